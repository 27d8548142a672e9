import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { limits, unixLines } from "../../engine/load/index.ts";
import { counted, didYouMean, nameOf, type Path } from "../../engine/problem/index.ts";

/** One change of a YAML text. */
export type Edit = {
  /** `set` writes a value, `insert` puts an entry or a key before the one named, `rename` changes a key. */
  readonly op: "set" | "insert" | "remove" | "rename";
  /** Keys and positions from the root. An entry of a list is also found by its `id`. */
  readonly path: Path;
  /** What `set` and `insert` write: any JSON value. */
  readonly value?: unknown;
  /** The new key of `rename`, and of `insert` into a group. */
  readonly to?: string | undefined;
};

/** The edited text, or why there is none. Lines count from 1. */
export type Edited = { readonly text: string } | { readonly refusal: string; readonly line: number };

/**
 * Changes a YAML text at one place. Every other character stays as it is, comments and blank lines among them; only a
 * group or list that is replaced as a whole loses the comments within.
 *
 * @param source a text without YAML errors
 * @throws Error if the new text would not hold exactly what was asked for, which is a mistake of this function
 */
export function editYaml(source: string, edit: Edit): Edited {
  const mark = source.startsWith("\uFEFF") ? "\uFEFF" : "";
  const text = unixLines(source.slice(mark.length));
  const document = parse(text);
  const found = find(document, text, edit.path);
  if ("refusal" in found) return found;
  if (isDeeper(edit.value, limits.depth))
    return {
      refusal: `${found.name}: the value is nested more than ${limits.depth} levels deep. A funnel needs about ten; look for brackets that were repeated by mistake.`,
      line: found.lineOf(found.around),
    };
  const splice = spliceFor(edit, found, text);
  if ("refusal" in splice) return splice;
  const edited = text.slice(0, splice.start) + splice.put + text.slice(splice.end);
  const wanted = JSON.stringify(editPlain(document.toJS(), found.path, edit));
  if (JSON.stringify(parse(edited).toJS()) !== wanted)
    throw new Error(`The edit of ${nameOf(edit.path)} would have changed something else, so it was not made.`);
  const lineEnd = /\r\n/.exec(source) ?? /\n/.exec(source) ?? /\r/.exec(source);
  return { text: mark + edited.replaceAll("\n", lineEnd?.[0] ?? "\n") };
}

const parse = (text: string): Document => parseDocument(text, { keepSourceTokens: true, uniqueKeys: false });

/** Whether lists and groups are nested too deep, which is not followed to its end. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/** A stretch of the text and what takes its place. */
type Splice = { readonly start: number; readonly end: number; readonly put: string };
type Refusal = Extract<Edited, { refusal: string }>;

/** A place in a document: the group or list around it, and what stands there, if anything does. */
type Found = {
  readonly around: YAMLMap | YAMLSeq;
  /** The path in keys and positions, without ids of entries. */
  readonly path: Path;
  /** What it is called in messages, which count entries from 1, as those of the check do. */
  readonly name: string;
  readonly isInFlow: boolean;
  readonly pair: Pair | undefined;
  readonly index: number;
  readonly lineOf: (node: unknown) => number;
};

function find(document: Document, text: string, path: Path): Found | Refusal {
  const lineOf = (node: unknown) => text.slice(0, rangeOf(node)[0]).split("\n").length;
  const refuse = (refusal: string, node: unknown): Refusal => ({ refusal, line: lineOf(node) });
  let around: unknown = document.contents;
  let isInFlow = false;
  const way: (string | number)[] = [];
  const called: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const place = depth === 0 ? "The file" : nameOf(called);
    const isLast = depth === path.length - 1;
    if (!isMap(around) && !isSeq(around))
      return refuse(`${place} is neither a group nor a list, so it has no ${JSON.stringify(key)}.`, around);
    isInFlow ||= around.flow === true;
    const file = isMap(around) && around.items.length === 1 && around.get("file");
    if (depth > 0 && typeof file === "string" && key !== "file")
      return refuse(`${place} lies in ${file}. Edit that file: paths begin again there.`, around);
    const index = isMap(around) ? around.items.findIndex((pair) => keyOf(pair) === String(key)) : placeIn(around, key);
    way.push(isMap(around) ? String(key) : index);
    called.push(isMap(around) ? String(key) : (numberIn(key) ?? key));
    const item = index === -1 ? undefined : around.items[index];
    if (isLast) {
      const pair = isMap(around) ? pairOf(item) : undefined;
      return { around, path: way, name: nameOf(called), isInFlow, pair, index, lineOf };
    }
    if (item === undefined) {
      const isNumber = typeof called.at(-1) === "number";
      const lacks = isNumber ? `${nameOf(called)} is not there.` : `${place} has no ${JSON.stringify(key)}.`;
      return refuse(`${lacks}${meant(around, key, path.slice(0, depth))}`, around);
    }
    around = isMap(around) ? (pairOf(item)?.value ?? item) : item;
  }
  return refuse("A path has at least one key.", document.contents);
}

/** Position of an entry by its number or id; one behind the last may be written, too. */
function placeIn(list: YAMLSeq, key: string | number): number {
  const number = numberIn(key);
  if (number !== undefined) return number >= 0 && number <= list.items.length ? number : -1;
  return list.items.findIndex((item) => isMap(item) && item.get("id") === key);
}

/** The number of an entry, from 0; undefined for a name. */
const numberIn = (key: string | number): number | undefined =>
  typeof key === "number" || /^\d+$/.test(key) ? Number(key) : undefined;

/**
 * What a group or list has instead of a name or number that it has not. Numbers are told as paths have them, from 0.
 *
 * @param path of the group or list, as it was asked for
 */
function meant(around: YAMLMap | YAMLSeq, key: string | number, path: Path): string {
  if (isSeq(around) && numberIn(key) !== undefined) {
    const { length } = around.items;
    const has = length === 0 ? "is empty" : `has ${counted(length, "entry")}, ${entriesIn(path, around)}`;
    return ` The list ${has}; ${[...path, length].join(".")} is the next.`;
  }
  const names = isMap(around)
    ? around.items.map(keyOf)
    : around.items.flatMap((item) => (isMap(item) && item.has("id") ? String(item.get("id")) : []));
  const { sentence } = didYouMean(String(key), names);
  if (sentence || names.length > 40) return sentence;
  if (names.length > 0) return ` There are: ${names.join(", ")}.`;
  return around.items.length > 0 ? ` Its entries have no ids. They are ${entriesIn(path, around)}.` : "";
}

/** How a path names the entries of a list. */
function entriesIn(path: Path, { items }: { readonly items: readonly unknown[] }): string {
  const at = (index: number) => [...path, index].join(".");
  return items.length === 1 ? at(0) : `${at(0)} to ${at(items.length - 1)}`;
}

/** The places of a list at which something can be inserted, for a message. */
function placesIn(path: Path, { items }: YAMLSeq): string {
  const behind = [...path, items.length].join(".");
  return items.length === 0
    ? `${behind}.`
    : `${behind} is behind the last entry, ${[...path, 0].join(".")} before the first.`;
}

function spliceFor(edit: Edit, found: Found, text: string): Splice | Refusal {
  const { around, index, pair, lineOf, name } = found;
  const list = edit.path.slice(0, -1);
  const refuse = (refusal: string, node: unknown = around): Refusal => ({ refusal, line: lineOf(node) });
  const isThere = isMap(around) ? pair !== undefined : index >= 0 && index < around.items.length;
  switch (edit.op) {
    case "set":
      if (edit.value === undefined) return refuse(`${name}: "set" needs a value.`);
      if (isThere) return replace(found, text, edit.value);
      return index === -1 && isSeq(around)
        ? refuse(`${name} is not there.${meant(around, lastOf(edit.path), list)}`)
        : add(found, text, edit);
    case "insert":
      if (edit.value === undefined) return refuse(`${name}: "insert" needs a value.`);
      if (isSeq(pair?.value))
        return refuse(`${name} is a list. Name the place in it: ${placesIn(edit.path, pair.value)}`);
      if (isMap(around)) {
        if (!edit.to)
          return refuse(
            `${name} is no entry of a list. "set" writes a key of a group, and "insert" one before ${JSON.stringify(lastOf(edit.path))}, with its name in "to".`,
          );
        if (around.has(edit.to)) return refuse(`${nameOf([...list, edit.to])} is there already. "set" writes it anew.`);
      }
      return index === -1
        ? refuse(`${name} is not there.${meant(around, lastOf(edit.path), list)}`)
        : add(found, text, edit);
    case "remove":
      return isThere
        ? remove(found, text)
        : refuse(`${name} is not there to be removed.${meant(around, lastOf(edit.path), list)}`);
    case "rename":
      if (!pair || !isMap(around))
        return refuse(`${name} is no key that can be renamed.${isThere ? "" : meant(around, lastOf(edit.path), list)}`);
      if (!edit.to) return refuse(`${name}: "rename" needs the new key in "to".`, pair.key);
      if (around.has(edit.to))
        return refuse(`${name} cannot be called "${edit.to}": that key is there already.`, pair.key);
      return { start: rangeOf(pair.key)[0], end: rangeOf(pair.key)[1], put: flowText(edit.to) };
  }
}

/** Writes a value in the place of another. */
function replace({ around, pair, index, isInFlow }: Found, text: string, value: unknown): Splice {
  const old: unknown = pair ? pair.value : around.items[index];
  const start = rangeOf(old)[0];
  const end = endOf(old, text);
  const isInline = !isCollection(old) || old.flow === true;
  if (isInFlow)
    return pair && start === end ? after(pair, ` ${flowText(value)}`) : { start, end, put: flowText(value) };
  // A short text keeps its quotes.
  if (typeof value === "string" && !value.includes("\n") && isScalar(old) && /^QUOTE/.test(old.type ?? "")) {
    const quoted = new Scalar(value);
    if (old.type) quoted.type = old.type;
    return { start, end, put: stringify(quoted, { lineWidth: 0 }).trimEnd() };
  }
  if (!pair) return { start, end, put: entryText(value, indentOf(around)) };
  const written = valueText(value, indentOf(around));
  if (isInline && !written.startsWith("\n") && start < end) return { start, end, put: written.slice(1) };
  const colon = colonOf(pair, text);
  // A comment in the line of the key stays there.
  const from = isInline && start < end ? end : colon;
  const [comment = ""] = /^[ \t]+#[^\n]*/.exec(text.slice(from)) ?? [];
  const put = written.startsWith("\n") ? comment + written : written + comment;
  // The comment of the last line is one of those within.
  return { start: colon, end: Math.max(isInline ? end : lineEnd(text, end), from + comment.length), put };
}

/** Adds a key to a group, or an entry to a list: before the one at the path if it is there, or else at the end. */
function add({ around, index, isInFlow }: Found, text: string, { op, path, to, value }: Edit): Splice {
  const { items } = around;
  const key = (op === "insert" && to) || String(lastOf(path));
  if (isInFlow || items.length === 0) {
    const put = isMap(around) ? `${flowText(key)}: ${flowText(value)}` : flowText(value);
    const [start, end] = rangeOf(around);
    if (items.length === 0) return { start, end, put: isMap(around) ? `{ ${put} }` : `[${put}]` };
    const before = items[index];
    if (before !== undefined) return { start: startOf(before), end: startOf(before), put: `${put}, ` };
    const last = endOf(items.at(-1), text);
    return { start: last, end: last, put: `, ${put}` };
  }
  const indent = indentOf(around);
  const pad = " ".repeat(indent);
  const put = isMap(around) ? `${flowText(key)}:${valueText(value, indent)}` : `- ${entryText(value, indent)}`;
  if (index === 0) {
    const first = isSeq(around) ? dashOf(around, 0) : startOf(items[0]);
    return { start: first, end: first, put: `${put}\n${pad}` };
  }
  const before = index === -1 ? items.at(-1) : items[index - 1];
  const end = endWithNotes(text, endOf(before, text), indent);
  return { start: end, end, put: `\n${isSpaced(around, text) ? "\n" : ""}${pad}${put}` };
}

/** Whether the keys of a group have blank lines between them, as steps often have. */
function isSpaced(around: YAMLMap | YAMLSeq, text: string): boolean {
  const [before, last] = around.items.slice(-2);
  return isMap(around) && last !== undefined && /\n[ \t]*\n/.test(text.slice(endOf(before, text), startOf(last)));
}

/** End of the line, and of the comments below it that stand further to the right than the block: they are about what it says. */
function endWithNotes(text: string, from: number, indent: number): number {
  const end = lineEnd(text, from);
  const [notes = ""] = new RegExp(`^(?:\\n {${indent + 1},}#[^\\n]*)+`).exec(text.slice(end)) ?? [];
  return end + notes.length;
}

function remove({ around, index }: Found, text: string): Splice {
  const { items } = around;
  const [item, next] = [items[index], items[index + 1]];
  if (items.length === 1) {
    const [start] = rangeOf(around);
    const isBlock = !around.flow;
    const from = isBlock && isSeq(around) ? dashOf(around, 0) : start;
    return { start: from, end: isBlock ? endOf(around, text) : rangeOf(around)[1], put: isMap(around) ? "{}" : "[]" };
  }
  if (around.flow)
    return next === undefined
      ? { start: endOf(items[index - 1], text), end: endOf(item, text), put: "" }
      : { start: startOf(item), end: startOf(next), put: "" };
  const start = isSeq(around) ? dashOf(around, index) : startOf(item);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  // The first key of an entry stands behind its dash, which stays.
  if (text.slice(lineStart, start).trim() !== "") {
    const from = isSeq(around) ? dashOf(around, index + 1) : startOf(next);
    return { start, end: from, put: "" };
  }
  const end = lineEnd(text, endOf(item, text));
  return end < text.length ? { start: lineStart, end: end + 1, put: "" } : { start: lineStart - 1, end, put: "" };
}

/** A value in one line, as it is written within brackets. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => `${flowText(key)}: ${flowText(child)}`);
    return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
  }
  const quotes =
    typeof value === "string" && value.includes("\n") ? { defaultStringType: "QUOTE_DOUBLE" as const } : {};
  const written = stringify([value], {
    ...quotes,
    collectionStyle: "flow",
    flowCollectionPadding: false,
    lineWidth: 0,
  });
  return written.trimEnd().slice(1, -1);
}

/** A value as it follows the colon of a key: with a blank before it, or below. */
function valueText(value: unknown, indent: number): string {
  if (isOneLine(value, indent)) return ` ${lineText(value, indent)}`;
  const pad = " ".repeat(indent + 2);
  if (Array.isArray(value)) return value.map((child) => `\n${pad}- ${entryText(child, indent + 2)}`).join("");
  return Object.entries(value ?? {})
    .map(([key, child]) => `\n${pad}${flowText(key)}:${valueText(child, indent + 2)}`)
    .join("");
}

/** A value as it follows the dash of a list whose dashes have this indent. */
function entryText(value: unknown, indent: number): string {
  if (isOneLine(value, indent)) return lineText(value, indent);
  return valueText(value, indent).replace(/^\n */, "");
}

/** A value that needs no lines of keys or dashes: a scalar, a short list of scalars, or a short group of scalars and such groups. */
function isOneLine(value: unknown, indent: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  const isShort = Object.values(value).every((child) => isPlain(child) && !(Array.isArray(value) && isGroup(child)));
  return isShort && flowText(value).length + indent < 100;
}

/** A value that can stand within braces: a text of one line, or a group of such. */
const isPlain = (value: unknown): boolean =>
  isGroup(value) ? !Array.isArray(value) && Object.values(value).every(isPlain) : !String(value).includes("\n");

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

function lineText(value: unknown, indent: number): string {
  if (typeof value === "object" && value !== null) return flowText(value);
  // Reworded, or put into another language, a text may begin with its placeholder, and then needs quotes.
  if (typeof value === "string" && /\{/.test(value) && !value.includes("\n")) return flowText(value);
  const written = stringify({ k: value }, { lineWidth: 0, blockQuote: "literal" }).slice(3).trimEnd();
  return written.replace(/\n(?=.)/g, `\n${" ".repeat(indent)}`);
}

const rangeOf = (node: unknown): readonly [number, number] => {
  const range = isScalar(node) || isCollection(node) || isAlias(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : [0, 0];
};

/** Start of an entry or of a key. */
const startOf = (item: unknown): number => rangeOf(isPairLike(item) ? item.key : item)[0];

/** End of what an entry or value says, without the blank lines behind it. */
function endOf(item: unknown, text: string): number {
  if (isPairLike(item)) {
    const [start, end] = rangeOf(item.value);
    return end > start ? endOf(item.value, text) : Math.max(end, colonOf(item, text));
  }
  const [start, end] = rangeOf(item);
  const last = isCollection(item) && !item.flow ? item.items.at(-1) : undefined;
  return last === undefined ? start + text.slice(start, end).trimEnd().length : endOf(last, text);
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
};

const colonOf = ({ key }: Pair, text: string): number => text.indexOf(":", rangeOf(key)[1]) + 1;

const after = (pair: Pair, put: string): Splice => ({
  start: rangeOf(pair.key)[1] + 1,
  end: rangeOf(pair.key)[1] + 1,
  put,
});

/** Column of the keys or dashes of a block. */
function indentOf(around: Node): number {
  const { srcToken } = around;
  return srcToken && "indent" in srcToken ? Math.max(0, srcToken.indent) : 0;
}

function dashOf({ srcToken }: YAMLSeq, index: number): number {
  const items = srcToken?.type === "block-seq" ? srcToken.items : [];
  return items[index]?.start.find(({ type }) => type === "seq-item-ind")?.offset ?? 0;
}

const isPairLike = (item: unknown): item is Pair => typeof item === "object" && item !== null && "key" in item;
const pairOf = (item: unknown): Pair | undefined => (isPairLike(item) ? item : undefined);
const keyOf = (item: unknown): string => {
  const key = pairOf(item)?.key;
  return isScalar(key) ? String(key.source ?? key.value) : String(key);
};
const lastOf = (path: Path): string | number => path.at(-1) ?? "";

/** The same edit of the plain values, to compare with. */
function editPlain(value: unknown, [key = "", ...rest]: Path, edit: Edit): unknown {
  if (Array.isArray(value)) {
    const at = Number(key);
    if (rest.length > 0) return value.with(at, editPlain(value[at], rest, edit));
    const put = edit.op === "remove" ? [] : [edit.value];
    return value.toSpliced(at, edit.op === "insert" ? 0 : 1, ...put);
  }
  const entries = Object.entries(value ?? {});
  if (rest.length > 0)
    return Object.fromEntries(
      entries.map(([name, child]) => [name, name === key ? editPlain(child, rest, edit) : child]),
    );
  if (edit.op === "remove") return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (edit.op === "insert")
    return Object.fromEntries(
      entries.flatMap((entry): [string, unknown][] =>
        entry[0] === key ? [[edit.to ?? "", edit.value], entry] : [entry],
      ),
    );
  if (edit.op === "rename")
    return Object.fromEntries(entries.map(([name, child]) => [name === key ? edit.to : name, child]));
  return { ...Object.fromEntries(entries), [key]: edit.value };
}
