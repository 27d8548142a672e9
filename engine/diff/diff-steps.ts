import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import type { Change } from "./change.ts";
import { type Neighbours, neighbours } from "./neighbours.ts";
import type { StepPairs } from "./step-pairs.ts";

/** Steps that were added, removed, renamed, or moved to other neighbours. */
export function diffSteps(before: FunnelDefinition, now: FunnelDefinition, pairs: StepPairs): readonly Change[] {
  const step = (id: string) => `Step "${id}"`;
  const brief = ({ type, path }: Step | undefined = {} as Step) => `${type} at ${path}`;
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
 * A step has moved if both what comes before it and what comes after it differ, leaving out steps that only one of the
 * definitions has: a step put in between moves nobody.
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
