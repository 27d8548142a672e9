import { isWithin } from "../../../problem/index.ts";
import { legalTexts } from "../../legal-texts.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A guarantee links to its conditions: the legal text about refunds, or the terms of sale. */
export const missingRefundConditions: Rule = {
  id: "missing-refund-conditions",
  severity: "warning",
  why: "A guarantee is a promise that buyers rely on. If its conditions are written nowhere, it holds without any; if they are where nobody finds them, it misleads. Link to the text that says until when, for what, and how to ask, and mark its tab with `purpose: refund`, or `purpose: terms` where the terms have it.",
  wrong: "- { type: guarantee, heading: No questions asked, text: Your money back. }",
  right: '- { type: guarantee, heading: No questions asked, text: "Your money back. [Conditions](legal:refunds)" }',
  *check({ definition, uses }) {
    for (const { step, path } of placedSections(definition, "guarantees")) {
      const linked = uses.filter((use) => use.kind === "legal" && isWithin(use.path, path));
      const names = linked.map(({ name }) => name);
      const { ids, wayOut } = legalTexts(definition, ["refund", "terms"], names);
      if (names.some((name) => ids.has(name))) continue;
      yield {
        message: `The guarantee of step "${step}" does not link to the legal text that says under which conditions it holds. ${wayOut}`,
        path: [...path, "text"],
      };
    }
  },
};
