import { type ConditionAtom, type ConditionNode, triedOutcomes } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { type Contradiction, contradictions } from "../../reach/contradiction.ts";
import { coverEveryTotal } from "../../reach/cover-every-total.ts";
import { coveredBy, takers } from "../../reach/covered-by.ts";
import { needed } from "../../reach/implies.ts";
import { type Totals, totalsOn } from "../../reach/score-totals.ts";
import { wordedRange } from "../../reach/worded-range.ts";
import type { Rule } from "../../rule.ts";

/** Each outcome can be somebody's: its condition can hold, and those above it leave somebody over. */
export const unreachableOutcome: Rule = {
  id: "unreachable-outcome",
  severity: "warning",
  why: "Outcomes are tried from top to bottom, and the first that fits is the visitor's. One that asks for more points than the answers can make, or only for what an outcome above it has asked for already, is never shown: nobody reads its text, and the definition seems to have a result that it does not have. Put the narrower outcome first, or fix its condition.",
  wrong: "when: { score: { fit: { min: 9 } } }",
  right: "when: { score: { fit: { min: 3 } } }",
  *check(context) {
    const outcomes = triedOutcomes(context.definition);
    const totals = totalsBy(context);
    const excludes = contradictions(context.steps, context.graph);
    for (const [index, { id, when }] of outcomes.entries()) {
      const path = ["outcomes", index, "when"];
      if (!when) {
        const before = context.definition.outcomes.slice(0, index);
        if (coverEveryTotal({ ...context.definition, outcomes: before }, context.steps))
          yield {
            message: `Nobody gets outcome "${id}": the ranges above it share all totals that answers can make. Narrow them, or remove it.`,
            path: path.slice(0, 2),
          } satisfies Finding;
        continue;
      }
      const fault =
        contradiction(needed(when), excludes, totals) ?? covering(when, outcomes.slice(0, index), totals, context);
      if (fault) yield { message: `Nobody gets outcome "${id}": ${fault}`, path, on: "key" } satisfies Finding;
    }
  },
};

type TotalsBy = (scale: string) => Totals | undefined;

/** A scale that does not exist is reported by another rule. */
function totalsBy({ definition, steps }: LintContext): TotalsBy {
  const known = new Map<string, Totals>();
  return (scale) => {
    if (!Object.hasOwn(definition.scales, scale)) return undefined;
    const totals = known.get(scale) ?? totalsOn(scale, steps, definition.start);
    known.set(scale, totals);
    return totals;
  };
}

/** Why several questions cannot all be answered with yes; undefined if they can. */
function contradiction(atoms: readonly ConditionAtom[], excludes: Contradiction, totals: TotalsBy): string | undefined {
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === "score" || atom.kind === "count") {
      const { min = -Infinity, max = Infinity } = atom.range;
      if (min > max) return `"min" is above "max", so no number is from ${min} to ${max}. Swap them, or correct one.`;
    }
    if (atom.kind === "score") {
      const of = totals(atom.name);
      if (of?.within(atom.range)?.length === 0)
        return `answers make ${of.min} to ${of.max} points on "${atom.name}", never ${wordedRange(atom.range)}. Ask for what can be reached.`;
    }
    for (const other of atoms.slice(0, index)) {
      const why = excludes(atom, other);
      if (why !== undefined) return `${why} Use "any" where one of them is enough.`;
    }
  }
  return undefined;
}

/** Which outcomes above take everybody whom this one could have; undefined if somebody is left. */
function covering(
  when: ConditionNode,
  before: ReturnType<typeof triedOutcomes>,
  totals: TotalsBy,
  { steps }: LintContext,
): string | undefined {
  const taking = coveredBy(
    when,
    before.map((outcome) => outcome.when),
    { steps, totals },
  );
  if (taking.length === 0) return undefined;
  const said = takers(taking.map((index) => before[index]?.id ?? ""));
  return taking.length === 1
    ? `${said} everybody who fits. Put this one first, or ask for less there.`
    : `${said} everybody who fits. Let them end where this one begins.`;
}
