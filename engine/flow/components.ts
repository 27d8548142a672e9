import type { FlowGraph } from "./flow-graph.ts";

/** Steps that lead to each other stand in one component. A component's number is above those it leads to. */
export type Components = { readonly of: Int32Array; readonly members: readonly (readonly number[])[] };

/** Tarjan's strongly connected components, without recursion: a path may be as long as the funnel. */
export function componentsOf({ ways }: Pick<FlowGraph, "ways">): Components {
  const size = ways.length;
  const of = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const nextWay = new Int32Array(size);
  const members: number[][] = [];
  const open: number[] = [];
  let count = 0;
  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    const path = [root];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      if (order[step] === -1) {
        order[step] = low[step] = count++;
        open.push(step);
      }
      const to = ways[step]?.[nextWay[step] ?? 0]?.to;
      if (to !== undefined) {
        nextWay[step] = (nextWay[step] ?? 0) + 1;
        if (order[to] === -1) path.push(to);
        else if (of[to] === -1) low[step] = Math.min(low[step] ?? 0, order[to] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[step] ?? 0);
      if (low[step] !== order[step]) continue;
      const member = open.splice(open.lastIndexOf(step));
      for (const each of member) of[each] = members.length;
      members.push(member.sort((a, b) => a - b));
    }
  }
  return { of, members };
}
