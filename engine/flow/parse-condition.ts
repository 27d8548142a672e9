import type { Condition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import type { ConditionNode } from "./condition-node.ts";

/**
 * Reads a condition into a tree. All keys of one condition must hold: several of them make a node of kind `all`. A group
 * of one is that one itself.
 *
 * @param condition as written; nothing else looks inside
 * @param path where it stands
 */
export function parseCondition(condition: Condition, path: Path): ConditionNode {
  const parts = Object.keys(condition).flatMap((key) =>
    isWord(key) ? parseWord(key, condition, [...path, key]) : [chosen(key, condition[key], [...path, key])],
  );
  return group("all", parts, path);
}

/** The tree of a condition, parsed when it is first asked for. Places count from the condition itself. */
export function conditionTree(condition: Condition): ConditionNode {
  const known = trees.get(condition);
  if (known) return known;
  const tree = parseCondition(condition, []);
  trees.set(condition, tree);
  return tree;
}

const trees = new WeakMap<Condition, ConditionNode>();

/** What the schema lets stand behind each word of its grammar; any other key of a condition is a step's id. */
type Operands = {
  readonly [W in keyof Condition as string extends W ? never : number extends W ? never : W]-?: NonNullable<
    Condition[W]
  >;
};
type Word = keyof Operands;

const words: { readonly [W in Word]: (operand: Operands[W], path: Path) => readonly ConditionNode[] } = {
  all: (parts, path) => [group("all", listed(parts, path), path)],
  any: (parts, path) => [group("any", listed(parts, path), path)],
  not: (part, path) => [{ kind: "not", part: parseCondition(part, path), path }],
  has: (names, path) => [
    group(
      "any",
      placed(names, path).map(({ id, path }) => ({ kind: "has", name: id, path, on: "value" })),
      path,
    ),
  ],
  score: (ranges, path) =>
    Object.entries(ranges).map(([name, range]) => ({ kind: "score", name, range, path: [...path, name], on: "key" })),
  count: (ranges, path) =>
    Object.entries(ranges).map(([name, range]) => ({ kind: "count", name, range, path: [...path, name], on: "key" })),
  query: (wanted, path) =>
    Object.entries(wanted).map(([name, values]) => ({
      kind: "query",
      name,
      values: [values].flat(),
      path: [...path, name],
      on: "key",
    })),
};

/** The grammar's own words. No step can be called by one. */
export const conditionWords: readonly string[] = Object.keys(words);

const isWord = (key: string): key is Word => Object.hasOwn(words, key);

function parseWord<W extends Word>(word: W, operands: Partial<Operands>, path: Path): readonly ConditionNode[] {
  const operand = operands[word];
  return operand === undefined ? [] : words[word](operand, path);
}

function group(kind: "all" | "any", parts: readonly ConditionNode[], path: Path): ConditionNode {
  const [only, second] = parts;
  return only && !second ? only : { kind, parts, path };
}

const listed = (parts: readonly Condition[], path: Path) =>
  parts.map((part, index) => parseCondition(part, [...path, index]));

function chosen(step: string, options: Condition[string], path: Path): ConditionNode {
  return { kind: "chosen", name: step, options: placed(options, path), path, on: "key" };
}

/** One id or several, each with its place. The schema lets nothing else stand there. */
function placed(ids: Condition[string], path: Path): readonly { readonly id: string; readonly path: Path }[] {
  if (typeof ids === "string") return [{ id: ids, path }];
  return Array.isArray(ids)
    ? ids.flatMap((id, index) => (typeof id === "string" ? { id, path: [...path, index] } : []))
    : [];
}
