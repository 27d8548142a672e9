import { type Document, isMap, isScalar, type Pair, parseDocument, Scalar, YAMLMap } from "yaml";
import { fingerprint, type SourceText } from "./source-texts.ts";

/** An updated overlay, and what changed; places are keys joined by dots. */
export type UpdatedOverlay = {
  readonly text: string;
  readonly added: readonly string[];
  /** Texts whose original has changed: a comment shows the new original. */
  readonly stale: readonly string[];
  /** Entries that are still to be translated. */
  readonly empty: readonly string[];
  /** Entries that match nothing in the original. They stay, unless pruning was asked for. */
  readonly unused: readonly string[];
};

/**
 * Adds the missing entries to an overlay, in the order of the definition. Comments and translations stay. A text that
 * only moved keeps its translation, which is found by its original.
 *
 * @param overlay its text so far, free of YAML errors
 * @param texts those of the definition
 * @param prune removes entries that match nothing in the original
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
    // An entry without a translation only needs its original updated.
    if (!entry.get("to")) entry.set("from", from);
    note(entry, isStale ? from : undefined);
    if (isStale) stale.push(place);
    if (!entry.get("to") && text.isToTranslate) empty.push(place);
  }
  const unused = [...groups].flatMap(([map, { prefix, keys }]) => sort(map, keys).map((key) => prefix + key));
  if (prune) for (const [map, { keys }] of groups) map.items = map.items.filter((pair) => keys.includes(keyOf(pair)));
  return { text: document.toString({ lineWidth: 0 }), added, stale, empty, unused };
}

/** The keys of one group in the order of the definition, and the prefix of their places. */
type Group = { readonly prefix: string; readonly keys: string[] };

/**
 * The entry of a text. It is created if missing, unless the text needs no translation. Included files are left to their
 * author.
 */
function entryAt(root: YAMLMap, { at, isToTranslate }: SourceText, groups: Map<YAMLMap, Group>): YAMLMap | undefined {
  let map = root;
  for (const [depth, key] of at.entries()) {
    const pair = map.items.find((item) => keyOf(item) === key);
    if (!pair && !isToTranslate) return undefined;
    const isLast = depth === at.length - 1;
    const below = isMap(pair?.value) && isOfShape(pair.value, isLast) ? pair.value : new YAMLMap();
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
    if (isLast) return below;
    if (below.has("file")) return undefined;
    map = below;
  }
  return undefined;
}

/** Whether a map can be an entry, or a group of them: one text may have become several, and the other way round. */
function isOfShape(map: YAMLMap, isEntry: boolean): boolean {
  if (!isEntry) return typeof map.get("from") !== "string";
  return map.items.every(({ value }) => !isMap(value) || value.has("file"));
}

/** @returns keys that are not in the order; they come last */
function sort(group: YAMLMap, keys: readonly string[]): string[] {
  const rank = (pair: Pair) => keys.indexOf(keyOf(pair)) + 1 || keys.length + 1;
  group.items.sort((a, b) => rank(a) - rank(b));
  return group.items.map(keyOf).filter((key) => !keys.includes(key));
}

/** A comment above the original of a stale entry; removed once the entry is up to date. */
function note(entry: YAMLMap, now: string | undefined) {
  const pair = entry.items.find((item) => keyOf(item) === "from");
  if (!pair) return;
  const key = isScalar(pair.key) ? pair.key : new Scalar("from");
  pair.key = key;
  const lines =
    now === undefined
      ? []
      : now
          .trimEnd()
          .split("\n")
          .map((line) => `${mark} ${line}`);
  // After writing and re-reading, a comment above the first key belongs to the group.
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
