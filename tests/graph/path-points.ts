import type { Point } from "../../engine/picture/layout.ts";

/** Points along SVG path data with the commands M, L, V, C and Q, close enough together to hit any card. */
export function pathPoints(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLVCQ])([^MLVCQ]*)/g)) {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const pairs = command === "V" ? [{ x: at.x, y: values[0] ?? 0 }] : inPairs(values);
    const corners = [at, ...pairs];
    if (command !== "M") for (let part = 0; part <= 40; part++) points.push(along(corners, part / 40));
    at = pairs.at(-1) ?? at;
  }
  return points;
}

function inPairs(values: readonly number[]): Point[] {
  return values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : []));
}

/** De Casteljau's construction: a point of the curve with these control points. */
function along(corners: readonly Point[], share: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = corners;
  if (rest.length === 0) return first;
  const between = rest.map((corner, index) => {
    const before = corners[index] ?? corner;
    return { x: before.x + (corner.x - before.x) * share, y: before.y + (corner.y - before.y) * share };
  });
  return along(between, share);
}
