import type { Condition } from "../../schema/funnel.types.ts";
import type { StepFlows } from "../flow/index.ts";

/** Addresses to start from that differ in what ways on ask of them: a plain one, one for each value, one with all. */
export function queriesWorth(steps: StepFlows): readonly Readonly<Record<string, string>>[] {
  const asked = Object.values(steps).flatMap(({ exits }) => exits.forward.flatMap(({ when }) => queriesIn(when ?? {})));
  const single = asked.map(([name, value]) => ({ [name]: value }));
  return [{}, ...single, ...(single.length > 1 ? [Object.fromEntries(asked)] : [])];
}

function queriesIn(condition: Condition): [string, string][] {
  return Object.entries(condition).flatMap(([word, operand]): [string, string][] => {
    // The schema has checked each operand against its word.
    if (word === "not") return queriesIn(operand as Condition);
    if (word === "all" || word === "any") return (operand as Condition[]).flatMap(queriesIn);
    if (word !== "query") return [];
    return Object.entries(operand as Record<string, string | string[]>).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
  });
}
