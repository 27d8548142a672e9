import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";
import { namedIn } from "../../written/named-in.ts";

/** Where formulas read points, they read those of every scale that answers give points on. */
export const unreadPoints: Rule = {
  id: "unread-points",
  severity: "warning",
  why: "The fronts of a kitchen count in its price, and the worktop gives points that no formula, condition or text reads: whoever chooses marble is told the price of laminate. A scale was added, or a part of a formula was lost. Points that are only kept for reports may stay unread: `lead: { send: [scores] }` says so.",
  wrong: "values: { price: { of: 900 + score.fronts, currency: USD } }",
  right: "values: { price: { of: 900 + score.fronts + score.top, currency: USD } }",
  *check({ definition, steps, uses, values, atoms }, found) {
    const { scales, ...others } = definition;
    if (others.lead?.send?.includes("scores")) return;
    // A formula that was copied is to read another scale: another rule tells.
    if (found.some(({ rule }) => rule === "copied-formula")) return;
    const isReckoned = namedIn("score", scales, definition.values, { uses, values });
    const isNamed = namedIn("score", scales, others, { uses, values });
    if (!isReckoned || !isNamed || !Object.keys(scales).some(isReckoned)) return;
    const asked = new Set(atoms.flatMap((atom) => (atom.kind === "score" ? atom.name : [])));
    for (const scale of new Set(scoredScales(steps).map((each) => each.scale)))
      if (Object.hasOwn(scales, scale) && !isNamed(scale) && !asked.has(scale))
        yield {
          message: `Answers give points on "${scale}", and nothing reads them: no formula, condition or text. Write score.${scale} where it counts, or remove the scale.`,
          path: ["scales", scale],
          on: "key",
        };
  },
};
