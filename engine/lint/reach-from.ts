import { componentsOf, type FlowGraph } from "../flow/index.ts";

/** Whether some way forward leads from one step to another, or from a step back to itself. */
export type Reaches = (from: number, to: number) => boolean;

/**
 * Computes where some steps lead. One walk over the flow serves 32 of them, so many questions about many steps stay
 * cheap.
 *
 * @param from the steps that will be asked about; for all others the answer is no
 */
export function reachFrom(graph: FlowGraph, from: Iterable<number>): Reaches {
  const { of, members } = componentsOf(graph);
  const bits = new Map<number, number>();
  for (const step of from) if (!bits.has(step)) bits.set(step, bits.size);
  const words = Math.ceil(bits.size / 32);
  const arriving = Array.from({ length: words }, () => new Uint32Array(members.length));
  for (const [step, bit] of bits) {
    const word = arriving[bit >>> 5];
    const component = of[step] ?? 0;
    if (word) word[component] = (word[component] ?? 0) | (1 << (bit & 31));
  }
  // Components are numbered against the flow: from the last to the first, each is read before those it leads to.
  for (const word of arriving)
    for (let component = members.length - 1; component >= 0; component--) {
      const here = word[component] ?? 0;
      if (here === 0) continue;
      for (const step of members[component] ?? [])
        for (const { to } of graph.ways[step] ?? []) word[of[to] ?? 0] = (word[of[to] ?? 0] ?? 0) | here;
    }
  return (step, to) => {
    const bit = bits.get(step);
    if (bit === undefined) return false;
    return (((arriving[bit >>> 5]?.[of[to] ?? 0] ?? 0) >>> (bit & 31)) & 1) === 1;
  };
}

/**
 * The same for steps by their ids: what is no step leads nowhere.
 *
 * @param from the steps that will be asked about
 */
export function leadsFrom(graph: FlowGraph, from: Iterable<string>): (step: string, to: string) => boolean {
  const { numbers } = graph;
  const reaches = reachFrom(
    graph,
    [...from].flatMap((id) => numbers.get(id) ?? []),
  );
  return (step, to) => {
    const [one, other] = [numbers.get(step), numbers.get(to)];
    return one !== undefined && other !== undefined && reaches(one, other);
  };
}
