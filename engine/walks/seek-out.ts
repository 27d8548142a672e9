import type { Campaign } from "./do-stage.ts";
import type { Target } from "./targets.ts";
import { testerFrom } from "./tester.ts";
import type { Walk } from "./walker.ts";

/**
 * Makes a separate walk for each pending target, from every address that makes a difference. On its way it covers
 * whatever else it can.
 *
 * @returns the walks, and the targets for which none was found
 */
export function seekOut({ walker, guards }: Campaign, pending: Map<string, Target>) {
  const walks: Walk[] = [];
  const missed: Target[] = [];
  for (const target of [...pending.values()]) {
    if (!pending.has(target.key)) continue;
    const found = walker.addresses.some((query) => {
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

/** A walk does not go further than this for its next target: a new walk may be shorter. */
const near = 12;
