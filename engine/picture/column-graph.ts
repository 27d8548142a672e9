import type { Slot } from "./columns.ts";
import type { Picture, PictureWay } from "./picture.ts";

/** A point that a column's layout gives room: a card, a note, or a port where a line leaves or enters the column. */
export type ColumnNode = {
  readonly kind: "card" | "note" | "in" | "out";
  readonly id: string;
  /** From the top of the column; ports stand above and below all layers. */
  readonly layer: number;
  /** Words of a note; empty for other nodes. */
  readonly text: string;
  /** The ways that run through a port. */
  readonly way?: ColumnLine["way"];
};

/** A line of a column, always from an upper node to a lower one. */
export type ColumnLine = {
  readonly upper: string;
  readonly lower: string;
  readonly way: Pick<PictureWay, "from" | "to" | "kind">;
  readonly label: string;
  /** Which end has the arrow's tip, if any. */
  readonly tip?: "upper" | "lower";
};

/** The nodes of one column, and the lines between them. */
export type ColumnGraph = { readonly nodes: readonly ColumnNode[]; readonly lines: readonly ColumnLine[] };

/**
 * Distributes a picture over its columns. A way into the next column leaves through a port at the bottom and enters
 * through one of the same id at the top; a way to anywhere else ends in a note that names the other step.
 */
export function columnGraphs(picture: Picture, slots: ReadonlyMap<string, Slot>): readonly ColumnGraph[] {
  const count = Math.max(0, ...[...slots.values()].map(({ column }) => column)) + 1;
  const depth = Array.from({ length: count }, () => 0);
  for (const { column, layer } of slots.values()) depth[column] = Math.max(depth[column] ?? 0, layer);
  const columns = depth.map(() => ({ nodes: new Map<string, ColumnNode>(), lines: new Map<string, ColumnLine>() }));
  const node = (column: number, added: ColumnNode) => columns[column]?.nodes.set(`${added.kind} ${added.id}`, added);
  const line = (column: number, added: ColumnLine) =>
    columns[column]?.lines.set(`${added.upper} ${added.lower} ${added.way.kind} ${added.tip}`, added);

  for (const [id, { column, layer }] of slots) node(column, { kind: "card", id, layer, text: "" });
  const entries = new Map<string, string[]>();
  for (const way of picture.ways) {
    const { from, to, kind, label } = way;
    const [source, target] = [slots.get(from), slots.get(to)];
    if (!source || !target || from === to) continue;
    const isDown = source.column < target.column || (source.column === target.column && source.layer < target.layer);
    const [upper, lower] = isDown ? [from, to] : [to, from];
    const [above, below] = isDown ? [source, target] : [target, source];
    const tip = isDown ? "lower" : "upper";
    const isSame = source.column === target.column;
    if (isSame && source.layer !== target.layer) {
      line(source.column, { upper: `card ${upper}`, lower: `card ${lower}`, way, label, tip });
    } else if (below.column - above.column === 1) {
      // Ways to the same step share a port.
      const port = kind === "back" ? `${from} back` : isDown ? to : `${from} ${to}`;
      const through = { id: port, text: "", way: { from, to, kind } };
      node(above.column, { kind: "out", layer: (depth[above.column] ?? 0) + 1, ...through });
      node(below.column, { kind: "in", layer: -1, ...through });
      const [labelAbove, labelBelow] = isDown ? [label, ""] : ["", label];
      const [tipAbove, tipBelow] = isDown ? [{}, { tip } as const] : [{ tip } as const, {}];
      line(above.column, { upper: `card ${upper}`, lower: `out ${port}`, way, label: labelAbove, ...tipAbove });
      line(below.column, { upper: `in ${port}`, lower: `card ${lower}`, way, label: labelBelow, ...tipBelow });
    } else {
      const id = `${from} ${to} ${kind}`;
      node(source.column, { kind: "note", id, layer: source.layer + 1, text: kind === "back" ? `↩ ${to}` : `→ ${to}` });
      line(source.column, { upper: `card ${from}`, lower: `note ${id}`, way, label, tip: "lower" });
      if (kind === "forward") entries.set(to, [...(entries.get(to) ?? []), from]);
    }
  }
  for (const [to, sources] of entries) {
    const { column = 0, layer = 0 } = slots.get(to) ?? {};
    const text = sources.length > mostNamed ? `from ${sources.length} steps` : `from ${sources.join(", ")}`;
    node(column, { kind: "note", id: `to ${to}`, layer: layer - 1, text });
    const way = { from: sources[0] ?? "", to, kind: "forward" } as const;
    line(column, { upper: `note to ${to}`, lower: `card ${to}`, way, label: "", tip: "lower" });
  }
  return columns.map(({ nodes, lines }) => ({ nodes: [...nodes.values()], lines: [...lines.values()] }));
}

/** Most steps that a note names one by one. */
const mostNamed = 3;
