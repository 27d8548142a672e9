import type { Finding, Path } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** In a list of targets, only the last entry has no `when`. */
export const untriedWay: Rule = {
  id: "untried-way",
  severity: "error",
  why: "Lists of targets, and outcomes, are tried from top to bottom, and an entry without `when` always holds. Anything below it is never reached, so either a condition was lost or the order is wrong.",
  wrong: 'next: [{ go: end }, { when: { first: "sure" }, go: other }, { go: end }]',
  right: 'next: [{ when: { first: "sure" }, go: other }, { go: end }]',
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      yield* covered(step.next, ["steps", id, "next"], "of the targets below it is ever taken");
      yield* covered(step.back, ["steps", id, "back"], "of the targets below it is ever taken");
      for (const [index, option] of (stepWith("asks", step)?.options ?? []).entries())
        if (typeof option !== "string")
          yield* covered(option.next, ["steps", id, "options", index, "next"], "of the targets below it is ever taken");
    }
    yield* covered(definition.outcomes, ["outcomes"], "of the outcomes below it is ever reached");
  },
};

function* covered(list: unknown, path: Path, what: string): Iterable<Finding> {
  if (!Array.isArray(list)) return;
  const open = list.findIndex((entry) => entry.when === undefined);
  if (open !== -1 && open < list.length - 1)
    yield {
      message: `This entry has no "when", so it always holds, and none ${what}. Give it a "when", or put it last.`,
      path: [...path, open],
    };
}
