import { keyNamed, valueNamed } from "../../../load/index.ts";
import { didYouMean, suggestion } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { stepAt } from "../../step-at.ts";

/** Every back link leads to a step that exists. */
export const unknownBackTarget: Rule = {
  id: "unknown-back-target",
  severity: "error",
  holdsInPart: true,
  why: "A back link to a step that does not exist leaves the visitor where they are, or on an error page. `back` names the step that Back leads to; `back: previous` is the one that the visitor came from.",
  wrong: "back: frist",
  right: "back: first",
  *check({ definition, steps, graph }) {
    for (const [id, { exits }] of Object.entries(steps)) {
      for (const { to, at } of exits.back) {
        if (graph.numbers.has(to)) continue;
        // The key in the author's language stands for where it leads as well: `zurück`, `precedente`.
        const isPrevious = [keyNamed(to, ["back"]), valueNamed(to, ["previous"])].some((word) => word !== undefined);
        const word = isPrevious ? suggestion("previous") : undefined;
        const step = graph.meant(to, id);
        const near = step.suggest === null ? didYouMean(to, ["previous"]) : step;
        const { sentence, suggest } = stepAt(to, definition) ?? word ?? near;
        yield {
          message: `Step "${id}" goes back to "${to}", which is not a step.${sentence}`,
          path: ["steps", id, ...at],
          suggest,
        };
      }
    }
  },
};
