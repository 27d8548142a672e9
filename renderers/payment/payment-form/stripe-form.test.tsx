// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckoutClient } from "../../checkout-client.ts";
import { defaultTexts } from "../../testing/example.ts";
import { session } from "../../testing/session.ts";
import { checkoutWith, show } from "../../testing/show.tsx";
import { scriptAddress } from "./fetch-stripe.ts";
import { StripeForm } from "./stripe-form.tsx";

/** Forms in the order in which they were requested; the test decides what happens to each. */
let forms: ReturnType<typeof newForm>[] = [];

function newForm() {
  const form = {
    mount: vi.fn((place: HTMLElement) => place.append("the form")),
    unmount: vi.fn(),
    destroy: vi.fn(),
    come: () => {},
    fail: () => {},
  };
  const coming = new Promise<typeof form>((resolve, reject) => {
    form.come = () => resolve(form);
    form.fail = () => reject(new Error("No such session"));
  });
  return { ...form, coming };
}

const unused = () => undefined;
const stripe: object = {
  elements: unused,
  createToken: unused,
  createPaymentMethod: unused,
  confirmCardPayment: unused,
  createEmbeddedCheckoutPage: () => {
    forms.push(newForm());
    return forms.at(-1)?.coming;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  forms = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    // With another type it loads nothing, so the test decides what happens to it.
    if (script instanceof HTMLScriptElement) document.head.appendChild(Object.assign(script, { type: "inert" }));
  });
});

afterEach(() => {
  cleanup();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, "Stripe");
  vi.useRealTimers();
});

/** Tags of Stripe's script. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com"]')];
const addresses = () => scripts().map(({ src }) => src);

/** Makes a tag load Stripe. */
async function bring(at: number) {
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: "endive" }) });
  await end(at, "load");
}
/** Makes a tag load, with any content, or fail. */
async function end(at: number, how: "load" | "error") {
  await act(async () => void scripts()[at]?.dispatchEvent(new Event(how)));
  await pass(0);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isGivenUp = () => screen.queryByText(/could not be loaded/) !== null;
const retry = () => fireEvent.click(screen.getByRole("button", { name: "Retry" }), { detail: 1 });

const open = (client: Partial<CheckoutClient> = {}) =>
  show(
    <StripeForm
      session={{ ...session, provider: "stripe", publishableKey: "pk_test_1" }}
      plan={undefined}
      purchase={{ plan: "short", email: "ada@example.com", charges: "[7]" }}
      texts={defaultTexts("checkout")}
      onExpire={() => undefined}
      loadCheckout={checkoutWith(client)}
    />,
  );

describe("Stripe's form", () => {
  test("is said to be on its way, then shown, and destroyed when the buyer leaves", async () => {
    const { unmount } = open();
    expect(screen.getByText("Loading payment form...")).toBeTruthy();
    await bring(0);
    expect(screen.getByText("Loading payment form...")).toBeTruthy();
    await act(async () => forms[0]?.come());
    expect(screen.getByText("the form")).toBeTruthy();
    expect(screen.queryByText("Loading payment form...")).toBeNull();
    await pass(60_000);
    expect([isGivenUp(), forms[0]?.destroy.mock.calls.length]).toEqual([false, 0]);
    unmount();
    expect(forms[0]?.destroy).toHaveBeenCalledTimes(1);
  });

  test("is given up after 8 seconds; one that comes in that very moment is destroyed, not shown", async () => {
    open();
    await bring(0);
    await pass(7_999);
    expect(isGivenUp()).toBe(false);
    await act(async () => {
      vi.advanceTimersByTime(1);
      forms[0]?.come();
    });
    expect([isGivenUp(), screen.queryByText("the form")]).toEqual([true, null]);
    expect([forms[0]?.destroy.mock.calls.length, forms[0]?.mount.mock.calls.length]).toEqual([1, 0]);
  });

  test("that fails is told at once, and Retry asks for another one", async () => {
    open();
    await bring(0);
    await act(async () => forms[0]?.fail());
    expect(isGivenUp()).toBe(true);
    retry();
    await pass(0);
    await act(async () => forms[1]?.come());
    expect([isGivenUp(), screen.getByText("the form") !== null]).toEqual([false, true]);
  });

  test("that comes after the buyer has left is destroyed: only one may exist", async () => {
    const { unmount } = open();
    await bring(0);
    unmount();
    await act(async () => forms[0]?.come());
    expect([forms[0]?.destroy.mock.calls.length, forms[0]?.mount.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("the provider's own page", () => {
  test.each([
    ["that is not available", "no-hosted-page", /^That page could not be opened/],
    ["at a price that has changed", "price-changed", /^The price has changed since this page was opened/],
  ])("%s is not gone to, and the buyer is told why", async (_, code, said) => {
    open({ openHosted: () => Promise.reject({ code }) });
    await pass(8_000);
    fireEvent.click(screen.getByRole("button", { name: /own page|provider's page/ }), { detail: 1 });
    await pass(0);
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe("Stripe's script", () => {
  test("is the one that the installed library is made for", () => {
    const library = readFileSync("node_modules/@stripe/stripe-js/dist/pure.mjs", "utf8");
    const train = /RELEASE_TRAIN = '(\w+)'/.exec(library)?.[1];
    expect(scriptAddress).toBe(`https://js.stripe.com/${train}/stripe.js`);
  });

  test("that hangs is given up after 8 seconds; Retry asks again, at an address that is not already waited for", async () => {
    open();
    await pass(8_000);
    expect([isGivenUp(), addresses()]).toEqual([true, [scriptAddress]]);
    retry();
    await pass(0);
    expect(addresses()).toEqual([scriptAddress, `${scriptAddress}?try=2`]);
    await bring(1);
    await act(async () => forms[0]?.come());
    expect(screen.getByText("the form")).toBeTruthy();
    // The first one loads after all.
    await bring(0);
    expect(forms).toHaveLength(1);
  });

  test("that comes after it was given up asks for no form that nobody would see", async () => {
    open();
    await pass(8_000);
    await bring(0);
    expect([isGivenUp(), forms.length]).toEqual([true, 0]);
  });

  test("that fails is tried once more at once, then given up", async () => {
    open();
    await end(0, "error");
    expect([isGivenUp(), scripts().length]).toEqual([false, 2]);
    await end(1, "error");
    expect([isGivenUp(), scripts().length]).toEqual([true, 2]);
  });

  test("that brings something else, as a network's sign-in page does, is given up", async () => {
    open();
    await end(0, "load");
    expect(isGivenUp()).toBe(true);
  });

  test("is not fetched again once it is there", async () => {
    const { unmount } = open();
    await bring(0);
    unmount();
    open();
    await pass(0);
    expect([scripts().length, forms.length]).toEqual([1, 2]);
  });
});

// The defects of the library that watch-form.ts works around. When one of these tests fails, watch-form.ts can go.
describe("the provider of Stripe's React library alone", () => {
  const bare = (given: object = stripe) =>
    render(
      // The fake only has what the library uses, not everything that Stripe has.
      <EmbeddedCheckoutProvider stripe={given as Stripe} options={{ clientSecret: "secret" }}>
        <EmbeddedCheckout />
      </EmbeddedCheckoutProvider>,
    );

  test("has no answer to a form that fails", () => {
    const then = vi.fn();
    bare({ ...stripe, createEmbeddedCheckoutPage: () => ({ then }) });
    expect(then.mock.calls).toEqual([[expect.any(Function)]]);
  });

  test("leaves a form behind that comes after the buyer has left", async () => {
    const { unmount } = bare();
    unmount();
    await act(async () => forms[0]?.come());
    await pass(60_000);
    expect(forms[0]?.destroy).not.toHaveBeenCalled();
  });
});
