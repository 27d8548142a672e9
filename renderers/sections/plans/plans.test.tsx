// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { SectionOf } from "../../contract.ts";
import { show } from "../../testing/show.tsx";
import { PlanSections } from "../priced-sections.tsx";
import { Plans } from "./plans.tsx";

afterEach(cleanup);

const section: SectionOf<"plans"> = {
  type: "plans",
  heading: "Choose",
  plans: ["short", "long", "unknown"],
  default: "long",
  perDay: "a day",
  originalPrice: "Before:",
  saves: "Save",
  popular: "Favourite",
  renewal: "{plan.price} today, then {plan.renews.price} {plan.renews.every}.",
};

function offer(values: Record<string, string> = {}, given: Parameters<typeof show>[1] = {}) {
  const actions = { now: () => 0, onSave: vi.fn(), onNext: vi.fn() };
  const { container } = show(
    <PlanSections {...actions} sections={[section]} components={{ plans: Plans }} values={values} />,
    given,
  );
  return { ...actions, renewal: container.querySelector("#plans-renewal")?.textContent };
}

test("each plan says its price today, the crossed-out one and what that saves, and what it is a day", () => {
  offer();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Short Save 50% Before: $14 $7$1.00 a day",
    "FavouriteLong $20$0.71 a day",
  ]);
});

test("the plan that fits the outcome is picked and alone marked, unless another was picked or it is not offered", () => {
  const shown = (plan: string, values: Record<string, string> = {}) => {
    offer(values, { outcome: { plan } });
    const cards = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => {
      const isMarked = radio.closest("label")?.textContent?.startsWith("Favourite");
      return [radio.value, ...(radio.checked ? ["picked"] : []), ...(isMarked ? ["marked"] : [])].join(" ");
    });
    cleanup();
    return cards;
  };
  expect(shown("short")).toEqual(["short picked marked", "long"]);
  expect(shown("short", { plan: "long" })).toEqual(["short marked", "long picked"]);
  expect(shown("other")).toEqual(["short", "long picked marked"]);
});

test.each([
  ["Short", "7.00rem"],
  ["The four week starter plan", "7.54rem"],
  ["The four week starter plan with a coach of your own", "10.00rem"],
  // Each letter is as wide as two.
  ["初めての人のための十二週間プラン", "9.28rem"],
])("all cards have room for the longest name, %s, in two lines, or the price below it", (name, room) => {
  offer(
    {},
    { plans: { short: { name: "Year", price: 9, currency: "EUR" }, long: { name, price: 5, currency: "EUR" } } },
  );
  const cards = screen.getAllByRole("radio").map((radio) => radio.closest<HTMLElement>("[style]"));
  expect(cards.map((card) => card?.style.getPropertyValue("--name"))).toEqual([room, room]);
});

test("a hint of several words has a row below the price, and those of the other plans with it", () => {
  const hints = (short: string, long: string) => {
    const price = { price: 9, currency: "EUR" } as const;
    offer(
      {},
      { plans: { short: { name: "Short", hint: short, ...price }, long: { name: "Long", hint: long, ...price } } },
    );
    const said = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.trim());
    cleanup();
    return said;
  };
  expect(hints("For two people", "For four people")).toEqual(["ShortFor two people €9", "LongFor four people €9"]);
  expect(hints("For two people", "For four people and their guests")).toEqual([
    "Short €9 For two people",
    "Long €9 For four people and their guests",
  ]);
});

test("what nobody uses by the day has its price where others have what they are a day", () => {
  const price = { price: 900, currency: "EUR" } as const;
  const days = { perDay: false, period: "6 months" } as const;
  const long = { name: "All day", ...price, ...days, originalPrice: 1000 };
  offer({}, { plans: { short: { name: "Half a day", ...price }, long } });
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.trim())).toEqual([
    "Half a day €900",
    "All day Save 10% Before: €1,000 €900",
  ]);
});

test("a price that comes again and again says how often, where it is not that of a day", () => {
  const plan = (more: object) => ({ name: "Plan", price: 9, currency: "EUR", perDay: false as const, ...more });
  const said = (short: object, long: object) => {
    const every = { month: "every month", year: "every year" };
    offer({}, { plans: { short: plan(short), long: plan(long) }, every });
    const texts = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.trim());
    cleanup();
    return texts;
  };
  const monthly = { price: 9, every: "1 month" };
  expect(said({ renews: monthly }, { period: "1 month", renews: monthly })).toEqual([
    "Plan €9 every month",
    "Plan €9 every month",
  ]);
  // What comes later is another price, or for another time.
  expect(said({ renews: { ...monthly, price: 19 } }, { period: "1 week", renews: monthly })).toEqual([
    "Plan €9",
    "Plan €9",
  ]);
});

test("a plan that is paid in parts says how many, how often, and what all of them cost, as others say it", () => {
  const parts = { count: 3, every: "1 month" };
  const course = { price: 29, currency: "EUR", parts } as const;
  offer(
    {},
    {
      plans: {
        short: { name: "In parts", ...course, originalPrice: 39 },
        long: { name: "Over the year", ...course, period: "1 year" },
      },
      every: { month: "every month", parts: "{count} payments of {price}" },
    },
  );
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "In parts Save 25% Before: €117 3 payments of €29 every month€87 ",
    "Over the year €873 payments of €29 every month€0.24 a day",
  ]);
});

test.each([
  ["{plan.price} today, then {plan.renews.price}.", ""],
  ["{plan.parts}, {plan.total} in total.", "3 payments of €29, €87 in total."],
  ["{plan.price} today.", "€29 today."],
])("below the plans “%s” is said of one in parts as “%s”", (renewal, said) => {
  const long = { name: "In parts", price: 29, currency: "EUR", parts: { count: 3, every: "1 month" } };
  const { container } = show(
    <PlanSections
      {...{ now: () => 0, onSave: vi.fn(), onNext: vi.fn(), values: {} }}
      sections={[{ ...section, plans: ["long"], renewal }]}
      components={{ plans: Plans }}
    />,
    { plans: { long }, every: { month: "every month", parts: "{count} payments of {price}" } },
  );
  expect(container.querySelector("#plans-renewal")?.textContent).toBe(said);
});

test("a plan that is free at first says for how long, and what it costs then", () => {
  const trial = { price: 0, currency: "GBP", period: "14 days" } as const;
  offer(
    {},
    {
      plans: {
        short: { name: "Monthly", ...trial, renews: { price: 29, every: "1 month" } },
        long: { name: "Yearly", ...trial, renews: { price: 290, every: "1 year" } },
      },
      every: { month: "every month", year: "every year", several: "every {period}" },
    },
  );
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.trim())).toEqual([
    "Monthly £29 every month£0 14 days",
    "Yearly £290 every year£0 14 days",
  ]);
});

test("picking keeps the plan and does not move on", () => {
  const { onSave, onNext } = offer();
  fireEvent.click(screen.getByRole("radio", { name: /Short/ }));
  expect(onSave.mock.calls).toEqual([[{ plan: "short", "plan:untouched": "" }]]);
  expect(onNext).not.toHaveBeenCalled();
});

test("says how the picked plan renews", () => {
  expect(offer().renewal).toBe("$20 today, then $40 every 4 weeks.");
});

test("a plan by the year renews every year", () => {
  const renews = { price: 96, every: "1 year" };
  const plans = { long: { name: "Long", price: 96, currency: "EUR", period: "1 year", renews } };
  expect(offer({}, { plans }).renewal).toBe("€96 today, then €96 every year.");
});

test("says nothing of renewal where the picked plan has none", () => {
  expect(offer({ plan: "short" }).renewal).toBe("");
});
