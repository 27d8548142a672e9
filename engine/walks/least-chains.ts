/**
 * The fewest chains that hold every element of a partial order. Each element but the first of a chain comes after the
 * one before. By Dilworth's theorem there are as many as the largest set of elements of which none can come after
 * another; they are found as a largest matching of elements with their successors (Fulkerson 1956).
 *
 * @param count how many elements there are; they are numbered from 0
 * @param canFollow whether one element can come after another; it must be transitive, and no two may follow each other
 */
export function leastChains(count: number, canFollow: (before: number, after: number) => boolean): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  const after = all.map((element) => all.filter((other) => other !== element && canFollow(element, other)));
  const before: (number | undefined)[] = [];
  const claim = (element: number, refused: Set<number>): boolean => {
    for (const other of after[element] ?? []) {
      if (refused.has(other)) continue;
      refused.add(other);
      const holder = before[other];
      if (holder !== undefined && !claim(holder, refused)) continue;
      before[other] = element;
      return true;
    }
    return false;
  };
  for (const element of all) claim(element, new Set());
  const next = new Map(before.flatMap((holder, element) => (holder === undefined ? [] : [[holder, element] as const])));
  return all.filter((element) => before[element] === undefined).map((first) => chainFrom(first, next));
}

function chainFrom(first: number, next: ReadonlyMap<number, number>): number[] {
  const chain: number[] = [];
  for (let at: number | undefined = first; at !== undefined; at = next.get(at)) chain.push(at);
  return chain;
}
