import type { ColumnGraph, ColumnLine, ColumnNode } from "./column-graph.ts";
import type { Box, PlacedNote } from "./layout.ts";
import { type PlacedColumn, placeColumn } from "./place-column.ts";
import { type Route, routeLines, type Stay } from "./route-lines.ts";
import { sizes } from "./sizes.ts";
import { type Written, written } from "./text-lines.ts";

/** A column by itself: its upper left corner is the origin. */
export type ArrangedColumn = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (ColumnNode & Box)[];
  readonly lines: readonly (ColumnLine & { readonly stays: readonly Stay[] })[];
  readonly labels: readonly PlacedNote[];
};

/**
 * Gives everything in a column its place. A back link parallel to a way forward runs beside it and needs no place of
 * its own.
 *
 * @param room size of a card, by step id
 */
export function arrangeColumn({ nodes, lines }: ColumnGraph, room: (id: string) => Written): ArrangedColumn {
  const ways = new Map(lines.filter(({ way }) => way.kind === "forward").map((line) => [ends(line), line]));
  const isBeside = (line: ColumnLine) => line.way.kind === "back" && ways.has(ends(line));
  const leading = lines.filter((line) => !isBeside(line));
  const { width, height, nodes: placed, lines: passed } = placeColumn({ nodes, lines: leading }, room);
  const passing = new Map(leading.map((line, index) => [line, passed[index] ?? nothing]));
  const boxes = new Map(placed.map((node): [string, Box] => [`${node.kind} ${node.id}`, node]));
  const all = [...leading, ...lines.filter(isBeside)];
  const routed = routeLines(
    all.map((line): Route => {
      const { label, via } = passing.get(isBeside(line) ? (ways.get(ends(line)) ?? line) : line) ?? nothing;
      const shift = ({ y }: { y: number }) =>
        label && label.y < y && y < label.y + label.height ? label.width / 2 : 0;
      return {
        upper: boxes.get(line.upper) ?? nowhere,
        lower: boxes.get(line.lower) ?? nowhere,
        via: isBeside(line) ? via.map((point) => ({ ...point, x: point.x + shift(point) + sizes.lane })) : via,
      };
    }),
    [...placed, ...passed.flatMap(({ label }) => (label ? [label] : []))],
  );
  return {
    width,
    height,
    nodes: placed,
    lines: all.map((line, index) => ({ ...line, stays: routed[index] ?? [] })),
    labels: leading.flatMap(({ label: text }, index): PlacedNote[] => {
      const box = passed[index]?.label;
      return box ? [{ kind: "label", text, lines: written(text).lines, ...box }] : [];
    }),
  };
}

const ends = ({ upper, lower }: ColumnLine) => `${upper} ${lower}`;

const nothing: PlacedColumn["lines"][number] = { via: [] };
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };
