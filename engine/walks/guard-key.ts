import type { ConditionAtom, Facts } from "../flow/index.ts";

/**
 * What some conditions can tell about a visitor: two who are the same in this cannot be told apart by them.
 *
 * @param atoms the questions that the conditions ask
 */
export function guardKey(facts: Facts, atoms: readonly ConditionAtom[]): string {
  return atoms.map((atom) => read[atom.kind](atom, facts)).join(" ");
}

const read: Record<ConditionAtom["kind"], (atom: ConditionAtom, facts: Facts) => string | number> = {
  chosen: ({ name, options }, { choices }) => options.map(({ id }) => (choices[name]?.includes(id) ? 1 : 0)).join(""),
  count: ({ name }, { choices }) => choices[name]?.length ?? 0,
  has: ({ name }, { has }) => (has(name) ? 1 : 0),
  score: ({ name }, { score }) => score(name),
  query: ({ name }, { query }) => query[name] ?? "",
};
