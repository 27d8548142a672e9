import type { Box, Point } from "./layout.ts";
import { groupBy } from "./picture.ts";
import { sizes } from "./sizes.ts";

/** A line to route: the boxes that it joins, and the points between them that the layout kept free for it. */
export type Route = { readonly upper: Box; readonly lower: Box; readonly via: readonly Point[] };

/** A part of a line that runs straight down; the line bends between one and the next. */
export type Stay = { readonly x: number; readonly top: number; readonly bottom: number };

/**
 * The straight parts of each line, from the lower edge of its upper box to the upper edge of its lower one. They touch
 * no box: a line runs straight down beside boxes and bends only between two layers.
 *
 * @param boxes everything in the column; boxes with the same vertical centre form one layer
 */
export function routeLines(routes: readonly Route[], boxes: readonly Box[]): readonly (readonly Stay[])[] {
  const half = new Map<number, number>();
  for (const { y, height } of boxes) {
    const middle = Math.round(y + height / 2);
    half.set(middle, Math.max(half.get(middle) ?? 0, height / 2));
  }
  const halfAt = (y: number) => half.get(Math.round(y)) ?? 0;
  const starts = spread(
    routes,
    ({ upper }) => upper,
    ({ via, lower }) => via[0]?.x ?? middleOf(lower),
  );
  const ends = spread(
    routes,
    ({ lower }) => lower,
    ({ via, upper }) => via.at(-1)?.x ?? middleOf(upper),
  );
  return routes.map((route, index) => {
    const { upper, lower, via } = route;
    const from = upper.y + upper.height / 2;
    const to = lower.y + lower.height / 2;
    return [
      { x: starts[index] ?? middleOf(upper), top: upper.y + upper.height, bottom: from + halfAt(from) },
      // Where there is no box, a line may bend freely.
      ...via.filter(({ y }) => halfAt(y) > 0).map(({ x, y }) => ({ x, top: y - halfAt(y), bottom: y + halfAt(y) })),
      { x: ends[index] ?? middleOf(lower), top: to - halfAt(to), bottom: lower.y },
    ];
  });
}

/** Where lines meet a box: side by side in their order, each as close as possible to where it comes from. */
function spread(routes: readonly Route[], boxOf: (route: Route) => Box, towards: (route: Route) => number): number[] {
  const places: number[] = [];
  const indexed = routes.map((route, index) => ({ index, box: boxOf(route), x: towards(route) }));
  for (const [box, lines] of groupBy(indexed, ({ box }) => box)) {
    const ordered = lines.toSorted((a, b) => a.x - b.x);
    const inset = Math.min(sizes.padding * 2, box.width / 2);
    const [left, right] = [box.x + inset, box.x + box.width - inset];
    const apart = Math.min(sizes.lane, (right - left) / Math.max(1, ordered.length - 1));
    let least = left;
    for (const [index, line] of ordered.entries()) {
      const most = right - (ordered.length - 1 - index) * apart;
      const place = Math.min(Math.max(line.x, least), most);
      places[line.index] = place;
      least = place + apart;
    }
  }
  return places;
}

const middleOf = ({ x, width }: Box) => x + width / 2;
