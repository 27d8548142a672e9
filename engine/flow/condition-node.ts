import type { Range } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";

/** What each kind of node says. A kind more is an entry here, and wherever the compiler then asks for one. */
type Kinds<At> = {
  readonly all: { readonly parts: readonly ConditionNode<ConditionKind, At>[] };
  readonly any: { readonly parts: readonly ConditionNode<ConditionKind, At>[] };
  readonly not: { readonly part: ConditionNode<ConditionKind, At> };
  /** One of some options was chosen at a step. */
  readonly chosen: Named & { readonly options: readonly ({ readonly id: string } & At)[] };
  /** A value was saved. */
  readonly has: Named;
  /** The points on a scale lie in a range. */
  readonly score: Named & { readonly range: Range };
  /** The number of options chosen at a step lies in a range. */
  readonly count: Named & { readonly range: Range };
  /** A parameter of the address has one of some values. */
  readonly query: Named & { readonly values: readonly string[] };
};

/** The name of the step, value, scale or parameter that is asked about. */
type Named = { readonly name: string };

export type ConditionKind = keyof Kinds<Placed>;

/** Where something is written in a definition: as a key or as a value. */
export type Placed = { readonly path: Path; readonly on: "key" | "value" };

/** A condition, or a part of one: a union to tell apart by `kind`. */
export type ConditionNode<K extends ConditionKind = ConditionKind, At = Placed> = {
  readonly [P in K]: { readonly kind: P } & Kinds<At>[P] & At;
}[K];

/** A condition without its places, as a page carries it. It is JSON. */
export type BareCondition<K extends ConditionKind = ConditionKind> = ConditionNode<K, unknown>;

/** The kinds that ask something themselves; the others combine what their parts ask. */
export type AtomKind = Exclude<ConditionKind, "all" | "any" | "not">;

/** One question of a condition. */
export type ConditionAtom<At = Placed> = ConditionNode<AtomKind, At>;

/** One reading of conditions: for each kind of node what it comes to, with `given` as what else must be known. */
export type ByKind<R, Given, K extends ConditionKind = ConditionKind, At = unknown> = {
  readonly [P in K]: (node: ConditionNode<P, At>, given: Given) => R;
};

/** Looks a node up in a reading. */
export function byKind<R, Given, K extends ConditionKind, At>(
  reading: ByKind<R, Given, K, At>,
  node: ConditionNode<K, At>,
  given: Given,
): R {
  return reading[node.kind](node, given);
}

/** Every question that a condition asks, in the order written. */
export function atomsIn<At>(node: ConditionNode<ConditionKind, At>): readonly ConditionAtom<At>[] {
  if (node.kind === "not") return atomsIn(node.part);
  return node.kind === "all" || node.kind === "any" ? node.parts.flatMap(atomsIn) : [node];
}

/** A condition as a page carries it: without its places. */
export function bareCondition(node: ConditionNode): BareCondition {
  return byKind(bare, node, undefined);
}

const bare: ByKind<BareCondition, undefined, ConditionKind, Placed> = {
  all: ({ kind, parts }) => ({ kind, parts: parts.map(bareCondition) }),
  any: ({ kind, parts }) => ({ kind, parts: parts.map(bareCondition) }),
  not: ({ kind, part }) => ({ kind, part: bareCondition(part) }),
  chosen: ({ kind, name, options }) => ({ kind, name, options: options.map(({ id }) => ({ id })) }),
  has: ({ kind, name }) => ({ kind, name }),
  score: ({ kind, name, range }) => ({ kind, name, range }),
  count: ({ kind, name, range }) => ({ kind, name, range }),
  query: ({ kind, name, values }) => ({ kind, name, values }),
};
