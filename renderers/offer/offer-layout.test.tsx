// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Section } from "../../schema/funnel.types.ts";
import { show } from "../testing/show.tsx";
import { OfferLayout } from "./offer-layout.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renews = { price: 40, every: "4 weeks" };
const long = { name: "Long", price: 20, originalPrice: 30, currency: "USD", period: "4 weeks", renews };
const sections: readonly Section[] = [
  { type: "notice", text: "Then {plan.renews.price} {plan.renews.every}." },
  { type: "button", text: "Start", action: "next" },
  { type: "guarantee", heading: "30 days to change your mind", text: "Write to us." },
];
const labels = { perDay: "a day", originalPrice: "Before:", saves: "Save", popular: "Favourite" };
const onePlan: Section = { type: "plans", heading: "Yours", plans: ["long"], default: "long", ...labels };

function offer(isWide: boolean, given: Partial<Parameters<typeof OfferLayout>[0]> = {}) {
  const query = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("matchMedia", () => query);
  const onNext = vi.fn();
  show(
    <OfferLayout sections={sections} plan={long} busy={undefined} onNext={onNext} {...given}>
      <p>The offer</p>
    </OfferLayout>,
  );
  return onNext;
}

const panel = () => screen.queryByRole("button")?.parentElement;

test("a wide screen has a panel beside the page: plan, renewal, button and guarantee", () => {
  const onNext = offer(true);
  expect(panel()?.textContent).toBe("Long$30 $20Then $40 every 4 weeks.Start30 days to change your mind");
  fireEvent.click(within(panel() ?? document.body).getByRole("button", { name: "Start" }), { detail: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
});

test("its button waits while a purchase is under way", () => {
  const onNext = offer(true, { busy: "One moment" });
  fireEvent.click(screen.getByRole("button", { name: "One moment" }), { detail: 1 });
  expect(onNext).not.toHaveBeenCalled();
});

test("a page with a plan in each of two lists has a panel: there is something to select", () => {
  const other: Section = { ...onePlan, plans: ["short"], default: "short" };
  offer(true, { sections: [...sections, onePlan, other] });
  expect(panel()).toBeDefined();
});

test.each([
  ["there is no room for it", false, {}],
  ["no plan is offered", true, { plan: undefined }],
  ["all is sold out", true, { plan: { ...long, soldOut: "Sold out" } }],
  ["nothing on the page goes on", true, { sections: [] }],
  ["there is one plan, which the page shows", true, { sections: [...sections, onePlan] }],
  ["that plan is shown twice", true, { sections: [onePlan, ...sections, onePlan] }],
])("has no panel where %s", (_, isWide, given) => {
  offer(isWide, given);
  expect(screen.getByText("The offer")).toBeTruthy();
  expect(panel()).toBeUndefined();
});
