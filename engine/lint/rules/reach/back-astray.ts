import { walkedNoon } from "../../../compile/index.ts";
import { type ConditionAtom, type Exit, flowOf } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
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
      // In a list, a condition says who came from where.
      else if (exit.at.length === 1 && !passed(from, to)) doubtful.push({ id, exit });
    }
    yield* strangers(doubtful, context);
  },
};

type Link = { readonly id: string; readonly exit: Exit };

/** Back links to a step that some of their visitors have not seen. Only a visit proves it: conditions may rule it out. */
function strangers(links: readonly Link[], context: LintContext): readonly Finding[] {
  const findings: Finding[] = [];
  const left = new Map(links.map((link) => [link.id, link]));
  // What is typed and what is counted from today must be of one day: else a date is long over, and its way never taken.
  const { definition, today } = context;
  const flow = left.size > 0 ? flowOf(definition, () => walkedNoon(today)) : undefined;
  // Visitors who were led on by an option of their own have come another way.
  const asked = Object.entries(context.steps).flatMap(([name, { exits, options }]): ConditionAtom<unknown>[] =>
    exits.forward.some(({ kind }) => kind === "option") ? [{ kind: "chosen", name, options }] : [],
  );
  if (flow)
    findVisit(
      flow,
      asked,
      (at, { reached }) => {
        const link = left.get(at);
        if (link && !reached.includes(link.exit.to)) {
          left.delete(at);
          const via = reached.at(-2);
          findings.push(
            astray(
              link,
              `to "${link.exit.to}", where those who ${via === undefined ? "begin there" : `come from "${via}"`} have not been`,
              context,
            ),
          );
        }
        return left.size === 0;
      },
      { day: today },
    );
  return findings;
}

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
