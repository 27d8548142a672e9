import type { ConditionNode, Exit } from "../../../flow/index.ts";
import { type Finding, type Path, pathKey } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { listsOf } from "../../lists-of.ts";
import { coveredBy, takers } from "../../reach/covered-by.ts";
import { totalsOn } from "../../reach/score-totals.ts";
import type { Rule } from "../../rule.ts";
import { impossibleBound } from "../values/impossible-bound.ts";

/** In a list of targets, only the last entry has no `when`, and none asks for what one above it has asked for already. */
export const untriedWay: Rule = {
  id: "untried-way",
  severity: "error",
  why: "Lists of targets, and outcomes, are tried from top to bottom, and an entry without `when` always holds. Anything below it is never reached, so either a condition was lost or the order is wrong. The same is so of a narrow condition below a wide one: whoever has at most 20 days has at most 30, too.",
  wrong: 'next: [{ go: end }, { when: { first: "sure" }, go: other }, { go: end }]',
  right: 'next: [{ when: { first: "sure" }, go: other }, { go: end }]',
  *check(context, found) {
    const { definition, steps } = context;
    for (const [id, step] of Object.entries(definition.steps)) {
      yield* covered(step.next, ["steps", id, "next"], "of the targets below it is ever taken");
      yield* covered(step.back, ["steps", id, "back"], "of the targets below it is ever taken");
      for (const [index, option] of (stepWith("asks", step)?.options ?? []).entries())
        if (typeof option !== "string")
          yield* covered(option.next, ["steps", id, "options", index, "next"], "of the targets below it is ever taken");
    }
    // What nobody or everybody meets is told already.
    const settled = new Set(found.flatMap(({ rule, path }) => (rule === impossibleBound.id ? keyOf(path) : [])));
    for (const [id, { exits }] of Object.entries(steps))
      for (const list of listsOf([...exits.forward, ...exits.back])) yield* narrower(list, { id, settled }, context);
    yield* covered(definition.outcomes, ["outcomes"], "of the outcomes below it is ever reached");
  },
};

/** Targets whose condition only holds where one above them does. */
function* narrower(
  list: readonly Exit[],
  { id, settled }: { readonly id: string; readonly settled: ReadonlySet<string> },
  { definition, steps }: LintContext,
): Iterable<Finding> {
  const isSettled = (when: ConditionNode) => settled.has(keyOf(when.path));
  const totals = (scale: string) =>
    Object.hasOwn(definition.scales, scale) ? totalsOn(scale, steps, definition.start) : undefined;
  for (const [index, { when, at }] of list.entries()) {
    const before = list.slice(0, index);
    const taking =
      when && !isSettled(when)
        ? coveredBy(
            when,
            before.map((exit) => (exit.when && isSettled(exit.when) ? undefined : exit.when)),
            { steps, totals },
          )
        : [];
    if (taking.length > 0)
      yield {
        message: `Nobody goes this way: ${takers(taking.map((place) => before[place]?.to ?? ""))} everybody who fits. Put the narrower condition first, or ask for less there.`,
        path: ["steps", id, ...at.slice(0, -1), "when"],
        on: "key",
      };
  }
}

/** A condition as it is named in a path: bounds are told at one of their keys. */
const keyOf = (path: Path) => pathKey(path.slice(0, path.lastIndexOf("when") + 1));

function* covered(list: unknown, path: Path, what: string): Iterable<Finding> {
  if (!Array.isArray(list)) return;
  const open = list.findIndex((entry) => entry.when === undefined);
  if (open !== -1 && open < list.length - 1)
    yield {
      message: `This entry has no "when", so it always holds, and none ${what}. Give it a "when", or put it last.`,
      path: [...path, open],
    };
}
