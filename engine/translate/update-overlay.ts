import { type Document, isMap, isScalar, type Pair, parseDocument, Scalar, YAMLMap } from "yaml";
import { fingerprint, type SourceText } from "./source-texts.ts";

/** An overlay brought up to date, and what that took; places are keys joined by dots. */
export type UpdatedOverlay = {
  readonly text: string;
  readonly added: readonly string[];
  /** Texts whose original was changed: a comment says what it is now. */
  readonly stale: readonly string[];
  /** Entries that are still to be translated. */
  readonly empty: readonly string[];
  /** Entries that nothing in the original stands behind. They stay, unless they were to be taken out. */
  readonly unused: readonly string[];
};

/**
 * Writes what an overlay lacks into it, in the order of the definition. Comments and translations stay. A text that only
 * moved keeps its translation, which is found by its original.
 *
 * @param overlay its text so far, free of YAML errors
 * @param texts those of the definition
 * @param prune takes out entries that nothing in the original stands behind
 */
export function updateOverlay(overlay: string, texts: readonly SourceText[], { prune = false } = {}): UpdatedOverlay {
  const document: Document = parseDocument(overlay);
  const { contents: root } = document;
  if (!isMap(root)) throw new Error("An overlay is a group of keys.");
  const known = memoryOf(root);
  const groups = new Map<YAMLMap, Group>([[root, { prefix: "", keys: ["translates", "language"] }]]);
  const [added, stale, empty]: [string[], string[], string[]] = [[], [], []];
  for (const text of texts) {
    const [place, from] = [text.at.join("."), fingerprint(text.text)];
    const entry = entryAt(root, text, groups);
    if (!entry) continue;
    if (!entry.has("from")) {
      entry.set("from", from);
      entry.set("to", known.get(from) ?? "");
      added.push(place);
    }
    const isStale = entry.get("to") && entry.get("from") !== from;
    // A text whose translation is still to come has only its original to bring up to date.
    if (!entry.get("to")) entry.set("from", from);
    note(entry, isStale ? from : undefined);
    if (isStale) stale.push(place);
    if (!entry.get("to") && text.isToTranslate) empty.push(place);
  }
  const unused = [...groups].flatMap(([map, { prefix, keys }]) => sort(map, keys).map((key) => prefix + key));
  if (prune) for (const [map, { keys }] of groups) map.items = map.items.filter((pair) => keys.includes(keyOf(pair)));
  return { text: document.toString({ lineWidth: 0 }), added, stale, empty, unused };
}

/** The keys of one group in the order of the definition, and what stands before them in the name of a place. */
type Group = { readonly prefix: string; readonly keys: string[] };

/**
 * The entry of a text; made where there is none, unless nobody has to translate the text. What comes out of a file of its
 * own is left to its author.
 */
function entryAt(root: YAMLMap, { at, isToTranslate }: SourceText, groups: Map<YAMLMap, Group>): YAMLMap | undefined {
  let map = root;
  for (const [depth, key] of at.entries()) {
    const pair = map.items.find((item) => keyOf(item) === key);
    if (!pair && !isToTranslate) return undefined;
    const below = isMap(pair?.value) ? pair.value : new YAMLMap();
    if (pair) pair.value = below;
    else map.add({ key, value: below });
    const group = groups.get(map) ?? {
      prefix: at
        .slice(0, depth)
        .map((before) => `${before}.`)
        .join(""),
      keys: [],
    };
    if (!group.keys.includes(key)) group.keys.push(key);
    groups.set(map, group);
    if (depth === at.length - 1) return below;
    if (below.has("file")) return undefined;
    map = below;
  }
  return undefined;
}

/** @returns keys that have no place in the order; they stand at the end */
function sort(group: YAMLMap, keys: readonly string[]): string[] {
  const rank = (pair: Pair) => keys.indexOf(keyOf(pair)) + 1 || keys.length + 1;
  group.items.sort((a, b) => rank(a) - rank(b));
  return group.items.map(keyOf).filter((key) => !keys.includes(key));
}

/** A comment above a stale entry's original; none where it is not stale any more. */
function note(entry: YAMLMap, now: string | undefined) {
  const pair = entry.items.find((item) => keyOf(item) === "from");
  if (!pair) return;
  const key = isScalar(pair.key) ? pair.key : new Scalar("from");
  pair.key = key;
  const lines = now === undefined ? [] : now.split("\n").map((line) => `${mark} ${line}`);
  // Once written and read again, a comment above the first key belongs to the group.
  const others = [entry.commentBefore, key.commentBefore].flatMap((comment) => comment?.split("\n") ?? []);
  entry.commentBefore = null;
  key.commentBefore = [...others.filter((line) => !line.startsWith(mark)), ...lines].join("\n") || null;
}

const mark = " now:";

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.source ?? key.value) : String(key));

/** Translations by their original. */
function memoryOf(node: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (!isMap(node)) return found;
  const [from, to] = [node.get("from"), node.get("to")];
  if (typeof from === "string" && typeof to === "string" && to !== "") found.set(from, to);
  for (const { value } of node.items) memoryOf(value, found);
  return found;
}
