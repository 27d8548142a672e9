import { expect, test } from "vitest";
import type { Section } from "../../schema/funnel.types.ts";
import { isPicked, startingPlan, startOf, untouched } from "./start.ts";

test("before anything is picked, a step refers to the plan that it names, or to the first that it offers", () => {
  const texts = { perDay: "a day", originalPrice: "before", saves: "saves", popular: "popular" };
  const heading: Section = { type: "heading", text: "Plans" };
  const offering: Section = { type: "plans", heading: "Choose", plans: ["short", "plain"], default: "plain", ...texts };
  const other: Section = { ...offering, plans: ["long"], default: "long" };
  expect(startOf({ type: "end", path: "/", sections: [heading] })).toBeUndefined();
  expect(startOf({ type: "offer", path: "/", sections: [heading, offering, other] })).toEqual({
    plan: "plain",
    offered: ["short", "plain", "long"],
  });
  expect(startOf({ type: "checkout", path: "/", heading: "Order", plan: "short", paid: "thanks" })).toEqual({
    plan: "short",
  });
  const said = { heading: "Thanks", ready: "In", activatePath: "/in", failed: "No", support: "Help" };
  expect(startOf({ type: "receipt", path: "/", ...said })).toBeUndefined();
});

test("what an outcome suggests comes before that, where it is offered", () => {
  const start = { plan: "plain", offered: ["short", "plain"] };
  expect([startingPlan(start, "short"), startingPlan(start, "long"), startingPlan(start, undefined)]).toEqual([
    ...["short", "plain", "plain"],
  ]);
  expect(startingPlan({ plan: "short" }, "long")).toBe("short");
});

test("a plan is picked if it was touched and is offered, with or without extras", () => {
  const picked = (plan: string, preset = "") => isPicked(["short", "plain"], { plan, [untouched]: preset });
  expect([picked("short"), picked("short+call"), picked("long"), picked("short", "short")]).toEqual([
    ...[true, true, false, false],
  ]);
  expect(isPicked(["short"], {})).toBe(false);
});
