import type { StepFlows } from "../flow/index.ts";
import type { Guards } from "./guards.ts";
import type { Plan, Stage } from "./stages.ts";
import type { Target } from "./targets.ts";
import { type Tester, testerFrom } from "./tester.ts";
import type { Move, Walker } from "./walker.ts";

/** What all walks through a funnel need. */
export type Campaign = {
  readonly walker: Walker;
  readonly steps: StepFlows;
  readonly guards: Guards;
  readonly roomOf: Plan["roomOf"];
};

/**
 * Lets a tester do one stage of a walk, as far as the answers so far allow.
 *
 * @param pending targets that no walk has met so far
 */
function doStage(stage: Stage, tester: Tester, campaign: Campaign, pending: ReadonlyMap<string, Target>): void {
  const { roomOf } = campaign;
  const wanted = () => stage.wants.flatMap((key) => pending.get(key) ?? []);
  if (stage.kind === "leave") {
    if (wanted().length > 0) tester.goFor(wanted(), () => true);
    return;
  }
  const isInside = ({ to }: Move) => roomOf(to.step) === stage.room;
  // First enter the room, by any way.
  if (roomOf(tester.position().step) !== stage.room && !tester.goFor(wanted(), () => true)) return;
  const vain = new Set<string>();
  for (let open = wanted(); open.length > 0; open = wanted()) {
    const behind = stepBehind(tester, open, campaign, vain);
    if (behind !== undefined && tester.goBack(isInside)) {
      if (!tester.doHere(isInside)) vain.add(behind);
    } else if (!tester.doHere(isInside) && !tester.goFor(open, isInside, near)) return;
  }
}

/**
 * Most moves that a detour for one conditional way may take; anything further away is left to a walk that passes by
 * with the right answers.
 */
const near = 12;

/** The step behind, if it has untried answers: it will never be this close again. */
function stepBehind(tester: Tester, open: readonly Target[], { steps, guards }: Campaign, vain: ReadonlySet<string>) {
  const [back, other] = steps[tester.position().step]?.exits.back ?? [];
  // Which one of several depends on the way taken.
  if (!back || other || vain.has(back.to)) return undefined;
  const isWaiting = (target: Target) => target.step === back.to && target.kind !== "back" && !guards.isGuarded(target);
  return open.some(isWaiting) ? back.to : undefined;
}

/**
 * One walk through its stages. If early answers close a way that it should take later, it is tried again with that way
 * planned from the start. The walk that covers more is kept.
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
    const tester = testerFrom(walker.start(), walker, guards, open);
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
