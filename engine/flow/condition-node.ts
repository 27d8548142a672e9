import type { Range } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import type { CompiledBounds } from "../values/index.ts";

/** The fields of each kind of node. To add a kind, add it here and wherever the compiler then reports it missing. */
type Kinds<At> = {
  readonly all: { readonly parts: readonly ConditionNode<ConditionKind, At>[] };
  readonly any: { readonly parts: readonly ConditionNode<ConditionKind, At>[] };
  readonly not: { readonly part: ConditionNode<ConditionKind, At> };
  /** One of the named options was chosen at a step. */
  readonly chosen: Named & { readonly options: readonly ({ readonly id: string } & At)[] };
  /** A value was saved. */
  readonly has: Named;
  /** The points on a scale are in a range. */
  readonly score: Named & { readonly range: Range };
  /** A computed value, or what was given in a field, is within bounds. */
  readonly value: Named & { readonly of: "value" | "field"; readonly bounds: CompiledBounds };
  /** The visitor has an outcome. */
  readonly outcome: Named;
  /** The number of options chosen at a step is in a range. */
  readonly count: Named & { readonly range: Range };
  /**
   * A query parameter has one of the named values, or an experiment, whose variant an address can name, too, or a stock,
   * `stock.seats`, of which the backend alone says whether any is left.
   */
  readonly query: Named & { readonly values: readonly string[]; readonly isDrawn?: true; readonly isStock?: true };
};

/** The name of the step, value, field, scale, outcome or parameter in question. */
type Named = { readonly name: string };

export type ConditionKind = keyof Kinds<Placed>;

/** Where something is written in a definition, as a key or as a value. */
export type Placed = { readonly path: Path; readonly on: "key" | "value" };

/** A condition or a part of one: a union discriminated by `kind`. */
export type ConditionNode<K extends ConditionKind = ConditionKind, At = Placed> = {
  readonly [P in K]: { readonly kind: P } & Kinds<At>[P] & At;
}[K];

/** A condition without its places, as pages ship it. It is JSON. */
export type BareCondition<K extends ConditionKind = ConditionKind> = ConditionNode<K, unknown>;

/** The kinds that ask something themselves; the others combine their parts. */
export type AtomKind = Exclude<ConditionKind, "all" | "any" | "not">;

/** One question of a condition. */
export type ConditionAtom<At = Placed> = ConditionNode<AtomKind, At>;

/** One interpretation of conditions: a result for each kind of node, where `given` is whatever else it needs. */
export type ByKind<R, Given, K extends ConditionKind = ConditionKind, At = unknown> = {
  readonly [P in K]: (node: ConditionNode<P, At>, given: Given) => R;
};

/** Applies an interpretation to a node. */
export function byKind<R, Given, K extends ConditionKind, At>(
  reading: ByKind<R, Given, K, At>,
  node: ConditionNode<K, At>,
  given: Given,
): R {
  return reading[node.kind](node, given);
}

/** Every question in a condition, in the order written. */
export function atomsIn<At>(node: ConditionNode<ConditionKind, At>): readonly ConditionAtom<At>[] {
  if (node.kind === "not") return atomsIn(node.part);
  return node.kind === "all" || node.kind === "any" ? node.parts.flatMap(atomsIn) : [node];
}

/** A condition as pages ship it: without its places. */
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
  value: ({ kind, name, of, bounds }) => ({ kind, name, of, bounds }),
  outcome: ({ kind, name }) => ({ kind, name }),
  count: ({ kind, name, range }) => ({ kind, name, range }),
  query: ({ kind, name, values }) => ({ kind, name, values }),
};
