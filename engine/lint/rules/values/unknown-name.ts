import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** The names in the expression of a value exist. */
export const unknownName: Rule = {
  id: "unknown-name",
  severity: "error",
  why: "A value that reads something that does not exist is never known, nor is any value that reads it in turn. Names are those of other values; points are score.SCALE, and figures facts.NAME.",
  wrong: "doubled: { of: 2 * score.rsk }",
  right: "doubled: { of: 2 * score.risk }",
  check: (context) => valueFaults(context, "name"),
};
