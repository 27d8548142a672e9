import type { Condition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import type { SectionPlace } from "../traits/index.ts";
import { compiledBounds, type WrittenBounds } from "../values/index.ts";
import type { ConditionNode, Placed } from "./condition-node.ts";

/**
 * Parses a condition into a tree. All keys of one condition must hold: several of them make a node of kind `all`. A
 * group with one member becomes that member.
 *
 * @param condition as written; no other code looks inside
 * @param path where it stands
 */
export function parseCondition(condition: Condition, path: Path): ConditionNode {
  const parts = Object.keys(condition).flatMap((key) =>
    isWord(key) ? parseWord(key, condition, [...path, key]) : [chosen(key, condition[key], [...path, key])],
  );
  return group("all", parts, path);
}

/**
 * When a section is shown: if its own condition holds, and those of the sections that it is in.
 *
 * @param step path of its step
 * @returns undefined if it is always shown
 */
export function whenShown({ section, at, within }: SectionPlace, step: Path): ConditionNode | undefined {
  const parts = [...within, { section, at }].flatMap((place) =>
    place.section.when ? [parseCondition(place.section.when, [...step, ...place.at, "when"])] : [],
  );
  const last = parts.at(-1);
  return last && parts.length > 1 ? { kind: "all", parts, path: last.path, on: last.on } : last;
}

/** What the schema allows after each word of its grammar; any other key of a condition is a step's id. */
type Operands = {
  readonly [W in keyof Condition as string extends W ? never : number extends W ? never : W]-?: NonNullable<
    Condition[W]
  >;
};
type Word = keyof Operands;

const words: { readonly [W in Word]: (operand: Operands[W], path: Path) => readonly ConditionNode[] } = {
  all: (parts, path) => [group("all", listed(parts, path), path)],
  any: (parts, path) => [group("any", listed(parts, path), path)],
  not: (part, path) => [{ kind: "not", part: parseCondition(part, path), ...asKey(path) }],
  has: (names, path) => oneOf("has", names, path),
  score: (ranges, path) =>
    Object.entries(ranges).map(([name, range]) => ({ kind: "score", name, range, ...asKey([...path, name]) })),
  outcome: (ids, path) => oneOf("outcome", ids, path),
  value: (bounds, path) => bounded("value", bounds, path),
  field: (bounds, path) => bounded("field", bounds, path),
  count: (ranges, path) =>
    Object.entries(ranges).map(([name, range]) => ({ kind: "count", name, range, ...asKey([...path, name]) })),
  query: parameters,
  experiment: (wanted, path) => parameters(wanted, path).map((node) => ({ ...node, isDrawn: true })),
  stock: (wanted, path) =>
    parameters(wanted, path).map((node) => ({ ...node, name: `stock.${node.name}`, isStock: true })),
};

/** The grammar's own words. No step can have one as its name. */
export const conditionWords: readonly string[] = Object.keys(words);

const isWord = (key: string): key is Word => Object.hasOwn(words, key);

function parseWord<W extends Word>(word: W, operands: Partial<Operands>, path: Path): readonly ConditionNode[] {
  const operand = operands[word];
  return operand === undefined ? [] : words[word](operand, path);
}

function group(kind: "all" | "any", parts: readonly ConditionNode[], path: Path): ConditionNode {
  const [only, second] = parts;
  return only && !second ? only : { kind, parts, ...asKey(path) };
}

/** One of some names is enough. */
function oneOf(kind: "has" | "outcome", names: Condition[string], path: Path): readonly ConditionNode[] {
  const parts = idsIn(names, path).map(({ id, ...at }): ConditionNode => ({ kind, name: id, ...at }));
  return [group("any", parts, path)];
}

const bounded = (of: "value" | "field", all: Readonly<Record<string, WrittenBounds>>, path: Path): ConditionNode[] =>
  Object.entries(all).map(([name, bounds]) => ({
    kind: "value",
    of,
    name,
    bounds: compiledBounds(bounds),
    ...asKey([...path, name]),
  }));

function parameters(wanted: Readonly<Record<string, string | readonly string[]>>, path: Path) {
  return Object.entries(wanted).map(
    ([name, values]): ConditionNode<"query"> => ({
      kind: "query",
      name,
      values: [values].flat(),
      ...asKey([...path, name]),
    }),
  );
}

const listed = (parts: readonly Condition[], path: Path) =>
  parts.map((part, index) => parseCondition(part, [...path, index]));

const chosen = (step: string, ids: Condition[string], path: Path): ConditionNode => ({
  kind: "chosen",
  name: step,
  options: idsIn(ids, path),
  ...asKey(path),
});

/** One id or several. The schema allows nothing else there. */
function idsIn(ids: Condition[string], path: Path): readonly ({ readonly id: string } & Placed)[] {
  if (typeof ids === "string") return [{ id: ids, path, on: "value" }];
  if (!Array.isArray(ids)) return [];
  return ids.flatMap((id, index) =>
    typeof id === "string" ? { id, path: [...path, index], on: "value" as const } : [],
  );
}

const asKey = (path: Path): Placed => ({ path, on: "key" });
