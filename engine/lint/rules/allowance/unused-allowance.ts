import { allows, isOver, wordedPlace } from "../../allows.ts";
import type { Rule } from "../../rule.ts";

/** Every allowance matches a finding. */
export const unusedAllowance: Rule = {
  id: "unused-allowance",
  severity: "warning",
  why: "An entry of `lint.allow` that matches nothing has done its work, or points at the wrong place. Left standing, it would let the next problem of its kind pass unseen, signed by somebody who never saw it.",
  wrong:
    "lint:\n  allow:\n    - { rule: fixed-prize, where: first, reason: A real draw., owner: A. Person, date: 2026-01-31 }",
  right: "# nothing to allow",
  *check({ definition, severities, today }, found) {
    for (const [index, allowance] of (definition.lint?.allow ?? []).entries()) {
      const { rule, where } = allowance;
      if (isOver(allowance, today) || severities.get(rule) !== "warning") continue;
      if (found.some((finding) => allows(allowance, finding, definition, today))) continue;
      const others = found.filter((finding) => finding.rule === rule && !finding.allowed);
      const places = [...new Set(others.map(({ path }) => wordedPlace(path, definition)))].slice(0, mostPlaces);
      const repair = places.length > 0 ? ` It is reported at: ${places.join(", ")}.` : "";
      const place = where === undefined ? "anywhere" : `at "${where}"`;
      yield {
        message: `Nothing is reported by ${rule} ${place}, so there is nothing to allow. Remove the entry, or fix its "where".${repair}`,
        path: ["lint", "allow", index],
      };
    }
  },
};

const mostPlaces = 5;
