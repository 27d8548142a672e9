import type { Finding, Path } from "../../../problem/index.ts";
import { savedNames } from "../../implied-names.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Legal tabs, outcomes and values have unique names, and no section offers the same plan twice. */
export const duplicateName: Rule = {
  id: "duplicate-name",
  severity: "error",
  holdsInPart: true,
  why: "If two legal texts share an id, links only ever open the first; if two outcomes do, reports cannot tell which it was; a placeholder cannot tell a computed value from a saved one; and a plan that is listed twice is picked twice with one tap. Give each an id of its own.",
  wrong: "- { id: terms, label: Privacy, text: None. }",
  right: "- { id: privacy, label: Privacy, text: None. }",
  *check({ definition }) {
    const { legal, outcomes } = definition;
    const tabs = (legal?.tabs ?? []).map(({ id }, index) => ({ id, path: ["legal", "tabs", index, "id"] }));
    yield* twice(tabs, (id) => `There are two legal texts "${id}". Give one of them another id.`);
    const ids = outcomes.map(({ id }, index) => ({ id, path: ["outcomes", index, "id"] }));
    yield* twice(ids, (id) => `There are two outcomes "${id}". Give one of them another id.`);
    const saved = savedNames(definition);
    for (const name of Object.keys(definition.values))
      if (saved.has(name))
        yield {
          message: `"${name}" is a computed value and also what a step saves. Give one of them another name.`,
          path: ["values", name],
          on: "key",
        };
    for (const { step, section, path } of placedSections(definition, "offersPlans")) {
      const plans = section.plans.map((id, index) => ({ id, path: [...path, "plans", index] }));
      yield* twice(plans, (id) => `Step "${step}" offers the plan "${id}" twice in one place. Remove one.`);
    }
  },
};

function* twice(
  things: readonly { readonly id: string; readonly path: Path }[],
  message: (id: string) => string,
): Iterable<Finding> {
  const seen = new Set<string>();
  for (const { id, path } of things) {
    if (seen.has(id)) yield { message: message(id), path };
    seen.add(id);
  }
}
