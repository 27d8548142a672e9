// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Section } from "../../schema/funnel.types.ts";
import { show } from "../testing/show.tsx";
import { ButtonSection } from "./button/button.tsx";
import { HeadingSection } from "./heading/heading.tsx";
import { Plans } from "./plans/plans.tsx";
import { PlanSections } from "./priced-sections.tsx";

afterEach(cleanup);

const components = { heading: HeadingSection, button: ButtonSection, plans: Plans };
const heading = (text: string, when?: Section["when"]): Section => ({ type: "heading", text, ...(when && { when }) });
const words = { perDay: "per day", originalPrice: "Instead of", popular: "Our suggestion", saves: "Save" };
const plans: Section = { type: "plans", heading: "Choose", plans: ["short", "long"], default: "long", ...words };

function lay(sections: readonly Section[], values: Record<string, string> = {}, titled = false) {
  const actions = { now: () => 0, onSave: vi.fn(), onNext: vi.fn() };
  const isShown = ({ when }: Section) => when === undefined;
  show(<PlanSections {...actions} sections={sections} components={components} values={values} titled={titled} />, {
    isShown,
  });
  return {
    ...actions,
    headings: screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]),
  };
}

test("leaves out a section whose condition does not hold; the first heading that shows is the h1", () => {
  expect(lay([heading("Hidden", { has: "goal" }), heading("One"), heading("Two")]).headings).toEqual([
    ["H1", "One"],
    ["H2", "Two"],
  ]);
});

test("on a page that has a title, no section is the h1", () => {
  expect(lay([heading("One")], {}, true).headings).toEqual([["H2", "One"]]);
});

test("going on keeps the plan that shows as picked, touched or not", () => {
  const { onSave, onNext } = lay([plans, { type: "button", text: "Start", action: "next" }]);
  fireEvent.click(screen.getByRole("button", { name: "Start" }), { detail: 1 });
  expect(onSave.mock.calls).toEqual([[{ plan: "long", "plan:untouched": "long" }]]);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test("a kept plan that is not on offer here gives way to the default", () => {
  lay([plans], { plan: "gone" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Long/ }).checked).toBe(true);
});

test("a button may lead to the plans: focus comes along, and the flow stays", () => {
  const { onNext } = lay([{ type: "button", text: "See", action: "plans" }, plans]);
  fireEvent.click(screen.getByRole("button", { name: "See" }), { detail: 1 });
  expect((document.activeElement as HTMLInputElement).value).toBe("long");
  expect(onNext).not.toHaveBeenCalled();
});

test("a sticky button makes way for plans and for other buttons that are in view, also for one that comes later", () => {
  const observed = new Set<Element>();
  let look: (entries: readonly object[]) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe = (element: Element) => observed.add(element);
      readonly disconnect = () => observed.clear();
      constructor(told: typeof look) {
        look = told;
      }
    },
  );
  const page = (last: boolean) => (
    <PlanSections
      now={() => 0}
      onSave={() => undefined}
      onNext={() => undefined}
      values={{}}
      components={components}
      sections={[
        { type: "button", text: "Follows", action: "plans", sticky: true },
        plans,
        ...(last ? [{ type: "button", text: "Start", action: "next" } as const] : []),
      ]}
    />
  );
  const { container, rerender, unmount } = show(page(false));
  const isAway = () => container.querySelector("[data-away]") !== null;
  const see = (isIntersecting: boolean, element = [...observed].at(-1)) =>
    act(() => look([{ target: element, isIntersecting }]));
  expect([observed.size, isAway()]).toEqual([1, true]);
  see(false);
  expect(isAway()).toBe(false);
  see(true);
  expect(isAway()).toBe(true);
  see(false);
  expect(isAway()).toBe(false);
  rerender(page(true));
  expect(observed.size).toBe(2);
  see(true);
  expect(isAway()).toBe(true);
  unmount();
  expect(observed.size).toBe(0);
  vi.unstubAllGlobals();
});

test("a sticky button that is alone on its page stays in sight", () => {
  const { container } = show(
    <PlanSections
      now={() => 0}
      onSave={() => undefined}
      onNext={() => undefined}
      values={{}}
      components={components}
      sections={[{ type: "button", text: "Follows", action: "next", sticky: true }]}
    />,
  );
  expect(container.querySelector("[data-away]")).toBeNull();
});

test("a joined section stands in one card with the one above it, and alone with nothing above it", () => {
  const joined: Section = { type: "heading", text: "Score", ...{ joined: true } };
  lay([joined, heading("Result"), joined, heading("Next")]);
  const parents = screen.getAllByRole("heading").map(({ parentElement }) => parentElement?.parentElement);
  expect(parents[1]).toBe(parents[2]);
  expect(parents[0]).toBe(parents[3]);
  expect(parents[0]).not.toBe(parents[1]);
});

test("of several buttons that go on, the one that was pressed says what went wrong, or else the first", () => {
  const next = (text: string): Section => ({ type: "button", text, action: "next" });
  const actions = { now: () => 0, onSave: vi.fn(), onNext: vi.fn(), values: {}, problem: "No money" };
  show(<PlanSections {...actions} sections={[next("Early"), next("Late")]} components={components} />);
  const told = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(told()).toEqual(["No money", ""]);
  fireEvent.click(screen.getByRole("button", { name: "Late" }), { detail: 1 });
  expect(told()).toEqual(["", "No money"]);
});

test("a button with a summary says once more what is bought, and so does a sticky one in short", () => {
  const renewal: Section = { type: "heading", text: "Then {plan.renews.price} {plan.renews.every}." };
  const buy: Section = { type: "button", text: "Start", action: "next", summary: true };
  const stays: Section = { type: "button", text: "Plans", action: "plans", sticky: true };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  lay([plans, renewal, buy, stays]);
  vi.unstubAllGlobals();
  const start = screen.getByRole("button", { name: "Start" });
  expect(start.parentElement?.textContent).toBe("Long $20Then $40 every 4 weeks.Start");
  expect(screen.getByText("Plans").closest("button")?.textContent).toBe("Plans Long · $20");
});
