// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { periodIn, several } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { Arrival, CheckoutClient, Settled } from "../checkout-client.ts";
import { defaultTexts, example } from "../testing/example.ts";
import { checkoutWith, restorablePlans, show, stepProps } from "../testing/show.tsx";
import * as celebration from "../ui/overlays/celebrate.ts";
import yaml from "./example.yaml?raw";
import { Receipt } from "./receipt.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texts = defaultTexts("receipt");

function arrive(
  arrival: Arrival,
  settle: CheckoutClient["settle"] = () => new Promise(() => undefined),
  app?: string,
  more: Partial<ReturnType<typeof example<"receipt">>> = {},
  plans?: typeof restorablePlans,
) {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ arrive: () => arrival, settle }) };
  show(<Receipt {...props} step={{ ...example<"receipt">(yaml), ...more }} texts={texts} />, {
    lookup: (name) => (name === "product.app" ? app : undefined),
    ...(plans && { plans }),
  });
  return props;
}

const becomes = (settled: Settled) => async () => settled;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const lines = () =>
  screen.queryAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("with nobody to set an account up for it is ready, with the plan assumed, and leads to the app", async () => {
  arrive({}, undefined, "https://app.example/");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Your account is ready."));
  expect(heading()).toBe("Thank you");
  expect(lines()).toEqual([
    ["Plan", "Long"],
    ["Amount", "$20"],
  ]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://app.example/activate");
});

test("several of a plan are told with their number, and their price", async () => {
  const { long } = restorablePlans;
  if (!long) throw new Error("no plan");
  const buyer = { isPaid: true, hasAccount: true, transaction: "cs_1", email: "ada@example.com", currency: "USD" };
  const settle = becomes({ ...buyer, plan: "4 × Long", sold: several(long, 4), amount: 80 });
  arrive({ session: "cs_1" }, settle, undefined, { heading: "{plan.name} for {plan.price}" });
  await waitFor(() => expect(heading()).toBe("4 × Long for $80"));
});

test("what was added to a plan is told with it, also where the address alone names it", async () => {
  const { long } = restorablePlans;
  if (!long) throw new Error("no plan");
  const book = { name: "Workbook", price: 12, currency: "USD", isOnlyAdded: true } as const;
  const heading = "{plan.name} for {plan.price}, then {plan.renews.price}";
  const plans = { long: { ...long, extras: [["book"]] }, book };
  const app = "https://app.example/";
  arrive({ plan: "long+book" }, becomes({ isPaid: false, hasAccount: true }), app, { heading }, plans);
  const told = "Long + Workbook for $32, then $40";
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(told));
  expect(lines()).toContainEqual(["Plan", "Long + Workbook"]);
});

test("its texts speak of the plan as it was sold, whatever the definition says by now", async () => {
  const texts = { heading: "{plan.name} for {plan.price}", ready: "{plan.name} is yours" };
  const buyer = { isPaid: true, hasAccount: true, transaction: "cs_1", email: "ada@example.com", currency: "USD" };
  const sold = { name: "Short, as it was", price: 14, currency: "USD" as const };
  const settle = becomes({ ...buyer, plan: sold.name, sold, amount: 14 });
  const { onNotice } = arrive({ session: "cs_1" }, settle, undefined, texts, restorablePlans);
  await waitFor(() => expect(heading()).toBe("Short, as it was for $14"));
  expect(onNotice).toHaveBeenCalledWith({ title: "Short, as it was is yours", tone: "success", isSaid: true });
  expect(screen.getByRole("status").textContent).toBe("Short, as it was is yours");
});

test("its texts speak of the plan that was bought, not of one of the same name or as it would be typeset", async () => {
  const { short, long } = restorablePlans;
  if (!short || !long) throw new Error("Two plans are for sale.");
  const name = "PDF\u00a0— all";
  const plans = { ...restorablePlans, long: { ...long, name }, short: { ...short, name } };
  const buyer = { isPaid: true, hasAccount: true, transaction: "cs_1", email: "ada@example.com", currency: "USD" };
  const settle = becomes({ ...buyer, plan: "PDF — all", sold: plans.short, amount: 10 });
  arrive({ session: "cs_1" }, settle, undefined, { heading: "{plan.name} every {plan.period}", plan: "long" }, plans);
  const said = ({ period = "" }: Plan) => periodIn(period, "en").replace(" ", "\u00a0");
  await waitFor(() => expect(heading()).toBe(`${name} every ${said(short)}`));
  cleanup();
  const props = { heading: "{plan.period}", plan: "short" };
  arrive({ plan: "PDF — all" }, becomes({ isPaid: false, hasAccount: true }), undefined, props, {
    ...plans,
    short: { ...short, name: "Other" },
  });
  await waitFor(() => expect(heading()).toBe(said(long)));
});

test.each([
  ["an app that is not there", undefined, { activate: "Open" }],
  ["the app without a label for it", "https://app.example/", {}],
])("offers no way to %s", async (_, app, label) => {
  const { activate: _label, ...step } = example<"receipt">(yaml);
  const props = { ...stepProps(), loadCheckout: checkoutWith({ arrive: () => ({}) }) };
  show(<Receipt {...props} step={{ ...step, ...label }} texts={texts} />, {
    lookup: (name) => (name === "product.app" ? app : undefined),
  });
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(screen.queryByRole("link")).toBeNull();
});

const onward = { button: "What to bring", next: "bring" };
const paid = { isPaid: true, email: "ada@example.com", plan: "Short", amount: 7, currency: "EUR", transaction: "cs_1" };

test.each([true, false])(
  "leads on once the payment is there, where it has a next step; account: %s",
  async (hasAccount) => {
    vi.useFakeTimers();
    const { onNext } = arrive({ session: "cs_1" }, becomes({ ...paid, hasAccount }), undefined, onward);
    await pass(60_000);
    fireEvent.click(screen.getByRole("button", { name: "What to bring" }), { detail: 1 });
    expect(onNext).toHaveBeenCalledTimes(1);
  },
);

test("its way on does not look like the thing to do where there is an account to open", async () => {
  const lookOf = async (app?: string) => {
    arrive({}, undefined, app, onward);
    const { className } = await screen.findByRole("button", { name: "What to bring" });
    cleanup();
    return className;
  };
  expect(await lookOf("https://app.example")).not.toBe(await lookOf());
});

test("leads nowhere while the payment is being checked, nor without one", async () => {
  let answer = (_: Settled) => {};
  const settled = new Promise<Settled>((resolve) => {
    answer = resolve;
  });
  arrive({ session: "cs_1" }, () => settled, undefined, onward);
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name: "What to bring" })).toBeNull();
  await act(async () => answer({ isPaid: false, hasAccount: false }));
  expect(screen.queryByRole("button", { name: "What to bring" })).toBeNull();
});

test("has no such button where it is the last page", async () => {
  arrive({});
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(screen.queryByRole("button")).toBeNull();
});

test("claims no success while it is being checked", () => {
  arrive({ session: "cs_1", amount: 5 });
  expect(heading()).toBe("One moment.");
  expect(lines()).toEqual([]);
});

test("shows what the backend says was paid, not what the address claims", async () => {
  const settled = { isPaid: true, hasAccount: true, email: "ada@example.com", plan: "Short", amount: 7 };
  const { onNotice } = arrive(
    { session: "cs_1", amount: 1, plan: "long", email: "eve@example.com" },
    becomes({ ...settled, currency: "EUR", transaction: "cs_1" }),
  );
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(lines()).toEqual([
    ["Email", "ada@example.com"],
    ["Plan", "Short"],
    ["Amount", "€7.00"],
    ["Transaction ID", "cs_1"],
  ]);
  expect(onNotice.mock.calls).toEqual([[{ title: "Your account is ready.", tone: "success", isSaid: true }]]);
});

test.each<[string, CheckoutClient["settle"]]>([
  ["an unpaid session", becomes({ isPaid: false, hasAccount: false })],
  ["an account without a payment that was seen", becomes({ isPaid: false, hasAccount: true })],
])("%s is no success: it says so, repeats no amount, and leads to help", async (_, settle) => {
  const { onNotice } = arrive({ session: "cs_forged", amount: 1, plan: "Short" }, settle);
  await waitFor(() => expect(heading()).toBe("Your account could not be set up."));
  expect(lines()).toEqual([["Transaction ID", "cs_forged"]]);
  expect(screen.getByRole("link", { name: "Back to the start" }).getAttribute("href")).toBe("/");
  expect(onNotice.mock.calls).toEqual([
    [{ title: "Error setting up your account. Please contact support.", tone: "danger" }],
  ]);
});

test("a payment whose account could not be made, however often, is still a payment", async () => {
  vi.useFakeTimers();
  const settle = vi.fn<CheckoutClient["settle"]>(() => Promise.reject(new Error("down")));
  settle.mockResolvedValueOnce({ isPaid: true, hasAccount: false, amount: 20, currency: "USD" });
  arrive({ session: "cs_1" }, settle);
  await pass(60_000);
  expect(screen.getByRole("status").textContent).toBe("Your account could not be set up.");
  expect(heading()).toBe("Thank you");
});

test("of a plan that is paid in parts it says what was paid, and what there is to pay in all", async () => {
  const sold = { name: "Course", price: 29, currency: "EUR" as const, parts: { count: 3, every: "1 month" } };
  const props = {
    ...stepProps(),
    loadCheckout: checkoutWith({
      arrive: () => ({ session: "cs_1" }),
      settle: becomes({ ...paid, plan: "Course", sold, amount: 29, hasAccount: true }),
    }),
  };
  show(<Receipt {...props} step={example<"receipt">(yaml)} texts={texts} />, {
    every: { month: "every month", parts: "{count} payments of {price}" },
  });
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(lines()).toEqual([
    ["Email", "ada@example.com"],
    ["Plan", "Course"],
    ["Amount", "€29"],
    ["Paid in parts", "3 payments of €29 every month"],
    ["All payments together", "€87"],
    ["Transaction ID", "cs_1"],
  ]);
});

test("words in an address are taken for a plan only if they are one", async () => {
  arrive({ amount: 3.5, plan: "a call to +1 555 0100" });
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(lines()).toEqual([
    ["Plan", "Long"],
    ["Amount", "$3.50"],
  ]);
});

const down = () => vi.fn<CheckoutClient["settle"]>(() => Promise.reject(new Error("down")));
test("a backend that is back after a moment is asked again, and nobody hears of it", async () => {
  vi.useFakeTimers();
  const settle = vi.fn<CheckoutClient["settle"]>(async () => ({ isPaid: true, hasAccount: true }));
  settle.mockRejectedValueOnce(new Error("down")).mockRejectedValueOnce(new Error("down"));
  const { onNotice } = arrive({ session: "cs_1" }, settle);
  await pass(900);
  expect(heading()).toBe("One moment.");
  await pass(60_000);
  expect(heading()).toBe("Thank you");
  expect(onNotice.mock.calls).toEqual([[{ title: "Your account is ready.", tone: "success", isSaid: true }]]);
});

test("a backend that stays away is asked four times; then it is no success, and may be tried again by hand", async () => {
  vi.useFakeTimers();
  const settle = down();
  const { onNotice } = arrive({ session: "cs_1", amount: 1, plan: "Short" }, settle);
  await pass(3_600_000);
  expect(settle).toHaveBeenCalledTimes(4);
  expect(heading()).toBe("Your account could not be set up.");
  // A notice on a phone would cover a heading at the top of the page.
  expect(document.querySelector("svg + h1")).not.toBeNull();
  expect(lines()).toEqual([["Transaction ID", "cs_1"]]);
  expect(onNotice).toHaveBeenCalledTimes(1);
  settle.mockResolvedValue({ isPaid: true, hasAccount: true });
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(heading()).toBe("One moment.");
  await pass(0);
  expect(heading()).toBe("Thank you");
});

test("what the backend has refused is not asked again", async () => {
  vi.useFakeTimers();
  const settle = vi.fn<CheckoutClient["settle"]>(async () => ({ isPaid: false, hasAccount: false }));
  arrive({ session: "cs_forged" }, settle);
  await pass(3_600_000);
  expect(settle).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a page that is left asks no more", async () => {
  vi.useFakeTimers();
  const settle = down();
  const { onNotice } = arrive({ session: "cs_1" }, settle);
  await pass(0);
  cleanup();
  await pass(3_600_000);
  expect(settle).toHaveBeenCalledTimes(1);
  expect(onNotice).not.toHaveBeenCalled();
});

test.each([
  ["come", async (arrive: CheckoutClient["arrive"]) => checkoutWith({ arrive })()],
  ["failed to come", () => Promise.reject(new Error("no code"))],
])("a page that is left before the code has %s touches no address and tells nobody", async (_, load) => {
  const arrive = vi.fn<CheckoutClient["arrive"]>(() => ({}));
  const loading = load(arrive);
  const props = { ...stepProps(), loadCheckout: () => loading };
  show(<Receipt {...props} step={example<"receipt">(yaml)} texts={texts} />);
  cleanup();
  await new Promise((turn) => setTimeout(turn));
  expect(arrive).not.toHaveBeenCalled();
  expect(props.onNotice).not.toHaveBeenCalled();
});

test("an id is small, so that it is on one line of a phone; the name of a plan is not, however long", async () => {
  const settled = { ...paid, plan: "The first visit, with a scan in three dimensions", hasAccount: true };
  const transaction = `cs_${"1".repeat(60)}`;
  arrive({ session: transaction }, becomes({ ...settled, transaction }));
  await waitFor(() => expect(heading()).toBe("Thank you"));
  const small = screen.getAllByRole("definition").filter((fact) => fact.hasAttribute("data-long"));
  expect(small.map(({ textContent }) => textContent)).toEqual([transaction]);
});

test("a payment that has just arrived is a reason for confetti, once; one that was not seen is none", async () => {
  const celebrate = vi.spyOn(celebration, "celebrate").mockResolvedValue(undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  arrive({});
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(celebrate).not.toHaveBeenCalled();
  cleanup();
  arrive({ session: "cs_1" }, becomes({ ...paid, hasAccount: true }));
  // The confetti comes in an effect, after the heading.
  await waitFor(() => expect(celebrate).toHaveBeenCalledTimes(1));
  expect(heading()).toBe("Thank you");
  vi.unstubAllGlobals();
});

test("says what happens now once the account is ready, and copies the transaction", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const after = { heading: "Now", steps: ["Sharpen your pencil", "Draw"] };
  arrive({ session: "cs_1" }, becomes({ isPaid: false, hasAccount: false }), undefined, { after });
  await waitFor(() => expect(heading()).toBe("Your account could not be set up."));
  expect(screen.queryByText("Now")).toBeNull();
  cleanup();
  arrive({ session: "cs_1" }, becomes({ ...paid, hasAccount: true }), undefined, { after });
  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(after.steps);
  fireEvent.click(screen.getByRole("button", { name: "Copy the transaction ID" }));
  await screen.findByRole("button", { name: "Copied" });
  expect(writeText.mock.calls).toEqual([["cs_1"]]);
  vi.unstubAllGlobals();
});

test("without words of the author the heading says that the payment is being checked", () => {
  const step = example<"receipt">(yaml.replace(/^checking: .*\n/m, ""));
  const loadCheckout = checkoutWith({
    arrive: () => ({ session: "cs_1" }),
    settle: () => new Promise(() => undefined),
  });
  show(<Receipt {...stepProps()} loadCheckout={loadCheckout} step={step} texts={texts} />, {});
  expect(heading()).toBe("One moment, we are checking your payment.");
});
