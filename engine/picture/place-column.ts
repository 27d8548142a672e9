import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from "@dagrejs/dagre";
import type { ColumnGraph, ColumnLine, ColumnNode } from "./column-graph.ts";
import type { Box, Point } from "./layout.ts";
import { sizes } from "./sizes.ts";
import { type Written, written } from "./text-lines.ts";

/** Positions of a column's nodes, and the points that its lines pass. */
export type PlacedColumn = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (ColumnNode & Box)[];
  /** For each line: where its label stands, if it has one, and the points between its ends. */
  readonly lines: readonly { readonly label?: Box; readonly via: readonly Point[] }[];
};

/**
 * Orders and places everything in a column, by a layered layout.
 *
 * @param room what a card takes, by step id
 */
export function placeColumn({ nodes, lines }: ColumnGraph, room: (id: string) => Written): PlacedColumn {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({ ...spacing });
  for (const node of nodes) {
    const { width, height } = node.kind === "card" ? room(node.id) : written(node.text);
    graph.setNode(nodeKey(node), { width: Math.max(width, sizes.lane), height, rank: (node.layer + 1) * 2 * apart });
  }
  for (const [index, line] of lines.entries()) addLine(graph, line, `label ${index}`);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, ...boxOf(graph.node(nodeKey(node))) })),
    lines: lines.map(({ upper, lower, label }, index) => {
      // The first and the last point of each leg stand on the boxes themselves.
      const leg = (from: string, to: string) => graph.edge(from, to, `label ${index}`).points?.slice(1, -1) ?? [];
      if (label === "") return { via: leg(upper, lower) };
      const key = `label ${index}`;
      const { x = 0, y = 0 } = graph.node(key);
      const { width, height } = written(label);
      return { label: boxOf({ x, y, width, height }), via: [...leg(upper, key), { x, y }, ...leg(key, lower)] };
    }),
  };
}

/** The layers are known already; the layout only orders and places. Its types lack the value "none". */
const spacing: object = { ranker: "none", nodesep: sizes.beside, edgesep: sizes.lane, ranksep: sizes.below / 2 };

/**
 * Ranks from a card to the label below it, and from there to the next card: the layout needs at least one between
 * nodes.
 */
const apart = 2;

const nodeKey = ({ kind, id }: ColumnNode) => `${kind} ${id}`;

/** A label is a node of its own, right where its way begins: as part of the line it would be half-way down. */
function addLine(graph: Graph<GraphLabel, NodeLabel, EdgeLabel>, line: ColumnLine, key: string): void {
  const { upper, lower, label, tip, way } = line;
  const edge = () => ({ width: 0, height: 0, labelpos: "c" as const, weight: way.kind === "back" ? 1 : 4 });
  if (label === "") {
    graph.setEdge(upper, lower, edge(), key);
    return;
  }
  const rank = tip === "upper" ? (graph.node(lower).rank ?? 0) - apart : (graph.node(upper).rank ?? 0) + apart;
  const { width, height } = written(label);
  graph.setNode(key, { width: width + 2 * sizes.lane, height, rank });
  graph.setEdge(upper, key, edge(), key);
  graph.setEdge(key, lower, edge(), key);
}

/** The layout positions boxes by their centre. */
const boxOf = ({ x = 0, y = 0, width, height }: Pick<NodeLabel, "x" | "y" | "width" | "height">): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
