import { isCollection, isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from "yaml";
import { nameOf, type Path, type Problem } from "../problem/index.ts";
import type { FormRule } from "./form-rules.ts";
import { limits } from "./limits.ts";
import { type Place, positionOf, type Tree } from "./place.ts";

/** Any JSON value. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** Whether a value is a group of keys. */
export const isGroup = (value: Plain | undefined): value is { [key: string]: Plain } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** State while the values of a definition are read, across all its files. */
export type Reading = {
  readonly problems: Problem[];
  /** How many more values are allowed. */
  left: number;
  /** Replaces an `{ file: … }` with the file. */
  readonly include: (node: YAMLMap, file: string, tree: Tree, path: Path) => Plain;
};

/** The plain value of a YAML node. Merge keys, duplicate keys and keys that JavaScript reserves become problems. */
export function plainValue(node: unknown, tree: Tree, path: Path, reading: Reading): Plain {
  if (reading.left-- <= 0) return tooMany(node, tree, path, reading);
  const most = path[0] === "steps" && path.length === 1 ? limits.steps : limits.entries;
  if ((isMap(node) || isSeq(node)) && node.items.length > most) {
    const message = `${nameOf(path)} holds ${node.items.length.toLocaleString("en")} entries; at most ${most.toLocaleString("en")} are allowed. Split it.`;
    report(reading, "too-large", message, tree, node, path);
    return null;
  }
  if (isMap(node)) {
    const file = includedFile(node);
    return file === undefined ? plainMap(node, tree, path, reading) : reading.include(node, file, tree, path);
  }
  if (isSeq(node)) return node.items.map((item, index) => plainValue(item, tree, [...path, index], reading));
  if (!isScalar(node)) return null;
  const { value } = node;
  if (typeof value === "boolean" || value === null || (typeof value === "number" && Number.isFinite(value)))
    return value;
  // The source of a text is the text itself.
  return String(node.source);
}

function plainMap(map: YAMLMap, tree: Tree, path: Path, reading: Reading): Plain {
  const plain: { [key: string]: Plain } = {};
  const firsts = new Map<string | undefined, Pair>();
  let previous: Pair | undefined;
  let isHeadAmong = false;
  for (const pair of map.items) {
    const key = keyOf(pair);
    const complain = (rule: FormRule, message: string) =>
      report(reading, rule, message, tree, pair.key, key === undefined ? path : [...path, key]);
    const first = firsts.get(key);
    const braces = key === undefined ? bracesBefore(pair, previous) : undefined;
    const head = previous && isEmpty(previous) ? keyOf(previous) : undefined;
    // `{name}: a text`, where nothing stands between the group and the colon.
    if (braces) report(reading, "yaml-syntax", quotedWhole, tree, braces, path);
    else if (key === undefined) complain("bad-key", "A key must be a plain word, followed by a colon.");
    else if (key === "<<") complain("alias", 'Merging with "<<" is not supported. Write the keys out.');
    else if (key in Object.prototype || key === "prototype")
      complain("reserved-key", `"${key}" cannot be a key: the engine reserves that word. Choose another name.`);
    // Decimals behind a comma are told once, as no name.
    else if (first && (isHeadAmong || (map.flow && /^\d/.test(key) && isEmpty(pair)))) continue;
    else if (first && !map.flow && head !== undefined) {
      // The key of a group stands among the keys of that group, which repeat those before it.
      isHeadAmong = true;
      const message = `"${head}" is indented like the keys that belong below it: "${key}" is written above it already. Give the line "${head}:" two spaces less.`;
      report(reading, "duplicate-key", message, tree, previous?.key, [...path, head]);
    } else if (first) {
      const line = positionOf(placeOf(tree, first.key)).line;
      complain(
        "duplicate-key",
        `The key "${key}" is written twice; the first is in line ${line}. Keep one of them, or ${typeof path.at(-1) === "number" ? 'begin another entry with "- "' : "fix the indentation if this one belongs elsewhere"}.`,
      );
    } else {
      firsts.set(key, pair);
      plain[key] = plainValue(pair.value, tree, [...path, key], reading);
    }
    previous = pair;
  }
  return plain;
}

export const quotedWhole = "A text that starts with { or [ must be in quotes, from its first word to its last.";

/** The group or list in braces that a pair without a key follows. */
function bracesBefore({ key }: Pair, previous?: Pair): unknown {
  const before = previous?.value;
  return isCollection(before) && before.flow && isScalar(key) && key.source === "" ? before : undefined;
}

const isEmpty = ({ value }: Pair) => value === null || (isScalar(value) && value.value === null);

function keyOf({ key }: Pair): string | undefined {
  if (!isScalar(key) || key.value === null) return undefined;
  return key.source ?? String(key.value);
}

/** `{ file: content/terms.md }`: one key, and a value that looks like a path rather than an id. */
function includedFile(map: YAMLMap): string | undefined {
  const [pair, second] = map.items;
  if (!pair || second || !isScalar(pair.key) || pair.key.value !== "file") return undefined;
  const file = isScalar(pair.value) ? pair.value.value : undefined;
  return typeof file === "string" && /[./\\]/.test(file) ? file : undefined;
}

function tooMany(node: unknown, tree: Tree, path: Path, reading: Reading): null {
  const first = reading.left === -1;
  const message = `With everything it includes, this definition holds more than ${limits.values.toLocaleString("en")} values. Split the funnel in two.`;
  if (first) report(reading, "too-large", message, tree, node, path);
  return null;
}

function report(reading: Reading, rule: FormRule, message: string, tree: Tree, node: unknown, path: Path) {
  // One more than a report names, which then says so.
  if (reading.problems.length > limits.problems) return;
  const position = positionOf(placeOf(tree, node));
  reading.problems.push({ rule, severity: "error", message, ...position, path, suggest: null });
}

function placeOf({ source }: Tree, node: unknown): Place {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return { source, start, end };
}
