import { walkedNoon } from "../../../compile/index.ts";
import { untypeset } from "../../../copy/index.ts";
import { type Flow, flowOf } from "../../../flow/index.ts";
import { emptyQuiz, type Quiz } from "../../../quiz/index.ts";
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
    const walks: Walk[] = [];
    /** Whether somebody is asked both. What only a drawing of the flow leads to, conditions may keep apart. */
    const areBothAsked = (first: string, second: string) => {
      if (!leads(first, second)) return false;
      if (walks.some(({ passed }) => passed.includes(second, passed.indexOf(first) + 1) && passed.includes(first)))
        return true;
      const before = walks.find(({ passed }) => passed.at(-1) === first) ?? walkTo(first, flow, day);
      const walk = before && walkTo(second, { ...flow, start: first }, day, before);
      if (walk) walks.push(walk);
      return walk !== undefined;
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

/** Somebody's answers, and the steps that they came by. */
type Walk = { readonly quiz: Quiz; readonly passed: readonly string[] };

/** A walk to a step from the start of a flow, by somebody who has come there by another. */
function walkTo(step: string, flow: Flow, day: string | undefined, before?: Walk): Walk | undefined {
  const visit = findVisit(flow, [], (at) => at === step, { from: before?.quiz ?? emptyQuiz, wish: { step }, day });
  return visit && { quiz: visit.quiz, passed: [...(before?.passed ?? []), ...visit.quiz.reached] };
}

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
