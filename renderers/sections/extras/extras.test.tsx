// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { soldPlans } from "../../../engine/pricing/sold-plans.ts";
import type { OfferStep, Plan } from "../../../schema/funnel.types.ts";
import type { SectionOf } from "../../contract.ts";
import { show, storageInMemory } from "../../testing/show.tsx";
import { Plans } from "../plans/plans.tsx";
import { PricedSections } from "../priced-sections.tsx";
import { Extras } from "./extras.tsx";

afterEach(cleanup);

const plans: Readonly<Record<string, Plan>> = {
  short: { name: "Short", price: 7, currency: "USD" },
  long: { name: "Long", hint: "For a year", price: 20, currency: "USD" },
  workbook: { name: "Workbook", hint: "40 pages", price: 12, originalPrice: 15, currency: "USD" },
  call: { name: "Call", price: 30, currency: "USD" },
  parts: { name: "In parts", price: 8, currency: "USD", parts: { count: 3, every: "1 month" } },
};
const sections: [SectionOf<"plans">, SectionOf<"extras">] = [
  {
    ...{ type: "plans", heading: "Choose", plans: ["short", "long", "parts"], default: "long" },
    ...{ perDay: "a day", originalPrice: "Before:", saves: "Save", popular: "Favourite" },
  },
  {
    type: "extras",
    heading: "Add to it",
    extras: ["workbook", "call"],
    originalPrice: "Before:",
    sum: "{plan.name}: {plan.price}",
  },
];
const offer: OfferStep = { type: "offer", path: "/", sections };

function page(values: Readonly<Record<string, string>> = {}, hasPlans = () => true) {
  const onSave = vi.fn();
  show(
    <PricedSections
      {...{ now: () => 0, onSave, onNext: vi.fn(), values, sections, storage: storageInMemory() }}
      components={{ plans: Plans, extras: Extras }}
    />,
    { plans: soldPlans({ plans, steps: { offer } }), isShown: ({ type }) => type !== "plans" || hasPlans() },
  );
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  const total = () => screen.getByRole("group", { name: "Add to it" }).querySelector("[aria-live=polite]")?.textContent;
  return { onSave, box, total };
}

test("each extra says what it is and costs, and none is ticked in advance", () => {
  const { box, total } = page();
  const rows = screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ checked, value, labels }) => [checked, value, labels?.[0]?.textContent]);
  // By the value, `prove` tells apart what is called alike.
  expect(rows).toEqual([
    [false, "workbook", "Workbook40 pages Before: $15 $12"],
    [false, "call", "Call $30"],
  ]);
  expect(total()).toBe("Long: $20");
  // Read as a whole: a price alone would not say what it is of.
  const live = screen.getByRole("group", { name: "Add to it" }).querySelector("[aria-live=polite]");
  expect(live?.getAttribute("aria-atomic")).toBe("true");
  expect(box(/^Workbook/).checked).toBe(false);
  expect(screen.getByRole("radio", { name: /For a year/ })).toBeTruthy();
});

test("a tick adds to the plan that is shown as picked, and what is ticked keeps the order of the section", () => {
  const { onSave, box } = page();
  fireEvent.click(box(/^Call/));
  expect(onSave).toHaveBeenLastCalledWith({ plan: "long+call", "plan:untouched": "" });
  cleanup();
  const then = page({ plan: "long+call" });
  fireEvent.click(then.box(/^Workbook/));
  expect(then.onSave).toHaveBeenLastCalledWith({ plan: "long+workbook+call", "plan:untouched": "" });
});

test("what was ticked is still ticked later, is part of the price, and can be taken back", () => {
  const { onSave, box, total } = page({ plan: "short+workbook" });
  expect([box(/^Workbook/).checked, box(/^Call/).checked]).toEqual([true, false]);
  expect(total()).toBe("Short + Workbook: $19");
  fireEvent.click(box(/^Workbook/));
  expect(onSave).toHaveBeenLastCalledWith({ plan: "short", "plan:untouched": "" });
});

test("another plan keeps what is ticked", () => {
  const { onSave } = page({ plan: "short+workbook" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Short/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /^Long/ }));
  expect(onSave).toHaveBeenLastCalledWith({ plan: "long+workbook", "plan:untouched": "" });
});

test("what is not offered here is not in the order, nor is what was added to a plan that is not", () => {
  expect(page({ plan: "short+shoes+call" }).total()).toBe("Short + Call: $37");
  cleanup();
  expect(page({ plan: "year+call" }).total()).toBe("Long: $20");
});

test("where no plan is offered to a visitor, there is nothing to add to", () => {
  page({}, () => false);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("nothing is added to a plan that is paid in parts: its boxes are away, and what was ticked is not in the order", () => {
  const { onSave } = page({ plan: "parts+workbook" });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /In parts/ }).checked).toBe(true);
  // Nor is it ticked for whoever picks another plan then.
  fireEvent.click(screen.getByRole("radio", { name: /^Short/ }));
  expect(onSave).toHaveBeenLastCalledWith({ plan: "short", "plan:untouched": "" });
});
