import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** No two steps that one visitor can see have the same number. Branches that exclude each other may. */
export const duplicateNumber: Rule = {
  id: "duplicate-number",
  severity: "warning",
  why: "A counter that stands still from one question to the next looks broken, and one that tells the truth about how far it is keeps people going.",
  wrong: "path: /second\nnumber: 1",
  right: "path: /second\nnumber: 2",
  *check({ definition, graph }) {
    const groups = new Map<number, number[]>();
    for (const [step, { number }] of Object.values(definition.steps).entries())
      if (number) groups.set(number, [...(groups.get(number) ?? []), step]);
    const shared = [...groups].filter(([, group]) => group.length > 1);
    const reaches = reachFrom(
      graph,
      shared.flatMap(([, group]) => group),
    );
    for (const [number, group] of shared)
      for (const [index, step] of group.entries()) {
        const other = group.slice(0, index).find((earlier) => reaches(earlier, step) || reaches(step, earlier));
        if (other !== undefined)
          yield {
            message: `Step "${graph.ids[step]}" is number ${number}, like step "${graph.ids[other]}" on the same way. Give it another number, or write "progress" instead of "number" if it should not be counted.`,
            path: ["steps", graph.ids[step] ?? "", "number"],
          };
      }
  },
};
