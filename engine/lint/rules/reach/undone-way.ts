import type { ConditionNode } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** A question that is asked of those with a certain total does not change that total. */
export const undoneWay: Rule = {
  id: "undone-way",
  severity: "warning",
  why: "A question for a draw is asked of those with exactly 18 points, and gives one of its own on the same scale. Once it is answered, the total is 17 or 19, and the way that led there is closed: the link back goes past the question, so nobody can change that answer, and whoever changes an earlier one comes back to 18 and counts as a draw although they have decided. Give its points on a scale of their own, and add the two in a value.",
  wrong: "options: [{ label: The plan, score: { order: 1 } }, { label: The day, score: { order: -1 } }]",
  right: "options: [{ label: The plan, score: { order-draw: 1 } }, { label: The day, score: { order-draw: -1 } }]",
  *check({ steps }) {
    const told = new Set<string>();
    for (const { exits } of Object.values(steps))
      for (const { when, to } of exits.forward)
        for (const { name, least, most } of when ? rangesIn(when) : []) {
          const points = steps[to]?.options.map(({ score }) => score?.[name] ?? 0) ?? [];
          if (told.has(to) || !points.some((each) => Math.abs(each) > most - least)) continue;
          told.add(to);
          yield {
            message: `Whoever comes to step "${to}" has ${least === most ? least : `${least} to ${most}`} points on "${name}", and its answers change that: afterwards the way to it is closed, and the link back leads past it. Give its points on a scale of their own, and compute a value from both: { of: score.${name} + score.SCALE / 2 }.`,
            path: ["steps", to, "options"],
            on: "key",
          };
        }
  },
};

/** The totals between two bounds that somebody must have who meets a condition. */
function rangesIn(
  node: ConditionNode,
): readonly { readonly name: string; readonly least: number; readonly most: number }[] {
  if (node.kind === "all") return node.parts.flatMap(rangesIn);
  if (node.kind !== "score") return [];
  const { min, max } = node.range;
  return min === undefined || max === undefined ? [] : [{ name: node.name, least: min, most: max }];
}
