import type { ArrangedColumn } from "./arrange-column.ts";
import type { ColumnNode } from "./column-graph.ts";
import { corneredPath } from "./cornered-path.ts";
import type { Box, PlacedLine, PlacedNote, Point } from "./layout.ts";
import type { Stay } from "./route-lines.ts";
import { sizes } from "./sizes.ts";

/** All columns on one page. */
export type JoinedColumns = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (ColumnNode & Box)[];
  readonly labels: readonly PlacedNote[];
  readonly lines: readonly PlacedLine[];
};

/**
 * Sets columns side by side and joins the ports at the bottom of one to those at the top of the next.
 *
 * @param above space to leave for a title
 */
export function joinColumns(columns: readonly ArrangedColumn[], above: number): JoinedColumns {
  const counts = columns.map(({ nodes }) => nodes.filter(({ kind }) => kind === "out").length);
  const lanes = (Math.max(0, ...counts) + 1) * sizes.lane;
  const top = sizes.margin + above + lanes;
  const firsts = columns.map(({ nodes }) => Math.min(...nodes.map(({ kind, y }) => (kind === "card" ? y : Infinity))));
  let right = sizes.margin;
  const moved = columns.map((column, index) => {
    const left = right;
    right += column.width + sizes.gutter + (counts[index] ?? 0) * sizes.lane;
    // The first cards of all columns are aligned, whatever is above them.
    return moveTo(column, left, top + Math.max(...firsts) - (firsts[index] ?? 0));
  });
  return {
    width: right - sizes.gutter + sizes.margin,
    height: Math.max(0, ...moved.map(({ height }) => height)) + lanes + sizes.margin,
    nodes: moved.flatMap(({ nodes }) => nodes),
    labels: moved.flatMap(({ labels }) => labels),
    lines: moved.flatMap(({ lines, nodes, right, height }, index) => [
      ...lines,
      ...joints(nodes, moved[index + 1]?.nodes ?? [], { x: right + sizes.gutter / 2, y: height }, top),
    ]),
  };
}

type Moved = Omit<JoinedColumns, "width"> & { readonly right: number };

/** A column at its place; its height is then its lower end. */
function moveTo({ nodes, labels, lines, width, height }: ArrangedColumn, left: number, top: number): Moved {
  const move = <T extends Point>(box: T): T => ({ ...box, x: box.x + left, y: box.y + top });
  return {
    right: left + width,
    height: top + height,
    nodes: nodes.map(move),
    labels: labels.map(move),
    lines: lines.map(({ way: { from, to, kind }, stays, tip }): PlacedLine => {
      const placed = stays.map((stay) => ({ x: stay.x + left, top: stay.top + top, bottom: stay.bottom + top }));
      const end = tip === "lower" ? placed.at(-1) : placed[0];
      return {
        from,
        to,
        kind,
        path: bentPath(placed),
        ...(tip && end && { tip: { x: end.x, y: tip === "lower" ? end.bottom : end.top, points: tipWays[tip] } }),
      };
    }),
  };
}

const tipWays = { lower: "down", upper: "up" } as const;

/**
 * Lines from the ports below one column to those of the same id above the next, around the corner at the bottom of the
 * gutter. Each line has its own lane, with the leftmost line outermost, so that lines in the same order do not cross.
 */
function joints(column: Moved["nodes"], next: Moved["nodes"], corner: Point, top: number): PlacedLine[] {
  const ports = column.filter(({ kind }) => kind === "out").sort((a, b) => b.x - a.x);
  return ports.flatMap((port, index): PlacedLine[] => {
    const entry = next.find(({ kind, id }) => kind === "in" && id === port.id);
    if (!entry || !port.way) return [];
    const lane = index * sizes.lane;
    const [below, gutter, over] = [
      corner.y + sizes.lane + lane,
      corner.x + lane,
      top - (ports.length - index) * sizes.lane,
    ];
    const [from, to] = [port.x + port.width / 2, entry.x + entry.width / 2];
    const corners = [
      { x: from, y: port.y },
      { x: from, y: below },
      { x: gutter, y: below },
      { x: gutter, y: over },
      { x: to, y: over },
      { x: to, y: entry.y },
    ];
    return [{ ...port.way, path: corneredPath(corners) }];
  });
}

/** SVG path data of a line that runs straight through its stays and bends softly from one to the next. */
function bentPath(stays: readonly Stay[]): string {
  const parts = stays.map(({ x, top, bottom }, index) => {
    const before = stays[index - 1];
    if (!before) return `M${at(x, top)}V${round(bottom)}`;
    const middle = (before.bottom + top) / 2;
    return `C${at(before.x, middle)} ${at(x, middle)} ${at(x, top)}V${round(bottom)}`;
  });
  return parts.join("");
}

const at = (x: number, y: number) => `${round(x)},${round(y)}`;

const round = (value: number) => Math.round(value * 10) / 10;
