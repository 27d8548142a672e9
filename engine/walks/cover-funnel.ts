import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { onWalkedDay } from "../compile/index.ts";
import { placedAtoms, type StepFlows, spelledSteps, stepFlows, walkedExits, wayLabels } from "../flow/index.ts";
import { counted } from "../problem/index.ts";
import { walkStages } from "./do-stage.ts";
import { guardsOf } from "./guards.ts";
import { seekOut } from "./seek-out.ts";
import { planWalks } from "./stages.ts";
import { boundsOf, type PlannedTarget, type Target, targetsOf } from "./targets.ts";
import { type Walk, walkerOf } from "./walker.ts";

/** Walks that together cover every target that can be covered. */
export type Cover = {
  readonly walks: readonly Walk[];
  readonly targets: readonly Target[];
  readonly uncovered: readonly { readonly target: Target; readonly reason: string }[];
  /** A lower bound on the number of walks for the covered targets, whatever the answers. */
  readonly least: number;
  /** Whether the search was ended before it had tried everything. */
  readonly isCut: boolean;
};

/** After so many milliseconds a search is ended. Funnels that people can follow take seconds. */
export const longestSearch = 120_000;

/** The same, as it is told. */
export const longestSearchInWords = counted(longestSearch / 60_000, "minute");

/**
 * Finds few walks through the compiled machine that take every way forward, choose every option and follow every back
 * link. Without conditions the number of walks is minimal: steps that lead to each other are done in one go, and the
 * ways between such groups are chained as in a minimum chain cover of a partial order. For conditions, it searches for
 * answers that satisfy them; targets still missing get walks of their own.
 *
 * @param definition a checked one
 * @param day the day of the walks, such as 2026-01-31
 * @param now a clock in milliseconds, by which a search that takes too long is ended; without it, none is
 */
export function coverFunnel(definition: FunnelDefinition, day?: string, now = () => 0): Cover {
  const end = now() + longestSearch;
  let isCut = false;
  const isOver = () => {
    isCut ||= now() > end;
    return isCut;
  };
  const written = stepFlows(definition);
  const steps = spelledSteps(definition, written);
  const all = placedAtoms(definition, steps);
  const asked = all.filter(({ asked, field }) => asked === "exit" || field !== undefined);
  const guards = guardsOf(steps, asked);
  const walker = walkerOf({ definition, steps, asked, all, day, isOver });
  const planned = targetsOf(steps);
  const bounds = boundsOf(walker.forms);
  const targets = [...planned, ...bounds];
  const taken = new Set(Object.values(steps).flatMap(walkedExits));
  const isDead = (target: PlannedTarget) => target.kind === "way" && !taken.has(target.exit);
  const live = planned.filter((target) => !isDead(target));
  const pending = new Map([...live, ...bounds].map((target): [string, Target] => [target.key, target]));

  const plan = planWalks(steps, [...live, ...bounds]);
  const campaign = { walker, steps, guards, roomOf: plan.roomOf };
  const walks = plan.walks.map((stages): Walk => {
    const moves = walkStages(stages, campaign, pending);
    for (const { covers } of moves) for (const key of covers) pending.delete(key);
    return { query: walker.start().quiz.query, moves };
  });
  const { walks: more, missed } = seekOut(campaign, pending);
  const isMissed = new Set(missed);
  return {
    walks: neededOf([...walks, ...more]),
    targets,
    uncovered: [
      ...planned.filter(isDead).map((target) => ({ target, reason: deadReason(target, steps) })),
      ...missed.map((target) => ({
        target,
        reason: isCut
          ? "the search was ended before it came here"
          : uncoveredReason(target, definition, { steps, written }, onWalkedDay(definition, day)),
      })),
    ],
    least: planWalks(
      steps,
      [...live, ...bounds].filter((target) => !isMissed.has(target)),
    ).walks.length,
    isCut,
  };
}

function deadReason(target: PlannedTarget, steps: StepFlows): string {
  if (target.kind === "way" && target.exit.kind === "paid") return "no button takes a payment: the page offers no plan";
  if (steps[target.step]?.sells) return "no button leads there: they take the payment on this page";
  return "no answer leads there: another way is always taken before it";
}

/** Drops walks that cover nothing new. */
function neededOf(walks: readonly Walk[]): readonly Walk[] {
  return walks.reduce<readonly Walk[]>((kept, walk) => {
    const others = new Set(kept.filter((other) => other !== walk).flatMap(coveredBy));
    return coveredBy(walk).every((key) => others.has(key)) ? kept.filter((other) => other !== walk) : kept;
  }, walks);
}

const coveredBy = ({ moves }: Walk) => moves.flatMap(({ covers }) => covers);

/** Steps with their conditions spelled out, and as the author wrote them. */
type Flows = { readonly steps: StepFlows; readonly written: StepFlows };

/** Why no walk covers a target, as far as can be told. */
function uncoveredReason(target: Target, definition: FunnelDefinition, { steps, written }: Flows, on: string): string {
  const step = steps[target.step];
  const isPaid = target.kind === "way" && target.exit.kind === "paid";
  // Everybody on the page can pay, unless each button for that is for some.
  if (target.kind !== "way" || !step || (isPaid && !target.exit.when))
    return "no walk was found that comes to this step";
  if (isPaid) return `no answers were found${on} for which the page shows a button that takes the payment`;
  const label = wayLabels(written[target.step] ?? step, definition, written)[step.exits.forward.indexOf(target.exit)];
  return label ? `no answers were found${on} with which it is taken: ${label}` : "no walk was found that takes it";
}

/** How many of each kind there are, and how many of them the walks cover. */
export type Coverage = Readonly<Record<"ways" | "options" | "back links", Count>> & {
  /** What was filled in next to the bounds of conditions; left out if there are none. */
  readonly "sides of bounds"?: Count;
};

type Count = { readonly covered: number; readonly total: number };

/** Counts what the moves of all walks cover. */
export function coverageOf({ walks, targets }: Cover): Coverage {
  const met = new Set(walks.flatMap(({ moves }) => moves.flatMap(({ covers }) => covers)));
  const count = (wanted: string) => {
    const all = targets.filter(({ kind }) => kind === wanted);
    return { covered: all.filter(({ key }) => met.has(key)).length, total: all.length };
  };
  const bounds = count("bound");
  return {
    ways: count("way"),
    options: count("option"),
    "back links": count("back"),
    ...(bounds.total > 0 && { "sides of bounds": bounds }),
  };
}
