import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** The expression of a value can be read. */
export const unreadableValue: Rule = {
  id: "unreadable-value",
  severity: "error",
  why: "An expression that cannot be read computes nothing, and every text and condition with the value stays empty. The report points at the first sign that does not fit; usually a bracket or a sign is missing before it.",
  wrong: "whole: { of: '2 * (score.risk + 3' }",
  right: "whole: { of: '2 * (score.risk + 3)' }",
  check: (context) => valueFaults(context, "form"),
};
