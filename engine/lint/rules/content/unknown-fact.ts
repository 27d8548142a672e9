import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** `{facts.NAME}` names a fact of the definition. */
export const unknownFact: Rule = {
  id: "unknown-fact",
  severity: "error",
  holdsInPart: true,
  why: "A figure that is not among the facts is not shown at all. Figures are written once, under `facts`, so that each has a source and changes everywhere at once.",
  wrong: "question: Will you join {facts.usres}?",
  right: "question: Will you join {facts.users}?",
  *check({ definition, uses }) {
    const { facts } = definition;
    for (const { kind, name, path, excerpt } of uses) {
      const [group, ...rest] = name.split(".");
      const id = rest.join(".");
      if (kind !== "placeholder" || group !== "facts" || Object.hasOwn(facts, id)) continue;
      const { sentence, suggest } = didYouMean(id, Object.keys(facts));
      yield {
        message: `There is no fact "${id}".${sentence || ` Write it at the left edge, or below the "facts" that are there: facts: { ${id || "NAME"}: { value: …, source: … } }`}`,
        path,
        excerpt,
        suggest: suggest && `facts.${suggest}`,
      };
    }
  },
};
