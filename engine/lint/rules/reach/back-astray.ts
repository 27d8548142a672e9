import { walkedNoon } from "../../../compile/index.ts";
import { atomsIn, type ConditionAtom, type Exit, flowOf, holds } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { factsOf } from "../../../quiz/index.ts";
import { findVisit } from "../../../walks/index.ts";
import type { LintContext } from "../../context.ts";
import { alwaysPassed } from "../../reach/always-passed.ts";
import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** A back link leads to a step that its visitor has come through. */
export const backAstray: Rule = {
  id: "back-astray",
  severity: "warning",
  why: "Back means: to what I have just seen. A back link to a later step jumps ahead, and one to a step of another branch shows a question that was never meant for this visitor, whose answer may then lead them elsewhere. Name the step before, or write `back: previous` where several ways meet.",
  wrong: "options: [Yes, No]\nback: third",
  right: "options: [Yes, No]\nback: first",
  *check(context) {
    const { steps, graph } = context;
    // A target that does not exist may be the very way that is missing here.
    if (graph.broken.some((isBroken, step) => isBroken && graph.reachable[step])) return;
    const links = Object.entries(steps).flatMap(([id, { exits }], from) =>
      exits.isBackToPrevious || !graph.reachable[from] ? [] : exits.back.map((exit) => ({ id, from, exit })),
    );
    const leads = reachFrom(graph, [
      ...links.map(({ from }) => from),
      ...links.flatMap(({ exit }) => graph.numbers.get(exit.to) ?? []),
    ]);
    const passed = alwaysPassed(graph);
    const before = questionsBefore(context);
    const doubtful: Link[] = [];
    for (const { id, from, exit } of links) {
      const to = graph.numbers.get(exit.to);
      if (to === undefined || !graph.reachable[to]) continue;
      if (to === from || !leads(to, from))
        yield astray(
          { id, exit },
          to === from
            ? "to itself"
            : `to "${exit.to}", which ${leads(from, to) ? "comes later" : "is on another branch"}`,
          context,
        );
      else if (!passed(from, to)) doubtful.push({ id, exit });
      else {
        // Where several ways meet, one may lead back to where they parted.
        const [skipped, second] = exit.when ? [] : before(from, to);
        if (skipped !== undefined && second === undefined)
          yield {
            message: `The way back from step "${id}" leads to "${exit.to}", and past "${skipped}", which was answered in between. Write "${skipped}".`,
            path: ["steps", id, ...exit.at],
            suggest: skipped,
          };
      }
    }
    yield* strangers(doubtful, context);
  },
};

/**
 * Finds the questions that are answered last before a step, if no way to it from another step is without one. What shows
 * something, or takes a contact, may be passed over on the way back.
 */
function questionsBefore({ graph, steps }: LintContext): (step: number, since: number) => readonly string[] {
  const leading: number[][] = graph.ids.map(() => []);
  for (const [from, ways] of graph.ways.entries())
    if (graph.reachable[from]) for (const { to } of ways) leading[to]?.push(from);
  return (step, since) => {
    const seen = new Set([step]);
    const questions: string[] = [];
    // Grows while it is read.
    for (const at of seen)
      for (const from of leading[at] ?? []) {
        const id = graph.ids[from] ?? "";
        if (from === since) return [];
        if (seen.has(from)) continue;
        if ((steps[id]?.max ?? 0) === 0) seen.add(from);
        else if (!questions.includes(id)) questions.push(id);
      }
    return questions;
  };
}

type Link = { readonly id: string; readonly exit: Exit };

/** Back links to a step that some of their visitors have not seen. Only a visit proves it: conditions may rule it out. */
function strangers(links: readonly Link[], context: LintContext): readonly Finding[] {
  const findings: Finding[] = [];
  const left = new Set(links);
  // What is typed and what is counted from today must be of one day: else a date is long over, and its way never taken.
  const { definition, today } = context;
  const flow = left.size > 0 ? flowOf(definition, () => walkedNoon(today)) : undefined;
  // Visitors who were led on by an option of their own have come another way.
  const asked = Object.entries(context.steps).flatMap(([name, { exits, options }]): ConditionAtom<unknown>[] =>
    exits.forward.some(({ kind }) => kind === "option") ? [{ kind: "chosen", name, options }] : [],
  );
  // In a list, a condition says who came from where; it may say it wrongly.
  const conditions = links.flatMap(({ exit }) => (exit.when ? atomsIn(exit.when) : []));
  if (flow)
    findVisit(
      flow,
      [...asked, ...conditions],
      (at, quiz) => {
        const { reached } = quiz;
        const taken = context.steps[at]?.exits.back.find(({ when }) => !when || holds(when, factsOf(flow, quiz)));
        const link = [...left].find(({ id, exit }) => id === at && exit === taken);
        if (link && !reached.includes(link.exit.to)) {
          left.delete(link);
          const via = reached.at(-2);
          const where = `to "${link.exit.to}", where those who ${via === undefined ? "begin there" : `come from "${via}"`} have not been`;
          findings.push(link.exit.at.length === 1 ? astray(link, where, context) : astrayOf(link, where));
        }
        return left.size === 0;
      },
      { day: today },
    );
  return findings;
}

/** In a list of several ways back, one of which is the right one. */
const astrayOf = ({ id, exit }: Link, where: string): Finding => ({
  message: `The way back from step "${id}" leads ${where}. Correct the "when" of this entry, or write "back: previous" in place of the list.`,
  path: ["steps", id, ...exit.at],
});

function astray({ id, exit }: Link, where: string, { steps }: LintContext): Finding {
  const before = Object.entries(steps).flatMap(([other, { exits }]) =>
    other !== id && exits.forward.some(({ to }) => to === id) ? { other, waits: exits.after === undefined } : [],
  );
  const [first, second] = before;
  // Nobody goes back to a screen that moves on by itself.
  const only = first?.waits && !second ? first.other : undefined;
  return {
    message: `The way back from step "${id}" leads ${where}. ${only === undefined ? 'Write "back: previous" to lead everybody to where they came from.' : `Write "${only}", the step before it.`}`,
    path: ["steps", id, ...exit.at],
    suggest: only ?? "previous",
  };
}
