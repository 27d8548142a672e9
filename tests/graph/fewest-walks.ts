import { optionsOf } from "../../engine/flow/options.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/**
 * The fewest walks that meet everything in a small funnel of single choices without conditions, found by trying all:
 * a search over every step with every set of what has been met, in which only starting again costs anything.
 */
export function fewestWalks({ start, steps }: FunnelDefinition): number {
  const bits = new Map<string, number>();
  const bit = (name: string) => {
    if (!bits.has(name)) bits.set(name, 1 << bits.size);
    return bits.get(name) ?? 0;
  };
  const moves = new Map(
    Object.entries(steps).map(([id, step]) => {
      const next = typeof step.next === "string" ? [step.next] : [];
      const answers = optionsOf(step).flatMap(({ id: option, next: own }) =>
        (typeof own === "string" ? [own] : next).map((to) => ({
          to,
          meets: bit(`option ${id} ${option}`) | bit(own === undefined ? `next ${id}` : `own ${id} ${option}`),
        })),
      );
      const on = optionsOf(step).length > 0 ? answers : next.map((to) => ({ to, meets: bit(`next ${id}`) }));
      return [id, [...on, ...(typeof step.back === "string" ? [{ to: step.back, meets: bit(`back ${id}`) }] : [])]];
    }),
  );
  const all = (1 << bits.size) - 1;
  const seen = new Set<string>();
  let open = [{ at: start, met: 0 }];
  for (let walks = 1; ; walks++) {
    const ends: number[] = [];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const key = `${place.at} ${place.met}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (place.met === all) return walks;
      ends.push(place.met);
      for (const { to, meets } of moves.get(place.at) ?? []) open.push({ at: to, met: place.met | meets });
    }
    open = [...new Set(ends)].map((met) => ({ at: start, met }));
    if (open.length === 0) throw new Error("Something in this funnel can never be met");
  }
}
