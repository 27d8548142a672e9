import type { FlowGraph } from "../../flow/index.ts";

/** Whether every way from the start to a step leads through another one. */
export type AlwaysPassed = (step: number, through: number) => boolean;

/**
 * Finds the steps that nobody gets around. Each step has a last one that all its visitors have come through: its
 * dominator, found as Cooper, Harvey and Kennedy do it ("A Simple, Fast Dominance Algorithm", 2001).
 *
 * @returns an answer for steps that can be reached from the start; for all others it is no
 */
export function alwaysPassed(graph: Pick<FlowGraph, "ways" | "start">): AlwaysPassed {
  const { start } = graph;
  if (start === undefined) return () => false;
  const order = inOrder(graph, start);
  const rank = new Map(order.map((step, place) => [step, place]));
  const before: number[][] = order.map(() => []);
  for (const [place, step] of order.entries())
    for (const { to } of graph.ways[step] ?? []) before[rank.get(to) ?? 0]?.push(place);
  const last = new Int32Array(order.length).fill(-1);
  last[0] = 0;
  const meet = (one: number, other: number) => {
    let [a, b] = [one, other];
    while (a !== b) {
      while (a > b) a = last[a] ?? 0;
      while (b > a) b = last[b] ?? 0;
    }
    return a;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let place = 1; place < order.length; place++) {
      const known = before[place]?.filter((other) => last[other] !== -1) ?? [];
      const found = known.reduce((met, other) => (met === -1 ? other : meet(met, other)), -1);
      if (last[place] === found) continue;
      last[place] = found;
      changed = true;
    }
  }
  return (step, through) => {
    const wanted = rank.get(through);
    let place = rank.get(step);
    if (wanted === undefined || place === undefined) return false;
    while (place > wanted) place = last[place] ?? 0;
    return place === wanted;
  };
}

/** The steps that can be reached, each before those that can only be reached through it (reverse postorder). */
function inOrder({ ways }: Pick<FlowGraph, "ways">, start: number): readonly number[] {
  const seen = new Set([start]);
  const done: number[] = [];
  const open = [{ step: start, next: 0 }];
  for (let at = open.at(-1); at; at = open.at(-1)) {
    const to = ways[at.step]?.[at.next++]?.to;
    if (to === undefined) {
      done.push(at.step);
      open.pop();
    } else if (!seen.has(to)) {
      seen.add(to);
      open.push({ step: to, next: 0 });
    }
  }
  return done.reverse();
}
