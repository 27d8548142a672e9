import { groupBy } from "./group-by.ts";
import type { Picture } from "./picture.ts";

/**
 * The layer of each step, by id: as many ways from the start as the longest road there has. A way that would close a
 * circle does not count, nor does a back link.
 */
export function layersOf({ steps, ways }: Picture): ReadonlyMap<string, number> {
  const next = groupBy(
    ways.filter(({ kind, from, to }) => kind === "forward" && from !== to),
    ({ from }) => from,
  );
  const ordered = leavesFirst(
    steps.toSorted((a, b) => Number(b.isStart) - Number(a.isStart)).map(({ id }) => id),
    (id) => (next.get(id) ?? []).map(({ to }) => to),
  ).reverse();
  const place = new Map(ordered.map((id, index) => [id, index]));
  const layers = new Map(ordered.map((id) => [id, 0]));
  for (const [index, id] of ordered.entries())
    for (const { to } of next.get(id) ?? [])
      if ((place.get(to) ?? 0) > index) layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(id) ?? 0) + 1));
  return layers;
}

/** Every id after all that it leads to, but for circles. Without recursion: a road may be as long as the funnel. */
function leavesFirst(ids: readonly string[], nextOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const done: string[] = [];
  for (const root of ids) {
    const road = seen.has(root) ? [] : [{ id: root, open: nextOf(root)[Symbol.iterator]() }];
    seen.add(root);
    for (let at = road.at(-1); at !== undefined; at = road.at(-1)) {
      const { value } = at.open.next();
      if (value === undefined) done.push(road.pop()?.id ?? at.id);
      else if (!seen.has(value)) {
        seen.add(value);
        road.push({ id: value, open: nextOf(value)[Symbol.iterator]() });
      }
    }
  }
  return done;
}
