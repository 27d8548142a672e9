// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { OfferStep } from "../../schema/funnel.types.ts";
import type { StepProps, StepType } from "../contract.ts";
import type { FunnelScope } from "../funnel-context.ts";
import { Offer } from "../offer/offer.tsx";
import { ButtonSection } from "../sections/button/button.tsx";
import { Extras } from "../sections/extras/extras.tsx";
import { Plans } from "../sections/plans/plans.tsx";
import { Text } from "../sections/text/text.tsx";
import { defaultTexts } from "../testing/example.ts";
import { checkoutWith, show, stepProps } from "../testing/show.tsx";
import { stocked } from "./stocked.tsx";

afterEach(cleanup);

const texts = { soldOut: "Sold out", tooFew: "Only {count} left", gone: "Gone in the meantime." };
const price = { currency: "EUR" };
const plans: FunnelScope["plans"] = {
  early: { name: "Early", price: 240, ...price, stock: "early", popular: true },
  regular: { name: "Regular", price: 290, ...price, stock: "seats" },
  group: { name: "Group", price: 250, ...price, stock: "seats", counted: { of: "people", min: 1, max: 9 } },
  book: { name: "Book", price: 20, ...price, stock: "books", isOnlyAdded: true },
};

const words = { perDay: "a day", originalPrice: "Instead of", saves: "Save" };
const step: OfferStep = {
  type: "offer",
  path: "/offer",
  paid: "thanks",
  countdown: { text: "Held for a while", lasts: "10 min", onExpire: "nothing" },
  sections: [
    { type: "text", text: "{stock.seats|1 place left|5 places left|Small groups}" },
    {
      type: "plans",
      heading: "Plans",
      plans: ["early", "regular", "group"],
      default: "early",
      ...words,
      popular: "Popular",
    },
    { type: "extras", heading: "Extras", extras: ["book"], sum: "All of it", originalPrice: "Instead of" },
    { type: "button", text: "Buy", action: "next", summary: true },
    { type: "text", text: "The list is open.", when: { stock: { seats: "out" } } },
  ],
};

const sections = { button: ButtonSection, extras: Extras, plans: Plans, text: Text };

// The wrapper takes steps of any type.
const Stocked = stocked(Offer as ComponentType<StepProps<StepType>>, texts) as ComponentType<StepProps<"offer">>;

type Answer = Readonly<Record<string, number>>;

/** An offer whose backend says in turn how many are left. */
function offer(...answers: readonly (Answer | Promise<Answer> | Error)[]) {
  const stockLeft = vi.fn(async () => {
    const answer = answers[Math.min(stockLeft.mock.calls.length, answers.length) - 1];
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  });
  const open = vi.fn(() => Promise.reject(Object.assign(new Error(), { code: "sold-out" })));
  const props = { ...stepProps(), step, sections, values: { email: "ada@example.com" } };
  const said = { ...defaultTexts("offer"), ...texts };
  show(<Stocked {...props} texts={said} loadCheckout={checkoutWith({ stockLeft, open })} />, {
    plans,
    lookup: (name) => (name === "given.people" ? "3" : undefined),
    isShown: ({ when }, said) => !when || said?.["stock.seats"] === "out",
  });
  return { ...props, stockLeft, open };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const buy = () => screen.getByRole<HTMLButtonElement>("button", { name: /Buy|Sold out/ });

test("says how many are left once it knows, and nothing before", async () => {
  offer({ early: 5, seats: 5, books: 1 });
  expect(screen.getByText("Small groups")).toBeTruthy();
  expect(await screen.findByText("5 places left")).toBeTruthy();
  expect(radio(/Early/).checked).toBe(true);
  expect(screen.queryByText("The list is open.")).toBeNull();
});

test("says many as the language writes numbers", async () => {
  offer({ early: 5, seats: 12_000, books: 1 });
  expect(await screen.findByText("12,000 places left")).toBeTruthy();
});

test("a plan that is sold out says so, cannot be picked, and leaves the first pick to the next one", async () => {
  offer({ early: 0, seats: 5, books: 0 });
  await screen.findByText("5 places left");
  expect(radio(/Early.*Sold out/).disabled).toBe(true);
  expect(radio(/Regular/).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Book.*Sold out/ }).disabled).toBe(true);
});

test("of a plan that is bought several times, the page says that too few are left", async () => {
  offer({ early: 5, seats: 2, books: 1 });
  await screen.findByText("2 places left");
  expect(radio(/Group.*Only 2 left/).disabled).toBe(true);
  expect(radio(/Regular/).disabled).toBe(false);
});

test("where nothing is left the button says so and leads nowhere, and sections for it are shown", async () => {
  const { onNext, open } = offer({ early: 0, seats: 0, books: 0 });
  expect(screen.getByText("Held for a while")).toBeTruthy();
  expect(screen.getByText("All of it")).toBeTruthy();
  expect(screen.getAllByText("€240")).toHaveLength(2);
  expect(await screen.findByText("The list is open.")).toBeTruthy();
  // Nothing presses for time, nothing can be added, and nothing is summed up.
  expect(screen.queryByText("Held for a while")).toBeNull();
  expect(screen.queryByText("All of it")).toBeNull();
  expect(screen.queryAllByText("€240")).toHaveLength(0);
  expect([buy().textContent, buy().disabled]).toEqual(["Sold out", true]);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  fireEvent.click(buy(), { detail: 1 });
  expect([onNext.mock.calls.length, open.mock.calls.length]).toEqual([0, 0]);
});

test("a purchase of what has just run out is told, and the plan is shown as sold out", async () => {
  offer({ early: 1, seats: 5, books: 1 }, { early: 0, seats: 5, books: 1 });
  await screen.findByText("5 places left");
  fireEvent.click(buy(), { detail: 1 });
  expect(await screen.findByText("Gone in the meantime.")).toBeTruthy();
  await waitFor(() => expect(radio(/Early.*Sold out/).disabled).toBe(true));
  expect(radio(/Regular/).checked).toBe(true);
});

test("what has run out is said to whoever has heard of the plans before", async () => {
  offer({ early: 0, seats: 2, books: 1 });
  expect(screen.getByRole("status").textContent).toBe("");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Early: Sold out. Group: Only 2 left"));
});

test("a page that stays in view asks again, and of two answers believes the one that was asked for last", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const answer: ((left: Answer) => void)[] = [];
  const later = () => new Promise<Answer>((resolve) => void answer.push(resolve));
  const { stockLeft } = offer(later(), later());
  await vi.waitFor(() => expect(stockLeft).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(300_000);
  await vi.waitFor(() => expect(stockLeft).toHaveBeenCalledTimes(2));
  const answerWith = (seats: number, question: number) =>
    act(async () => {
      answer[question]?.({ early: 5, seats, books: 1 });
      await new Promise((done) => setTimeout(done, 20));
    });
  await answerWith(2, 1);
  expect(screen.getByText("2 places left")).toBeTruthy();
  await answerWith(5, 0);
  expect(screen.getByText("2 places left")).toBeTruthy();
  vi.useRealTimers();
});

test("without an answer nothing is claimed", async () => {
  const { stockLeft } = offer({ early: 0, seats: 0, books: 0 }, new Error("offline"));
  await screen.findByText("The list is open.");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(stockLeft).toHaveBeenCalledTimes(2));
  expect(await screen.findByText("Small groups")).toBeTruthy();
  expect([radio(/Early/).disabled, radio(/Early/).checked, buy().textContent]).toEqual([false, true, "Buy"]);
});
