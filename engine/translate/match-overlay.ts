import type { Plain, SchemaFinding } from "../load/index.ts";
import { didYouMean } from "../problem/index.ts";
import { fingerprint, type SourceText, type UnusedEntry } from "./source-texts.ts";

/** How the entries of an overlay match the texts of its definition. */
export type Matched = {
  /** Entries that do not belong in it; paths are the overlay's. */
  readonly faults: readonly SchemaFinding[];
  readonly translations: ReadonlyMap<SourceText, string>;
  /** Texts to translate whose translation was left empty. */
  readonly empty: readonly SourceText[];
  /** Texts to translate that are not in the overlay. */
  readonly missing: readonly SourceText[];
  /** Texts that were changed since they were translated. */
  readonly stale: readonly SourceText[];
  /** Entries that match no text of the definition. */
  readonly unused: readonly UnusedEntry[];
};

/**
 * Compares an overlay with the texts that it translates.
 *
 * @param overlay without the keys of its own, `translates` and `language`
 */
export function matchOverlay(overlay: Plain, texts: readonly SourceText[]): Matched {
  const found: Found = { faults: [], unused: [], entries: new Map() };
  walk(overlay, treeOf(texts), [], found);
  const { faults, unused, entries } = found;
  const isTranslated = ({ to }: Entry) => to !== "";
  return {
    faults,
    translations: new Map([...entries].filter(([, entry]) => isTranslated(entry)).map(([text, { to }]) => [text, to])),
    empty: texts.filter((text) => text.isToTranslate && entries.get(text)?.to === ""),
    missing: texts.filter((text) => text.isToTranslate && !entries.has(text)),
    stale: [...entries]
      .filter(([{ text }, entry]) => isTranslated(entry) && entry.from !== fingerprint(text))
      .map(([text]) => text),
    unused,
  };
}

type Found = {
  readonly faults: SchemaFinding[];
  readonly unused: UnusedEntry[];
  readonly entries: Map<SourceText, Entry>;
};

type Entry = { readonly from: string; readonly to: string };
type Tree = Map<string, Tree | SourceText>;

function treeOf(texts: readonly SourceText[]): Tree {
  const root: Tree = new Map();
  for (const text of texts) {
    const group = text.at.slice(0, -1).reduce((tree, key) => {
      const below = tree.get(key);
      if (below instanceof Map) return below;
      const fresh: Tree = new Map();
      tree.set(key, fresh);
      return fresh;
    }, root);
    group.set(text.at.at(-1) ?? "", text);
  }
  return root;
}

function walk(value: Plain, known: Tree, at: readonly string[], found: Found) {
  const { faults, unused, entries } = found;
  if (value === null) return;
  if (typeof value !== "object" || Array.isArray(value)) {
    const message = `${nameOf(at)} is a group. It takes: ${[...known.keys()].slice(0, 12).join(", ")}.`;
    faults.push({ rule: "wrong-type", message, path: at });
    return;
  }
  for (const [key, below] of Object.entries(value)) {
    const path = [...at, key];
    const expected = known.get(key);
    // What was one text may have become several, and the other way round: no different from one that is gone.
    const isOfOtherShape =
      expected && (expected instanceof Map ? entryOf(below) : holdsEntries(below) && !entryOf(below));
    if (isOfOtherShape)
      unused.push({
        message: `${nameOf(path)} is no longer ${expected instanceof Map ? "one text" : "several texts"}.`,
        path,
        suggest: null,
      });
    else if (expected instanceof Map) walk(below, expected, path, found);
    else if (!expected) {
      const { sentence, suggest } = didYouMean(key, known.keys());
      const message = `${nameOf(at)} has no text "${key}" to translate.${sentence}`;
      // Removing a sentence from the original must not stop the pages in other languages.
      if (holdsEntries(below)) unused.push({ message, path, suggest });
      else faults.push({ rule: "unknown-key", message, path, on: "key", suggest });
    } else {
      const entry = entryOf(below);
      const typo = typoIn(below);
      if (entry) entries.set(expected, entry);
      else if (typo)
        faults.push({
          rule: "unknown-key",
          message: `${nameOf(path)} has no key "${typo.key}". It takes "from" and "to".${typo.sentence}`,
          path: [...path, typo.key],
          on: "key",
          suggest: typo.suggest,
        });
      else faults.push({ rule: "wrong-type", message: `${nameOf(path)} must be two texts: ${shape}.`, path });
    }
  }
}

const shape = '{ from: "the text of the original", to: "its translation" }';

const nameOf = (at: readonly string[]) => (at.length === 0 ? "The original" : `"${at.join(".")}"`);

/** The key of an entry that is probably a misspelling of one of the two. */
function typoIn(value: Plain) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const missing = ["from", "to"].filter((key) => !(key in value));
  for (const key of Object.keys(value)) {
    const { sentence, suggest } = didYouMean(key, key === "from" || key === "to" ? [] : missing);
    if (suggest) return { key, sentence, suggest };
  }
  return undefined;
}

/** Whether a value is an entry, or a group of nothing else. */
function holdsEntries(value: Plain): boolean {
  if (entryOf(value)) return true;
  if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
  const parts = Object.values(value);
  return parts.length > 0 && parts.every(holdsEntries);
}

/** An empty translation is one that is still to be written. */
function entryOf(value: Plain): Entry | undefined {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const { from, to = "", ...rest } = value;
  const isEntry = typeof from === "string" && (to === null || typeof to === "string") && Object.keys(rest).length === 0;
  return isEntry ? { from, to: to ?? "" } : undefined;
}
