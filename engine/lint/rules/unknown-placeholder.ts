import { didYouMean } from "../../text/did-you-mean.ts";
import { fixedValue } from "../../text/fixed-value.ts";
import type { LintContext } from "../context.ts";
import { fixedNames } from "../fixed-names.ts";
import { planNames } from "../plan-names.ts";
import type { Rule } from "../rule.ts";
import { savedNames } from "../saved-names.ts";

/** A placeholder names something that exists. Facts have a rule of their own. */
export const unknownPlaceholder: Rule = {
  id: "unknown-placeholder",
  severity: "error",
  why: "A placeholder that stands for nothing leaves a hole in the sentence, or always shows its fallback.",
  *check(context) {
    const names = namesIn(context);
    for (const { kind, name, path, excerpt, plans } of context.uses) {
      if (kind !== "placeholder" || name.startsWith("facts.") || names.has(name)) continue;
      if (plans.length > 0 && planNames.includes(name)) continue;
      if (fixedValue(context.definition, name) !== undefined) continue;
      const { sentence, suggest } = didYouMean(name, plans.length > 0 ? [...names, ...planNames] : names);
      const repair = planNames.includes(name) ? ` {${name}} can only be used where plans are shown.` : sentence;
      yield { message: `{${name}} stands for nothing in this funnel.${repair}`, path, excerpt, suggest };
    }
  },
};

function namesIn({ definition, graph }: LintContext): ReadonlySet<string> {
  return new Set([
    ...savedNames(definition),
    ...fixedNames(definition),
    ...Object.keys(definition.scales ?? {}).map((scale) => `score.${scale}`),
    ...graph.ids.map((id) => `answer.${id}`),
    ...((definition.outcomes ?? []).length > 0 ? ["outcome.title", "outcome.text"] : []),
  ]);
}
