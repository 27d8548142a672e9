import { componentsOf } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** Every step can be reached from the start. Only the first step of a cut-off part is named. */
export const unreachableStep: Rule = {
  id: "unreachable-step",
  severity: "error",
  why: "A step that no way forward leads to is never seen in the course of the funnel: its answers are missing, and a slip in some `next` is the usual reason. A back link or the address of a page does not count as a way forward.",
  wrong: "question: Ready?\noptions: [Yes, No]\nrecord: First\nnext: end",
  right: "question: Ready?\noptions: [Yes, No]\nrecord: First\nnext: second",
  *check({ definition, graph }) {
    const { start, reachable, ways, ids, broken } = graph;
    if (start === undefined) return;
    // A target that does not exist may be the very way that is missing here.
    if (broken.some((isBroken, step) => isBroken && reachable[step])) return;
    const { of, members } = componentsOf(graph);
    const led = new Uint8Array(members.length);
    for (const [from, list] of ways.entries()) for (const { to } of list) if (of[from] !== of[to]) led[of[to] ?? 0] = 1;
    for (const [step, id] of ids.entries()) {
      const component = of[step] ?? 0;
      if (reachable[step] || led[component] || members[component]?.[0] !== step) continue;
      const behind = cutOffBehind(step, graph);
      const others =
        behind === 0
          ? ""
          : ` ${behind === 1 ? "One step" : `${behind} steps`} behind it ${behind === 1 ? "is" : "are"} cut off with it.`;
      yield {
        message: `No way forward leads from the start "${definition.start}" to step "${id}".${others} Name it in the "next" of a step, or remove it.`,
        path: ["steps", id],
        on: "key",
      };
    }
  },
};

function cutOffBehind(
  step: number,
  { ways, reachable }: { ways: readonly (readonly { to: number }[])[]; reachable: Uint8Array },
): number {
  const seen = new Set([step]);
  for (const at of seen) for (const { to } of ways[at] ?? []) if (!reachable[to]) seen.add(to);
  return seen.size - 1;
}
