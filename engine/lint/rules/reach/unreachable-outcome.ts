import type { Range } from "../../../../schema/funnel.types.ts";
import { type ConditionAtom, type ConditionNode, parseCondition, type StepFlows } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { implies, needed } from "../../reach/implies.ts";
import { isIn, type Totals, totalsOn } from "../../reach/score-totals.ts";
import type { Rule } from "../../rule.ts";

/** Each outcome can be somebody's: its condition can hold, and those above it leave somebody over. */
export const unreachableOutcome: Rule = {
  id: "unreachable-outcome",
  severity: "warning",
  why: "Outcomes are tried from top to bottom, and the first that fits is the visitor's. One that asks for more points than the answers can make, or only for what an outcome above it has asked for already, is never shown: nobody reads its text, and the definition seems to have a result that it does not have. Put the narrower outcome first, or fix its condition.",
  wrong: "when: { score: { fit: { min: 9 } } }",
  right: "when: { score: { fit: { min: 3 } } }",
  *check(context) {
    const outcomes = context.definition.outcomes.map(({ id, when }, index) => {
      const path = ["outcomes", index, "when"];
      return { id, path, when: when && parseCondition(when, path) };
    });
    const totals = totalsBy(context);
    for (const [index, { id, path, when }] of outcomes.entries()) {
      if (!when) continue;
      const fault =
        contradiction(needed(when), context.steps, totals) ?? covering(when, outcomes.slice(0, index), totals);
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
function contradiction(atoms: readonly ConditionAtom[], steps: StepFlows, totals: TotalsBy): string | undefined {
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === "score") {
      const of = totals(atom.name);
      if (of?.within(atom.range)?.length === 0)
        return `answers make ${of.min} to ${of.max} points on "${atom.name}", never ${words(atom.range)}. Ask for what can be reached.`;
    }
    for (const other of atoms.slice(0, index))
      if (excludes(atom, other, steps)) return `${both(atom)} Use "any" where one of them is enough.`;
  }
  return undefined;
}

/** Two questions about one thing of which only one can be answered with yes. */
function excludes(one: ConditionAtom, other: ConditionAtom, steps: StepFlows): boolean {
  if (one.name !== other.name) return false;
  if (one.kind === "chosen" && other.kind === "chosen")
    return (
      steps[one.name]?.max === 1 && !one.options.some(({ id }) => other.options.some((option) => option.id === id))
    );
  if (one.kind === "query" && other.kind === "query") return !one.values.some((value) => other.values.includes(value));
  if ((one.kind === "score" || one.kind === "count") && one.kind === other.kind)
    return above(one.range, other.range) || above(other.range, one.range);
  return false;
}

const above = ({ min = -Infinity }: Range, { max = Infinity }: Range) => min > max;

const both = ({ kind, name }: ConditionAtom) =>
  kind === "chosen"
    ? `step "${name}" takes one answer, and it asks for two.`
    : `it asks for two things of "${name}" that cannot both be true.`;

/** Which outcomes above take everybody whom this one could have; undefined if somebody is left. */
function covering(
  when: ConditionNode,
  before: readonly { readonly id: string; readonly when: ConditionNode | undefined }[],
  totals: TotalsBy,
): string | undefined {
  const whole = before.find((outcome) => outcome.when && implies(when, outcome.when));
  if (whole) return `"${whole.id}" above it takes everybody who fits. Put this one first, or ask for less there.`;
  if (when.kind !== "score") return undefined;
  const bands = before.flatMap((outcome) =>
    outcome.when?.kind === "score" && outcome.when.name === when.name
      ? [{ id: outcome.id, range: outcome.when.range }]
      : [],
  );
  const wanted = totals(when.name)?.within(when.range) ?? [];
  const taking = bands.filter(({ range }) => wanted.some((total) => isIn(range, total)));
  if (wanted.length === 0 || wanted.some((total) => !taking.some(({ range }) => isIn(range, total)))) return undefined;
  return `${taking.map(({ id }) => `"${id}"`).join(" and ")} above it take everybody who fits. Let them end where this one begins.`;
}

function words({ min, max }: Range): string {
  if (min === max) return `exactly ${min}`;
  if (min === undefined) return `${max} or less`;
  return max === undefined ? `${min} or more` : `between ${min} and ${max}`;
}
