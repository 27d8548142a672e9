import type { Condition } from "../../schema/funnel.types.ts";
import type { StepFlows } from "../flow/index.ts";
import type { Campaign } from "./do-stage.ts";
import type { Target } from "./targets.ts";
import { testerFrom } from "./tester.ts";
import type { Walk } from "./walker.ts";

/**
 * Makes a walk of its own for each target that is still pending, from every address that makes a difference; on its
 * way it meets what else it can.
 *
 * @returns the walks, and the targets for which none was found
 */
export function seekOut({ walker, steps, guards }: Campaign, pending: Map<string, Target>) {
  const queries = queriesWorth(steps);
  const walks: Walk[] = [];
  const missed: Target[] = [];
  for (const target of [...pending.values()]) {
    if (!pending.has(target.key)) continue;
    const found = queries.some((query) => {
      const tester = testerFrom(walker.start(query), walker, guards, pending);
      if (!tester.goFor([target], anywhere)) return false;
      while (tester.doHere(anywhere) || tester.goFor([...pending.values()], anywhere, near));
      walks.push({ query, moves: tester.moves });
      return true;
    });
    if (found) continue;
    missed.push(target);
    pending.delete(target.key);
  }
  return { walks, missed };
}

const anywhere = () => true;

/** Further than this a walk does not go for the next target: it would be long, and a new one may be shorter. */
const near = 12;

/** Addresses to start from that differ in what ways on ask of them: a plain one, one for each value, one with all. */
function queriesWorth(steps: StepFlows): readonly Readonly<Record<string, string>>[] {
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
