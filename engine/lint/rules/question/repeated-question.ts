import { emptyQuiz, walkedNoon } from "../../../compile/index.ts";
import { untypeset } from "../../../copy/index.ts";
import { flowOf } from "../../../flow/index.ts";
import { findVisit } from "../../../walks/index.ts";
import type { LintContext } from "../../context.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** Nobody is asked the same question twice. */
export const repeatedQuestion: Rule = {
  id: "repeated-question",
  severity: "warning",
  why: "A step was copied to be changed, and its words were left as they were: visitors give the same answer twice, and believe that the first was lost. Branches of which nobody takes both may ask the same.",
  wrong: "question: How often do you run?\noptions: [Never, Every week]",
  right: "question: How far do you run?\noptions: [A mile, Further]",
  *check(context) {
    const { definition, graph } = context;
    const asked = new Map<string, readonly string[]>();
    for (const id of graph.ids) {
      const words = wordsAt(id, context);
      if (words !== undefined) asked.set(words, [...(asked.get(words) ?? []), id]);
    }
    const repeated = [...asked.values()].filter(({ length }) => length > 1);
    if (repeated.length === 0) return;
    const leads = leadsFrom(graph, repeated.flat());
    const flow = flowOf(definition, () => walkedNoon(context.today));
    const day = context.today;
    /** Whether somebody is asked both. What only a drawing of the flow leads to, conditions may keep apart. */
    const areBothAsked = (first: string, second: string) => {
      const there = leads(first, second) && findVisit(flow, [], (at) => at === first, { wish: { step: first }, day });
      const start = { ...flow, start: first };
      const from = there ? there.quiz : emptyQuiz;
      return there && findVisit(start, [], (at) => at === second, { from, wish: { step: second }, day }) !== undefined;
    };
    const pairs = repeated.flatMap((ids) => ids.slice(1).map((id, before) => [ids[before] ?? id, id] as const));
    for (const [written, next] of pairs.slice(0, mostPairs)) {
      const isInOrder = areBothAsked(written, next);
      if (!isInOrder && !areBothAsked(next, written)) continue;
      const [before, id] = isInOrder ? [written, next] : [next, written];
      yield {
        message: `Step "${id}" asks the same as step "${before}" before it, with the same answers. Write what it should ask, or remove it.`,
        path: ["steps", id, "question"],
      };
    }
  },
};

/** Each is looked for among all ways; whoever has mended so many checks again. */
const mostPairs = 12;

/** All that is read on the page of a question with its answers; undefined where there are none. */
function wordsAt(id: string, { definition, steps }: LintContext): string | undefined {
  const step = definition.steps[id];
  const { options = [] } = steps[id] ?? {};
  if (!step || options.length === 0) return undefined;
  const seen = Object.entries(step).filter(([key]) => !unread.has(key));
  const answers = options.map(({ label, emoji, icon, image }) => [label, emoji, icon, image]);
  return untypeset(JSON.stringify([seen, answers]))
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Keys of a step that differ in a copy, and say nothing of what is asked. */
const unread = new Set(["path", "next", "back", "save", "record", "options", "number", "total"]);
