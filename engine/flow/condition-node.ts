import type { Range } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";

/** What each kind of node holds besides its kind and its place. A kind more is an entry here, and wherever the compiler then asks for one. */
type Kinds = {
  readonly all: { readonly parts: readonly ConditionNode[] };
  readonly any: { readonly parts: readonly ConditionNode[] };
  readonly not: { readonly part: ConditionNode };
  /** One of some options was chosen at a step. */
  readonly chosen: Named & { readonly options: readonly { readonly id: string; readonly path: Path }[] };
  /** A value was saved. */
  readonly has: Named;
  /** The points on a scale lie in a range. */
  readonly score: Named & { readonly range: Range };
  /** The number of options chosen at a step lies in a range. */
  readonly count: Named & { readonly range: Range };
  /** A parameter of the address has one of some values. */
  readonly query: Named & { readonly values: readonly string[] };
};

type Named = {
  /** The step, value, scale or parameter that is asked about. */
  readonly name: string;
  /** Where the name stands: as the key at the node's path, or as the value there. */
  readonly on: "key" | "value";
};

export type ConditionKind = keyof Kinds;

/** A condition, or a part of one, with where it stands. Without a type argument, a union to tell apart by `kind`. */
export type ConditionNode<K extends ConditionKind = ConditionKind> = {
  readonly [P in K]: { readonly kind: P; readonly path: Path } & Kinds[P];
}[K];

/** The kinds that ask something themselves; the others combine what their parts ask. */
export type AtomKind = Exclude<ConditionKind, "all" | "any" | "not">;

/** One question of a condition. */
export type ConditionAtom<K extends AtomKind = AtomKind> = ConditionNode<K>;

/** One reading of conditions: for each kind of node what it comes to, with `given` as what else must be known. */
export type ByKind<R, Given, K extends ConditionKind = ConditionKind> = {
  readonly [P in K]: (node: ConditionNode<P>, given: Given) => R;
};

/** Looks a node up in a reading. */
export function byKind<R, Given, K extends ConditionKind>(
  reading: ByKind<R, Given, K>,
  node: ConditionNode<K>,
  given: Given,
): R {
  return reading[node.kind](node, given);
}

/** Every question that a condition asks, in the order written. */
export function atomsIn(node: ConditionNode): readonly ConditionAtom[] {
  if (node.kind === "not") return atomsIn(node.part);
  return node.kind === "all" || node.kind === "any" ? node.parts.flatMap(atomsIn) : [node];
}
