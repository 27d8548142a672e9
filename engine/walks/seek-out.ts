import type { Campaign } from "./do-stage.ts";
import type { Guards } from "./guards.ts";
import type { Target } from "./targets.ts";
import { testerFrom } from "./tester.ts";
import type { Walk } from "./walker.ts";

/**
 * Makes a walk of its own for each target that is still pending, from every address that makes a difference; on its
 * way it meets what else it can.
 *
 * @returns the walks, and the targets for which none was found
 */
export function seekOut({ walker, guards }: Campaign, pending: Map<string, Target>) {
  const queries = queriesWorth(guards);
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
function queriesWorth({ asked }: Guards): readonly Readonly<Record<string, string>>[] {
  const wanted = asked.flatMap((atom) => (atom.kind === "query" ? atom.values.map((value) => [atom.name, value]) : []));
  const single = wanted.map((entry) => Object.fromEntries([entry]));
  return [{}, ...single, ...(single.length > 1 ? [Object.fromEntries(wanted)] : [])];
}
