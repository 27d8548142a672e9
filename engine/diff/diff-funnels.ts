import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { type Exit, exitsOf, sayCondition } from "../flow/index.ts";
import { areas, type Change, type FunnelDiff } from "./change.ts";
import { diffContent } from "./diff-content.ts";
import { diffExperiments } from "./diff-experiments.ts";
import { findBreaks } from "./find-breaks.ts";
import { type StepPairs, stepPairs } from "./step-pairs.ts";

/**
 * What changed between two versions of a funnel, in its author's words, and what outside the funnel no longer fits.
 *
 * @param before the version that visitors have used so far, checked, with its defaults
 * @param now the version that replaces it, likewise
 */
export function diffFunnels(before: FunnelDefinition, now: FunnelDefinition): FunnelDiff {
  const pairs = stepPairs(before, now);
  const order = Object.keys(areas);
  const changes = [
    ...diffSteps(before, now, pairs),
    ...diffExits(pairs),
    ...diffExperiments(before, now),
    ...diffContent(before, now, pairs),
  ];
  return {
    changes: changes.sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area)),
    breaks: findBreaks(before, now, pairs),
  };
}

/** Steps in both definitions whose targets changed: `next`, an option's `next`, `back`, and after a payment. */
function diffExits({ both, nowCalled }: StepPairs): readonly Change[] {
  return both.flatMap(({ id, before, now }) => {
    const old = waysOf(exitsOf(before), nowCalled);
    const fresh = waysOf(exitsOf(now), (to) => to);
    return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((way): Change[] => {
      const [from, to] = [old.get(way), fresh.get(way)];
      if (from === to) return [];
      return [
        {
          area: "flow",
          kind: from === undefined ? "added" : to === undefined ? "removed" : "changed",
          what: `Step "${id}", ${way}`,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          path: ["steps", id],
        },
      ];
    });
  });
}

/** Each way out in words, by its name: `next` → `"a" if b is c, else "d"`. */
function waysOf({ forward, back, isBackToPrevious }: Exits, called: (id: string) => string): Map<string, string> {
  const ways = new Map<string, string>();
  for (const exit of [...forward, ...back]) {
    const name = nameOfWay(exit);
    const before = ways.get(name);
    const said = `"${called(exit.to)}"${exit.when ? ` if ${sayCondition(exit.when)}` : ""}`;
    ways.set(name, before === undefined ? said : `${before}, else ${said}`);
  }
  if (isBackToPrevious) ways.set("back", "the previous step");
  return ways;
}

type Exits = ReturnType<typeof exitsOf>;

const nameOfWay = ({ kind, option }: Exit) => (kind === "option" ? `next of option "${option}"` : kind);

/** Steps that were added, removed, renamed, or moved to other neighbours. */
function diffSteps(before: FunnelDefinition, now: FunnelDefinition, pairs: StepPairs): readonly Change[] {
  const step = (id: string) => `Step "${id}"`;
  const brief = (step: Step | undefined) => (step ? `${step.type} at ${step.path}` : "");
  return [
    ...pairs.added.map((id): Change => {
      const to = brief(now.steps[id]);
      return { area: "steps", kind: "added", what: step(id), to, path: ["steps", id] };
    }),
    ...pairs.removed.map((id): Change => {
      const from = brief(before.steps[id]);
      return { area: "steps", kind: "removed", what: step(id), from, path: ["steps", id] };
    }),
    ...pairs.both
      .filter(({ id, oldId }) => id !== oldId)
      .map(({ id, oldId }): Change => {
        return { area: "steps", kind: "renamed", what: step(oldId), from: oldId, to: id, path: ["steps", id] };
      }),
    ...movedSteps(before, now, pairs),
  ];
}

/**
 * A step has moved if both its predecessors and its successors differ. Steps that only one of the definitions has are
 * skipped, so inserting a step moves no other.
 */
function movedSteps(before: FunnelDefinition, now: FunnelDefinition, { both, nowCalled }: StepPairs): Change[] {
  const oldIds = new Set(both.map(({ oldId }) => oldId));
  const newIds = new Set(both.map(({ id }) => id));
  const old = neighbours(before, (id) => oldIds.has(id), nowCalled);
  const fresh = neighbours(
    now,
    (id) => newIds.has(id),
    (id) => id,
  );
  return [...newIds]
    .filter(
      (id) => isOther(old.before.get(id), fresh.before.get(id)) && isOther(old.after.get(id), fresh.after.get(id)),
    )
    .map((id) => ({
      area: "steps",
      kind: "moved",
      what: `Step "${id}"`,
      from: placeOf(old, id),
      to: placeOf(fresh, id),
      path: ["steps", id],
    }));
}

const isOther = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()) =>
  a.size !== b.size || [...a].some((id) => !b.has(id));

function placeOf({ before, after }: Neighbours, id: string): string {
  const list = (ids: ReadonlySet<string> = new Set()) => [...ids].map((other) => `"${other}"`).join(", ") || "nothing";
  return `after ${list(before.get(id))}, before ${list(after.get(id))}`;
}

/** The steps that come right before and right after each step. */
type Neighbours = {
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly after: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * Neighbours of some steps as if there were no others: a way through a skipped step leads straight to what follows it.
 *
 * @param isKept whether a step is kept
 * @param called returns the name to use for a step
 */
function neighbours(
  { steps }: FunnelDefinition,
  isKept: (id: string) => boolean,
  called: (id: string) => string,
): Neighbours {
  const ways = new Map(Object.entries(steps).map(([id, step]) => [id, exitsOf(step).forward.map(({ to }) => to)]));
  const kept = [...ways.keys()].filter(isKept);
  const before = new Map(kept.map((id) => [called(id), new Set<string>()]));
  const after = new Map(kept.map((id) => [called(id), new Set<string>()]));
  for (const id of kept) {
    const seen = new Set<string>();
    const queue = [...(ways.get(id) ?? [])];
    for (const next of queue) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!isKept(next)) queue.push(...(ways.get(next) ?? []));
      else {
        after.get(called(id))?.add(called(next));
        before.get(called(next))?.add(called(id));
      }
    }
  }
  return { before, after };
}
