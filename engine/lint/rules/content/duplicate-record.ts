import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** No two steps that one visitor can see record under the same label. Branches that exclude each other may. */
export const duplicateRecord: Rule = {
  id: "duplicate-record",
  severity: "error",
  why: "The later answer overwrites the earlier one, and half of what visitors said is lost. Two questions on branches that exclude each other may share a label: nobody answers both.",
  wrong: "question: Still ready?\noptions: [Yes, No]\nrecord: Readiness",
  right: "question: Still ready?\noptions: [Yes, No]\nrecord: Readiness at the end",
  *check({ steps, graph }) {
    const groups = new Map<string, number[]>();
    for (const [step, { record }] of Object.values(steps).entries()) {
      if (record === undefined) continue;
      const group = groups.get(record);
      if (group) group.push(step);
      else groups.set(record, [step]);
    }
    const shared = [...groups.values()].filter(({ length }) => length > 1);
    const reaches = reachFrom(graph, shared.flat());
    for (const group of shared)
      for (const [index, step] of group.entries()) {
        const other = group.slice(0, index).find((earlier) => reaches(earlier, step) || reaches(step, earlier));
        const id = graph.ids[step] ?? "";
        if (other !== undefined)
          yield {
            message: `Step "${id}" records its answer as "${steps[id]?.record}", like step "${graph.ids[other]}" on the same way: one overwrites the other. Choose another label.`,
            path: ["steps", id, "record"],
          };
      }
  },
};
