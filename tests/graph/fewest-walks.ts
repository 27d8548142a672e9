import { optionsOf } from "../../engine/flow/options.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/**
 * The fewest walks that cover a small funnel of single choices without conditions, by brute force: a search over every
 * step and every set of covered targets, in which only a new start costs anything.
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
