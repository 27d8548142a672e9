// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CheckoutClient } from "../checkout-client.ts";
import type { OptionExtras } from "../contract.ts";
import { FunnelProvider, type FunnelScope } from "../funnel-context.ts";
import { PlanScope } from "../pricing/index.ts";
import { defaultTexts, example } from "../testing/example.ts";
import { session } from "../testing/session.ts";
import { bareScope, checkoutWith, restorablePlans, show, stepProps, storageInMemory } from "../testing/show.tsx";
import { Checkout } from "./checkout.tsx";
import yaml from "./example.yaml?raw";
import { OrderSummary } from "./order-summary.tsx";

afterEach(cleanup);

const texts = defaultTexts("checkout");
const charged = (price: number) => `[${price},"USD","1 week",null,null,null,null]`;
const atPrice = { plan: "short", email: "ada@example.com", charges: charged(7) };
const atOriginalPrice = { ...atPrice, charges: charged(14), atOriginalPrice: true };
const failing = (code: string) => vi.fn<CheckoutClient["open"]>(() => Promise.reject({ code }));

function order(
  values: Record<string, string>,
  open: CheckoutClient["open"] = () => new Promise(() => undefined),
  extras?: OptionExtras,
) {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }), extras };
  show(<Checkout {...props} step={example<"checkout">(yaml)} texts={texts} values={values} />);
  const lines = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { ...props, lines };
}

test("sums up the plan picked before, with what it saves", () => {
  expect(order({ plan: "short", email: "ada@example.com" }).lines).toEqual([
    ["Plan", "Short"],
    ["Email", "ada@example.com"],
    ["Price", "$7"],
    ["Original price", "$14"],
    ["You save", "$7"],
    ["Per day", "$1.00"],
    ["Total today", "$7"],
  ]);
  expect(screen.getByText("Loading payment form...")).toBeTruthy();
});

test("orders as many as the visitor has said, at that many times the price", async () => {
  const open = vi.fn<CheckoutClient["open"]>(() => new Promise(() => undefined));
  const counted = { of: "seats", min: 1, max: 9 };
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  const values = { plan: "short", email: "ada@example.com" };
  const plans = { short: { name: "Short", price: 7, currency: "USD", period: "1 week", counted } };
  const given = (seats: string): FunnelScope => ({
    ...bareScope,
    plans,
    lookup: (name) => (name === "given.seats" ? seats : undefined),
  });
  const page = (seats: string) => (
    <FunnelProvider value={given(seats)}>
      <Checkout {...props} step={example<"checkout">(yaml)} texts={texts} values={values} />
    </FunnelProvider>
  );
  const { rerender } = render(page("3"));
  expect(screen.getByText("3 × Short")).toBeTruthy();
  const three = { ...atPrice, plan: "short:3", charges: charged(21) };
  await vi.waitFor(() => expect(open.mock.calls).toEqual([[three]]));
  // Said in another tab: the form is of the order that the page sums up.
  rerender(page("7"));
  expect(screen.getByText("7 × Short")).toBeTruthy();
  await vi.waitFor(() =>
    expect(open.mock.calls).toEqual([[three], [{ ...atPrice, plan: "short:7", charges: charged(49) }]]),
  );
});

test("orders what was added with the plan, and leaves out what is no longer sold", async () => {
  const open = vi.fn<CheckoutClient["open"]>(() => new Promise(() => undefined));
  const short = { name: "Short", price: 7, currency: "USD", period: "1 week", extras: [["book"]] } as const;
  const book = { name: "Book", price: 5, currency: "USD", isOnlyAdded: true } as const;
  const page = (plan: string, picks: readonly string[]) => (
    <FunnelProvider value={{ ...bareScope, plans: { short, book } }}>
      <Checkout
        {...{ ...stepProps(), loadCheckout: checkoutWith({ open }) }}
        step={example<"checkout">(yaml)}
        texts={texts}
        values={{ plan, email: "ada@example.com" }}
        extras={{ icons: {}, picks }}
      />
    </FunnelProvider>
  );
  const { rerender } = render(page("short+book", ["short", "short+book"]));
  expect(screen.getByText("Short + Book")).toBeTruthy();
  const both = { ...atPrice, plan: "short+book", charges: charged(12) };
  await vi.waitFor(() => expect(open.mock.calls).toEqual([[both]]));
  rerender(page("short+book", ["short"]));
  expect(screen.getByText("Short")).toBeTruthy();
  rerender(page("short+shoes", ["short", "short+book"]));
  expect(screen.getByText("Short")).toBeTruthy();
});

test("takes its own plan where none was picked, in the currency to be displayed, and says how it renews", () => {
  expect(order({ plan: "gone" }).lines).toEqual([
    ["Plan", "Long"],
    ["Price", "€20"],
    ["Per day", "€0.71"],
    ["Renews every 4 weeks", "€40"],
    ["Total today", "€20"],
  ]);
});

test("says how a plan renews in the words of the language, the period beside it or the one that is charged", () => {
  const plan = { name: "Abend", price: 96, currency: "EUR", period: "1 year" };
  const german = { language: "de", every: { year: "jedes Jahr", several: "alle {period}" } };
  for (const renews of [
    { price: 96, every: "1 year" },
    { price: 96, every: "1 year", statedEvery: "12 months" },
  ])
    show(<OrderSummary plan={{ ...plan, renews }} email={undefined} texts={texts} />, german);
  const said = screen.getAllByText(/^Renews/).map(({ textContent }) => textContent);
  expect(said).toEqual(["Renews jedes Jahr", "Renews alle 12 Monate"]);
});

test.each([
  ["€", {}],
  ["$", { displayCurrency: "USD" }],
])(
  "of a plan that is paid in parts it says how many, how often, what all cost and what is due today, in %s",
  (sign, more) => {
    const parts = { count: 3, every: "1 month" };
    const plan = { name: "Course", price: 29, originalPrice: 39, currency: "EUR", parts, ...more };
    const summary = <OrderSummary plan={plan} email={undefined} texts={texts} />;
    show(<PlanScope plan={plan}>{summary}</PlanScope>, {
      every: { month: "every month", parts: "{count} payments of {price}" },
    });
    expect(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ["Plan", "Course"],
        ["Price", `3 payments of ${sign}29 every month`],
        ["Original price", `${sign}117`],
        ["You save", `${sign}30`],
        ["All payments together", `${sign}87`],
        ["Total today", `${sign}29`],
      ],
    );
  },
);

test("of a plan that is free at first it says no price per day", () => {
  const plan = {
    name: "Monthly",
    price: 0,
    currency: "USD",
    period: "14 days",
    renews: { price: 20, every: "1 month" },
  };
  show(<OrderSummary plan={plan} email={undefined} texts={texts} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Plan",
    "Price",
    "Renews 1 month",
    "Total today",
  ]);
});

test("takes its own plan where a stored one only has the name of something else", () => {
  expect(order({ plan: "constructor" }).lines[0]).toEqual(["Plan", "Long"]);
});

test("takes its own plan where the one picked was bought before, and one that was offered since", () => {
  expect(order({ plan: "short" }, undefined, { icons: {}, picks: [] }).lines[0]).toEqual(["Plan", "Long"]);
  cleanup();
  expect(order({ plan: "short" }, undefined, { icons: {}, picks: ["short"] }).lines[0]).toEqual(["Plan", "Short"]);
});

test("opens a session for the plan and the e-mail, and shows the form with the terms above its button", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  order({ plan: "short", email: "ada@example.com" }, open);
  const pay = await screen.findByRole("button", { name: /^Pay( |$)/ });
  expect(open.mock.calls).toEqual([[atPrice]]);
  expect(pay.previousElementSibling?.textContent).toBe("$7 today.");
});

test("without an e-mail nothing is asked of the backend, and the way out is a button that takes one", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { onSave, onNotice } = order({ plan: "short" }, open);
  expect((await screen.findByRole("alert")).textContent).toBe("ErrorEmail is required for checkout");
  expect(onNotice).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Enter your email" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "ada@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
  expect(open).not.toHaveBeenCalled();
});

test("an e-mail that no step has asked for is asked for here, and its absence is no error", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { onSave, onNotice } = order({ plan: "short" }, open, { icons: {}, asksEmail: true });
  const field = await screen.findByRole("textbox", { name: "Email address" });
  expect(screen.getByText("Email is required for checkout")).toBeTruthy();
  expect(screen.queryByText("Error")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onNotice).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(onSave).not.toHaveBeenCalled();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "ada@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
  expect(open).not.toHaveBeenCalled();
});

test("an e-mail that nobody can be reached at is asked for anew", async () => {
  const { onSave } = order({ plan: "short", email: "ada@b@example.com" }, failing("bad-email"));
  expect((await screen.findByRole("alert")).textContent).toBe("ErrorPlease enter a valid email address");
  fireEvent.click(screen.getByRole("button", { name: "Enter your email" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "“ada@example.com”, " } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
});

test.each([
  ["payment-not-configured", "Stripe configuration error"],
  ["no-client-secret", "No client secret received from the server"],
  ["unreachable", "The payment service cannot be reached. Check the connection and try again."],
  ["too-many-requests", "Too many attempts. Please wait a minute and try again."],
  ["payment-unavailable", "Unable to create payment session. Please try again."],
])("a failure called %s is told on the page and as a notice, and can be tried again", async (code, text) => {
  const open = failing(code);
  const { onNotice } = order({ email: "ada@example.com" }, open);
  expect((await screen.findByRole("alert")).textContent).toBe(`Error${text}`);
  expect(onNotice.mock.calls).toEqual([
    [{ title: "Error", text: "Unable to create payment session. Please try again.", tone: "danger" }],
  ]);
  open.mockResolvedValue(session);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("button", { name: /^Pay( |$)/ });
  expect(open).toHaveBeenCalledTimes(2);
});

test("a price that has changed is told on the page alone: a notice that something has failed would contradict it", async () => {
  const { onNotice } = order({ email: "ada@example.com" }, failing("price-changed"));
  expect((await screen.findByRole("alert")).textContent).toContain("The price has changed since this page was opened");
  expect(onNotice).not.toHaveBeenCalled();
});

test("a form whose session has ended is told on the page alone, and Retry opens another", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const payTest = vi.fn<CheckoutClient["payTest"]>(() => Promise.reject({ code: "unknown-session" }));
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open, payTest }) };
  const values = { plan: "short", email: "ada@example.com" };
  show(<Checkout {...props} step={example<"checkout">(yaml)} texts={texts} values={values} />);
  fireEvent.click(await screen.findByRole("button", { name: /^4242/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Pay( |$)/ }));
  const said = "This payment form is no longer valid. If you have not paid, please try again.";
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Pay( |$)/ })).toBeNull();
  expect(props.onNotice).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("button", { name: /^Pay( |$)/ });
  expect(open).toHaveBeenCalledTimes(2);
});

/** An order in a funnel whose countdown restores prices, a number of milliseconds before its end. */
function orderBefore(left: number, open: CheckoutClient["open"]) {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  const seenAt = props.now() - 10_000;
  const deadline = props.now() + left;
  show(
    <Checkout
      {...props}
      storage={storageInMemory({ "offer-countdown": { deadline, seenAt } })}
      step={example<"checkout">(yaml)}
      texts={texts}
      values={{ plan: "short", email: "ada@example.com" }}
    />,
    { plans: restorablePlans },
  );
  const total = () => screen.getByText("Total today").nextElementSibling?.textContent;
  return { total, passDeadline: () => props.now.mockReturnValue(deadline) };
}

test("after the deadline of the offer it shows the original price and opens a session at that alone", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  orderBefore(0, open);
  const lines = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ["Plan", "Short"],
    ["Email", "ada@example.com"],
    ["Price", "$14"],
    ["Per day", "$2.00"],
    ["Total today", "$14"],
  ]);
  await screen.findByRole("button", { name: /^Pay( |$)/ });
  expect(open.mock.calls).toEqual([[atOriginalPrice]]);
});

test("a session that was opened before the deadline keeps its price, and so does the page", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { total, passDeadline } = orderBefore(1, open);
  passDeadline();
  await screen.findByRole("button", { name: /^Pay( |$)/ });
  expect([total(), open.mock.calls]).toEqual(["$7", [[atPrice]]]);
});

test("a try after the deadline is at the original price, and the page says so", async () => {
  const open = failing("unreachable");
  const { total, passDeadline } = orderBefore(1, open);
  await screen.findByRole("alert");
  expect(total()).toBe("$7");
  passDeadline();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(total()).toBe("$14");
  await screen.findByRole("alert");
  expect(open.mock.calls).toEqual([[atPrice], [atOriginalPrice]]);
});
