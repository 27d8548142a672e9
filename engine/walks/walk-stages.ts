import { type Campaign, doStage } from "./do-stage.ts";
import type { Stage } from "./stages.ts";
import type { Target } from "./targets.ts";
import { testerFrom } from "./tester.ts";
import type { Move } from "./walker.ts";

/**
 * One walk through its stages. Where answers given early close a way that it should take late, it is tried again with
 * that way in mind from the start, and the walk that meets more is the one.
 *
 * @param pending targets that no walk has met so far; they are left as they are
 */
export function walkStages(
  stages: readonly Stage[],
  campaign: Campaign,
  pending: ReadonlyMap<string, Target>,
): readonly Move[] {
  const attempt = (first?: Target) => {
    const { walker, guards } = campaign;
    const open = new Map(pending);
    const tester = testerFrom(walker.start({}), walker, guards, open);
    if (first) tester.goFor([first], () => true);
    for (const stage of stages) doStage(stage, tester, campaign, open);
    return { moves: tester.moves, open };
  };
  const plain = attempt();
  const closed = stages
    .flatMap(({ kind, wants }) => (kind === "leave" ? wants : []))
    .flatMap((key) => plain.open.get(key) ?? [])
    .find(campaign.guards.isGuarded);
  if (!closed) return plain.moves;
  const minded = attempt(closed);
  return minded.open.size <= plain.open.size ? minded.moves : plain.moves;
}
