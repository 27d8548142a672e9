// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CheckoutClient } from "../checkout-client.ts";
import { session } from "../testing/session.ts";
import { checkoutWith } from "../testing/show.tsx";
import { formCode } from "./payment-form/form-code.ts";
import { usePurchase } from "./use-purchase.ts";

afterEach(cleanup);

const ada = "ada@example.com";

const plans = {
  short: { name: "Short", price: 7, currency: "USD" },
  seat: { name: "3 × Seat", price: 21, currency: "USD", orderedAs: "seat:3" },
};

/** A page with a purchase on it; of its plans, "long" is at its original price. */
function page(open: CheckoutClient["open"], { asksAtOnce = false } = {}) {
  const loadCheckout = vi.fn(checkoutWith({ open }));
  const onProblem = vi.fn();
  const options = { loadCheckout, asksAtOnce, plans, isAtOriginalPrice: (plan: string) => plan === "long", onProblem };
  const { result, rerender } = renderHook(() => usePurchase(options));
  const send = (event: Parameters<(typeof result.current)[1]>[0]) => act(() => result.current[1](event));
  return { at: () => result.current[0], send, rerender, loadCheckout, onProblem };
}

test("fetches the code for paying once, before anybody buys", () => {
  const { loadCheckout, rerender } = page(vi.fn());
  rerender();
  expect(loadCheckout).toHaveBeenCalledTimes(1);
});

test("fetches it anew from another source", () => {
  const [first, second] = [vi.fn(checkoutWith({})), vi.fn(checkoutWith({}))];
  const common = { asksAtOnce: false, plans, isAtOriginalPrice: () => false, onProblem: vi.fn() };
  const { rerender } = renderHook(({ loadCheckout }) => usePurchase({ ...common, loadCheckout }), {
    initialProps: { loadCheckout: first },
  });
  rerender({ loadCheckout: second });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ["short", { plan: "short", email: ada, charges: '[7,"USD",null,null,null,null,null]' }, plans.short],
  ["seat", { plan: "seat:3", email: ada, charges: '[21,"USD",null,null,null,null,null]' }, plans.seat],
  ["long", { plan: "long", email: ada, charges: "", atOriginalPrice: true }, undefined],
])("opens a session for the plan %s as the page shows it", async (plan, purchase, shown) => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { at, send, onProblem } = page(open);
  send({ type: "buy", plan, email: ada });
  await waitFor(() => expect(at().value).toBe("paying"));
  expect(open.mock.calls).toEqual([[purchase]]);
  expect(at().context.open).toEqual({ plan: shown, purchase, session });
  expect(onProblem).not.toHaveBeenCalled();
});

test.each([
  ["what the backend answers", { code: "payment-unavailable" }, "payment-unavailable"],
  ["a fault of the page", new Error("no code"), "internal"],
  ["an error that is a text", "off", "internal"],
  ["an error that is nothing", null, "internal"],
])("tells of %s once", async (_, error, code) => {
  const { at, send, onProblem } = page(() => Promise.reject(error));
  send({ type: "buy", plan: "short", email: ada });
  await waitFor(() => expect(at().value).toBe("failed"));
  expect(onProblem.mock.calls).toEqual([[code]]);
});

test("tells of code for paying that cannot be fetched when somebody buys, and not before", async () => {
  const onProblem = vi.fn();
  const lost = vi.fn(() => Promise.reject({ code: "unreachable" }));
  const options = { loadCheckout: lost, asksAtOnce: false, plans, isAtOriginalPrice: () => false, onProblem };
  const { result } = renderHook(() => usePurchase(options));
  await act(async () => undefined);
  expect(onProblem).not.toHaveBeenCalled();
  act(() => result.current[1]({ type: "buy", plan: "short", email: ada }));
  await waitFor(() => expect(onProblem.mock.calls).toEqual([["unreachable"]]));
});

test("a form whose code cannot be fetched is a purchase to try again, in the same session", async () => {
  vi.spyOn(formCode, "sandbox").mockRejectedValueOnce(new Error("There is no such file."));
  const { at, send, onProblem } = page(async () => session);
  const buy = { type: "buy", plan: "short", email: ada } as const;
  send(buy);
  await waitFor(() => expect(onProblem.mock.calls).toEqual([["internal"]]));
  send(buy);
  await waitFor(() => expect(at().value).toBe("paying"));
});

test.each([
  [true, "asking"],
  [false, "failed"],
])("where a page asks at once (%s), an address that is refused leads to the state %s", async (asksAtOnce, state) => {
  const { at, send } = page(() => Promise.reject({ code: "bad-email" }), { asksAtOnce });
  send({ type: "buy", plan: "short", email: ada });
  await waitFor(() => expect(at().value).toBe(state));
});

test.each(["sandbox", "stripe"] as const)(
  "a form of %s that was open until its session ends makes place for a new one, also where its timer slept",
  async (provider) => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const day = 86_400_000;
    const { at, send, onProblem } = page(async () => ({ ...session, provider, until: Date.now() + day }));
    const buy = async () => {
      send({ type: "buy", plan: "short", email: ada });
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(at().value).toBe("paying");
    };
    await buy();
    act(() => void vi.advanceTimersByTime(day - 1));
    expect(at().value).toBe("paying");
    // The clock of the day may have been set back a little meanwhile.
    vi.setSystemTime(Date.now() - 5_000);
    act(() => void vi.advanceTimersByTime(60_001));
    expect([at().value, onProblem.mock.calls]).toEqual(["failed", [["unknown-session"]]]);
    await buy();
    vi.setSystemTime(Date.now() + day);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(at().value).toBe("failed");
    vi.useRealTimers();
  },
);

test("a form makes place for what another tab has bought while its session was being opened", async () => {
  const { at, send, onProblem } = page(async () => ({
    ...session,
    until: Date.now() + 3_600_000,
    isOvertaken: () => true,
  }));
  send({ type: "buy", plan: "short", email: ada });
  await waitFor(() => expect(at().value).toBe("failed"));
  expect(onProblem.mock.calls).toEqual([["unknown-session"]]);
});

test.each([
  ["it hears of it", () => dispatchEvent(new StorageEvent("storage"))],
  ["its tab is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])(
  "a form makes place once another tab has bought, when %s, and a press opens one for a second purchase",
  async (_, tell) => {
    let hasBought = false;
    const { at, send, onProblem } = page(async () => {
      hasBought = false;
      return { ...session, isOvertaken: () => hasBought };
    });
    const buy = async () => {
      send({ type: "buy", plan: "short", email: ada });
      await waitFor(() => expect(at().value).toBe("paying"));
    };
    await buy();
    act(() => void tell());
    expect(at().value).toBe("paying");
    hasBought = true;
    act(() => void tell());
    expect([at().value, onProblem.mock.calls]).toEqual(["failed", [["unknown-session"]]]);
    await buy();
    act(() => void tell());
    expect(at().value).toBe("paying");
  },
);
