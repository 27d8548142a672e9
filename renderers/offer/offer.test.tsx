// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clockRunner } from "../../src/services/run-clock.ts";
import type { CheckoutClient, OpenedCheckout } from "../checkout-client.ts";
import type { SectionOf, StepActions } from "../contract.ts";
import { Badge } from "../sections/badge/badge.tsx";
import { ButtonSection } from "../sections/button/button.tsx";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { Plans } from "../sections/plans/plans.tsx";
import { Text } from "../sections/text/text.tsx";
import { defaultTexts, example } from "../testing/example.ts";
import { session } from "../testing/session.ts";
import { checkoutWith, restorablePlans, show, stepProps, storageInMemory } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Offer } from "./offer.tsx";

afterEach(cleanup);

const sections = { badge: Badge, button: ButtonSection, heading: HeadingSection, plans: Plans };

test("shows the plan picked before, and goes on with it", async () => {
  const props = stepProps();
  show(
    <Offer
      {...props}
      step={example<"offer">(yaml)}
      texts={defaultTexts("offer")}
      sections={sections}
      values={{ plan: "short", email: "ada@example.com" }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Short/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Start" }), { detail: 1 });
  expect(props.onSave).toHaveBeenCalledWith({ plan: "short" });
  await waitFor(() => expect(props.onNext).toHaveBeenCalledTimes(1));
});

test("a plan that was picked stays picked when what was added to it is offered no longer, and is ordered without it", () => {
  const props = stepProps();
  const values = { plan: "short+book", "plan:untouched": "", email: "ada@example.com" };
  show(<Offer {...{ ...props, sections, values }} step={example<"offer">(yaml)} texts={defaultTexts("offer")} />);
  fireEvent.click(screen.getByRole("button", { name: "Start" }), { detail: 1 });
  expect(props.onSave).toHaveBeenCalledWith({ plan: "short" });
});

const other = { plan: "long", "plan:untouched": "long" };

test.each([
  ["a plan that nobody picked gives way to the one preselected now", other, "Short"],
  ["one that the visitor picked stays", { plan: "long" }, "Long"],
])("%s", (_, values, checked) => {
  const step = example<"offer">(yaml);
  const { wheel, bonus, countdown, ...page } = step;
  const offered = step.sections.find(({ type }) => type === "plans") as SectionOf<"plans">;
  const plans = (preset: string) => ({ ...offered, heading: preset, default: preset });
  // The first is for another answer.
  show(
    <Offer
      {...stepProps()}
      step={{ ...page, sections: [plans("long"), plans("short")] }}
      texts={defaultTexts("offer")}
      sections={sections}
      values={values}
    />,
    { isShown: (section) => !("heading" in section) || section.heading === "short" },
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: new RegExp(checked) }).checked).toBe(true);
});

test.each([undefined, "thanks"])("takes no order of a plan that is not shown, and says so; paid: %s", async (paid) => {
  const { wheel, bonus, countdown, ...page } = example<"offer">(yaml);
  const open = vi.fn<CheckoutClient["open"]>();
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  show(
    <Offer
      {...props}
      step={{ ...page, ...(paid && { paid }) }}
      texts={defaultTexts("offer")}
      sections={sections}
      values={{ email: "ada@example.com" }}
    />,
    { isShown: ({ type }) => type !== "plans" },
  );
  fireEvent.click(screen.getByRole("button", { name: "Start" }), { detail: 1 });
  expect(screen.getByRole("alert").textContent).toBe(defaultTexts("offer").noPlan);
  expect([open.mock.calls, props.onSave.mock.calls]).toEqual([[], []]);
});

/** A visitor with a stored countdown, and the code that runs it. */
function clocksOver(countdown: object, now: () => number) {
  const storage = storageInMemory({ "offer-countdown": countdown });
  return { storage, loadClocks: async () => clockRunner({ storage, now }) };
}

function expiredOffer(onExpire: "nothing" | "restore-price") {
  const { wheel: _, bonus: __, ...step } = example<"offer">(yaml);
  const props = stepProps();
  const deadline = props.now() - 1_000;
  show(
    <Offer
      {...props}
      {...clocksOver({ deadline, seenAt: deadline }, props.now)}
      step={{ ...step, countdown: { text: "Held for", lasts: "597 s", onExpire } }}
      texts={defaultTexts("offer")}
      sections={sections}
    />,
    onExpire === "restore-price" ? { plans: restorablePlans } : {},
  );
  return () => screen.getByRole("radio", { name: /Short/ }).closest("label")?.textContent;
}

test("restores the price that was crossed out when the countdown is over, where the definition wants it", async () => {
  const short = expiredOffer("restore-price");
  expect(short()).toBe("Short $14$2.00 a day");
  expect(await screen.findByText("00:00")).toBeTruthy();
  expect(screen.getByText(defaultTexts("offer").pricesAreBack)).toBeTruthy();
});

test("keeps the price where the countdown's end changes nothing", async () => {
  const short = expiredOffer("nothing");
  expect(await screen.findByText("00:00")).toBeTruthy();
  expect(screen.getByText(defaultTexts("offer").priceStays)).toBeTruthy();
  expect(short()).toBe("Short  50%  $14 $7$1.00 a day");
});

/** Opens an offer without a wheel, on a page that is held back for who comes, with these clocks. */
function heldOffer(stored: object, loadClocks: (storage: StepActions["storage"]) => StepActions["loadClocks"]) {
  document.documentElement.dataset.held = "";
  const { wheel: _, countdown: __, ...step } = example<"offer">(yaml);
  const storage = storageInMemory({ ...stored });
  const own = { ...stepProps(), storage, loadClocks: loadClocks(storage) };
  show(<Offer {...own} step={step} texts={defaultTexts("offer")} sections={sections} />);
  // By then the page's code has shown what was held back.
  delete document.documentElement.dataset.held;
  return () => "waits" in document.documentElement.dataset;
}

const claimed = { "bonus-start-time": stepProps().now() - 1_000 };

const banner = { name: "Your welcome bonus is waiting" };
const queryBanner = () => screen.queryByRole("complementary", banner);

test("stays held back until the claimed bonus stands above it", async () => {
  const { now } = stepProps();
  const isHidden = heldOffer(claimed, (storage) => async () => clockRunner({ storage, now }));
  // Its place is kept until then, so that nothing moves.
  expect(screen.getByText("Your welcome bonus is waiting").closest("[inert]")).toBeTruthy();
  expect([isHidden(), queryBanner()]).toEqual([true, null]);
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(queryBanner()).toBeTruthy();
});

test("is shown without clocks whose code does not come, and at once where no bonus was claimed", async () => {
  const isHidden = heldOffer(claimed, () => () => Promise.reject(new Error("There is no such file.")));
  await waitFor(() => expect(isHidden()).toBe(false));
  cleanup();
  expect(heldOffer({}, () => () => new Promise(() => undefined))()).toBe(false);
});

function sell(values: Record<string, string>, open: CheckoutClient["open"]) {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  const { wheel, bonus, countdown, ...page } = example<"offer">(yaml);
  const step = { ...page, paid: "thanks" };
  show(<Offer {...props} step={step} texts={defaultTexts("offer")} sections={sections} values={values} />);
  return props;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
const charged = (price: number) => `[${price},"USD","1 week",null,null,null,null]`;
const [shortCharges, restoredCharges] = [charged(7), charged(14)];
const longCharges = '[20,"USD","4 weeks",40,"4 weeks",null,null]';
test("where a payment leads somewhere it is made here: busy while it is prepared, then a dialog with its form", async () => {
  let answer = (_: OpenedCheckout) => {};
  const open = vi.fn<CheckoutClient["open"]>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { onNext } = sell({ plan: "short", email: "ada@example.com" }, open);
  press("Start");
  await waitFor(() =>
    expect(open.mock.calls).toEqual([[{ plan: "short", email: "ada@example.com", charges: shortCharges }]]),
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Processing..." }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  answer(session);
  const dialog = await screen.findByRole("dialog", { name: "Payment" });
  expect(await screen.findByText("$7 today.")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start" }).hasAttribute("aria-disabled")).toBe(false);
  expect(onNext).not.toHaveBeenCalled();
});

test("a form whose session has ended closes, and the sentence below the button says why", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const until = Date.now() + 60_000;
  sell({ plan: "short", email: "ada@example.com" }, async () => ({ ...session, until }));
  press("Start");
  await screen.findByRole("dialog", { name: "Payment" });
  vi.setSystemTime(until);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(
    screen.getByText("This payment form is no longer valid. If you have not paid, please try again."),
  ).toBeTruthy();
  press("Start");
  vi.useRealTimers();
  expect(await screen.findByRole("dialog", { name: "Payment" })).toBeTruthy();
});

test("where a payment leads somewhere, a button that skips it goes on, and orders nothing", () => {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open: vi.fn<CheckoutClient["open"]>() }) };
  const { wheel, bonus, countdown, ...page } = example<"offer">(yaml);
  const skip = { type: "button", text: "No, thanks", action: "skip" } as const;
  const step = { ...page, paid: "thanks", sections: [...page.sections, skip] };
  show(<Offer {...props} step={step} texts={defaultTexts("offer")} sections={sections} values={{}} />);
  press("No, thanks");
  expect(props.onNext).toHaveBeenCalledTimes(1);
  expect(props.onSave).not.toHaveBeenCalled();
});

/** An offer whose countdown restores prices, a second before its end. */
function sellUntilDeadline(values: Record<string, string>, open: CheckoutClient["open"]) {
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  const { wheel, bonus, ...page } = example<"offer">(yaml);
  const sentence = { type: "text", text: "{plan.price} today, for the others {plans.short.price}" } as const;
  const seenAt = props.now();
  show(
    <Offer
      {...props}
      {...clocksOver({ deadline: seenAt + 1_000, seenAt }, props.now)}
      step={{
        ...page,
        paid: "thanks",
        countdown: { text: "Held for", lasts: "597 s", onExpire: "restore-price" },
        sections: [...page.sections, sentence],
      }}
      texts={defaultTexts("offer")}
      sections={{ ...sections, text: Text }}
      values={values}
    />,
    {
      plans: restorablePlans,
      lookup: (name) => (name === "plans.short.price" ? "$7" : undefined),
    },
  );
  return async () => {
    expect(await screen.findByText("00:01")).toBeTruthy();
    props.now.mockReturnValue(seenAt + 1_000);
    // The clock is rendered with the page, possibly before it runs. It then reads the time when it starts.
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("00:00")).toBeTruthy();
  };
}

test("a session that is open at the deadline keeps its price, the next one has the one that is shown then", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async ({ atOriginalPrice }) => ({
    ...session,
    terms: atOriginalPrice ? "$14 today." : "$7 today.",
  }));
  const pass = sellUntilDeadline({ plan: "short", email: "ada@example.com" }, open);
  expect(screen.getByText("$7 today, for the others $7")).toBeTruthy();
  press("Start");
  expect(await screen.findByText("$7 today.")).toBeTruthy();
  await pass();
  expect(screen.getByText("$7 today.")).toBeTruthy();
  expect(screen.getByText("$14 today, for the others $14")).toBeTruthy();
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  press("Start");
  expect(await screen.findByText("$14 today.")).toBeTruthy();
  expect(open.mock.calls).toEqual([
    [{ plan: "short", email: "ada@example.com", charges: shortCharges }],
    [{ plan: "short", email: "ada@example.com", charges: restoredCharges, atOriginalPrice: true }],
  ]);
});

test("who gives an e-mail after the deadline buys at the price that is shown by then", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const pass = sellUntilDeadline({ plan: "short" }, open);
  press("Start");
  await pass();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "ada@example.com" } });
  press("Continue");
  await waitFor(() =>
    expect(open.mock.calls).toEqual([
      [{ plan: "short", email: "ada@example.com", charges: restoredCharges, atOriginalPrice: true }],
    ]),
  );
});

test("a plan without an original price is bought at its price, before the deadline and after", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const pass = sellUntilDeadline({ plan: "long", email: "ada@example.com" }, open);
  await pass();
  press("Start");
  await waitFor(() =>
    expect(open.mock.calls).toEqual([[{ plan: "long", email: "ada@example.com", charges: longCharges }]]),
  );
});

test("without an e-mail it asks for one, keeps it and goes on with it", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { onSave } = sell({ plan: "short" }, open);
  press("Start");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "ada@example.com" } });
  press("Continue");
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
  expect(await screen.findByRole("dialog", { name: "Payment" })).toBeTruthy();
  expect(open.mock.calls).toEqual([[{ plan: "short", email: "ada@example.com", charges: shortCharges }]]);
});

test("an e-mail that an Asian keyboard wrote is kept and sold to as the plain address", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const { onSave } = sell({ plan: "short" }, open);
  press("Start");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "ａｄａ＠example。com" } });
  press("Continue");
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
  await screen.findByRole("dialog", { name: "Payment" });
  expect(open.mock.calls).toEqual([[{ plan: "short", email: "ada@example.com", charges: shortCharges }]]);
});

test("a bonus that was claimed is no line of the order, as nothing in a funnel hands it over", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  const props = { ...stepProps(), loadCheckout: checkoutWith({ open }) };
  const { wheel: _, countdown: __, ...page } = example<"offer">(yaml);
  show(
    <Offer
      {...props}
      {...clocksOver({}, props.now)}
      step={{ ...page, paid: "thanks" }}
      texts={defaultTexts("offer")}
      sections={sections}
      values={{ plan: "short", email: "ada@example.com" }}
    />,
  );
  expect(await screen.findByRole("complementary", banner)).toBeTruthy();
  press("Claim");
  const dialog = await screen.findByRole("dialog", { name: "Payment" });
  expect(await within(dialog).findByText("$7 today.")).toBeTruthy();
  expect(dialog.textContent).toContain("Short");
  expect(dialog.textContent).not.toMatch(/bonus/i);
  expect(open.mock.calls).toEqual([[{ plan: "short", email: "ada@example.com", charges: shortCharges }]]);
});

test("a failure is told below the button, which can be pressed again; what is missing is only logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  sell({ plan: "short", email: "ada@example.com" }, () => Promise.reject({ code: "no-client-secret" }));
  press("Start");
  expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start" }).hasAttribute("aria-disabled")).toBe(false);
  expect(log.mock.calls).toEqual([["No client secret received from the server"]]);
});

test("a price that has changed since is told below the button, and nothing is sold", async () => {
  sell({ plan: "short", email: "ada@example.com" }, () => Promise.reject({ code: "price-changed" }));
  press("Start");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The price has changed since this page was opened, and nothing was bought. Press the button again to see the new price.",
  );
});

test("an e-mail that nobody can be reached at is asked for anew, and the purchase goes on with the other", async () => {
  const open = vi.fn<CheckoutClient["open"]>(async () => session);
  open.mockRejectedValueOnce({ code: "bad-email" });
  const { onSave, onNotice } = sell({ plan: "short", email: "ada@b@example.com" }, open);
  press("Start");
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "ada@example.com" } });
  expect(onNotice.mock.calls).toEqual([
    [{ title: "Invalid email", text: "Please enter a valid email address", tone: "danger" }],
  ]);
  press("Continue");
  expect(onSave).toHaveBeenCalledWith({ email: "ada@example.com" });
  expect(await screen.findByRole("dialog", { name: "Payment" })).toBeTruthy();
  expect(open.mock.lastCall).toEqual([{ plan: "short", email: "ada@example.com", charges: shortCharges }]);
});

test("a slip beside the payment form does not close it, Escape does", async () => {
  sell({ plan: "short", email: "ada@example.com" }, async () => session);
  press("Start");
  const dialog = await screen.findByRole("dialog", { name: "Payment" });
  fireEvent.click(dialog);
  expect(screen.queryByRole("dialog", { name: "Payment" })).toBe(dialog);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
