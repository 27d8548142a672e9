/**
 * Circles in a graph: sets of places in which each leads to all others. Tarjan's algorithm.
 *
 * @param arrows from and to
 * @returns one line for each circle, its places in alphabetical order
 */
export function circlesIn(arrows: readonly (readonly [string, string])[]): readonly string[] {
  const ways = new Map<string, string[]>();
  for (const [from, to] of arrows) ways.set(from, [...(ways.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  const enter = (place: string): void => {
    order.set(place, order.size);
    low.set(place, order.size - 1);
    open.push(place);
    for (const next of ways.get(place) ?? []) {
      if (!order.has(next)) enter(next);
      if (open.includes(next)) low.set(place, Math.min(low.get(place) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(place) !== order.get(place)) return;
    const circle = open.splice(open.indexOf(place));
    if (circle.length > 1) circles.push(circle.sort().join(", "));
  };
  for (const place of ways.keys()) if (!order.has(place)) enter(place);
  return circles;
}
