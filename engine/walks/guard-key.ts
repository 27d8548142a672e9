import { type AtomKind, type ByKind, byKind, type ConditionAtom, type Facts } from "../flow/index.ts";

/**
 * What some conditions can tell about a visitor: two who are the same in this cannot be told apart by them.
 *
 * @param atoms the questions that the conditions ask
 */
export function guardKey(facts: Facts, atoms: readonly ConditionAtom[]): string {
  return atoms.map((atom) => byKind(read, atom, facts)).join(" ");
}

const read: ByKind<string | number, Facts, AtomKind> = {
  chosen: ({ name, options }, { choices }) => options.map(({ id }) => (choices[name]?.includes(id) ? 1 : 0)).join(""),
  count: ({ name }, { choices }) => choices[name]?.length ?? 0,
  has: ({ name }, { has }) => (has(name) ? 1 : 0),
  score: ({ name }, { score }) => score(name),
  query: ({ name }, { query }) => query[name] ?? "",
};
