import {
  type BareCondition,
  type ByKind,
  byKind,
  type ConditionKind,
  type ConditionNode,
  type Placed,
} from "./condition-node.ts";

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
