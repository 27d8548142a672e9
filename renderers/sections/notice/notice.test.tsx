// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import type { Section } from "../../../schema/funnel.types.ts";
import { show } from "../../testing/show.tsx";
import { Plans } from "../plans/plans.tsx";
import { PlanSections } from "../priced-sections.tsx";
import yaml from "./example.yaml?raw";
import { Notice } from "./notice.tsx";

afterEach(cleanup);

const words = { perDay: "per day", originalPrice: "Instead of", popular: "Our suggestion", saves: "Save" };
const plans: Section = { type: "plans", heading: "Choose", plans: ["short", "long"], default: "long", ...words };

function said(values: Record<string, string>) {
  const actions = { now: () => 0, onSave: vi.fn(), onNext: vi.fn() };
  const components = { plans: Plans, notice: Notice };
  show(<PlanSections {...actions} sections={[plans, parse(yaml)]} components={components} values={values} />);
  return screen.getByRole("status").textContent;
}

test("speaks of the plan picked", () => {
  expect(said({})).toBe("$40 every 4 weeks until you cancel.");
});

test("is silent where the plan picked has nothing to say it with", () => {
  expect(said({ plan: "short" })).toBe("");
});
