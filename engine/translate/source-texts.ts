import type { Field, FunnelDefinition } from "../../schema/funnel.types.ts";
import { copyParts } from "../copy/index.ts";
import { optionsOf, resolvedOptions } from "../flow/index.ts";
import { engineText, isolateSteps, type Schema, schema, standardText, walkSchema } from "../load/index.ts";
import { type Path, pathKey } from "../problem/index.ts";
import { fieldsOf, fieldWith, stepTraits } from "../traits/index.ts";

/** A text of a definition that can be translated. */
export type SourceText = {
  readonly text: string;
  readonly path: Path;
  /** Keys that lead to its translation in an overlay. */
  readonly at: readonly string[];
  /**
   * Whether somebody has to translate it. Texts without words, such as `18-24` and `{facts.users}`, addresses of pages,
   * and sentences that the engine itself says in both languages can be translated, but need not be.
   */
  readonly isToTranslate: boolean;
  /** Whether it is the engine's own sentence, rather than one that the author wrote. */
  readonly isEngines: boolean;
  /** The engine's sentence in the other language, if the text is one of the engine's own. */
  readonly engineText: string | undefined;
};

/**
 * Every text of a checked definition that visitors read, in the order written. Paths refer to the definition with its
 * options in full.
 *
 * @param language BCP 47 tag of the target language
 */
export function sourceTexts(definition: FunnelDefinition, language: string): readonly SourceText[] {
  const keysOf = new Map<string, readonly string[]>();
  const texts: SourceText[] = [];
  walkSchema(withFullOptions(definition), ({ value, path, written, fitting }) => {
    if (Array.isArray(value)) keysOf.set(pathKey(path), entryKeys(value));
    const isRead = isCopy(written, fitting);
    if (typeof value !== "string" || !(isRead || isAddress(written))) return;
    const at = path.map((key, index) => keysOf.get(pathKey(path.slice(0, index)))?.[Number(key)] ?? String(key));
    // An author who replaced the engine's sentence wants that in the translation, too.
    const inEnglish = written.default ?? schema.resolve(written).default;
    const isEngines = value === standardText(definition.language, path, inEnglish);
    const standard = isEngines ? engineText(language, path, inEnglish) : undefined;
    texts.push({
      text: value,
      path,
      at,
      isToTranslate: isRead && standard === undefined && hasWords(value),
      isEngines,
      engineText: standard,
    });
  });
  return texts;
}

const hasWords = (copy: string) =>
  copyParts(copy).some((part) => /\p{L}|\d[.,]\d/u.test("text" in part ? part.text : (part.fallback ?? "")));

/**
 * Names of list entries that stay the same when entries around them come and go: the id, or else a section's type, or
 * else the number, counted from 1. A second section of a type is `list-2`.
 */
function entryKeys(list: readonly unknown[]): readonly string[] {
  const seen = new Map<string, number>();
  return list.map((entry, index) => {
    const name = nameOf(entry);
    if (name === undefined) return String(index + 1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

function nameOf(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== "object") return undefined;
  const name: unknown = Reflect.get(entry, "id") ?? Reflect.get(entry, "type");
  return typeof name === "string" || typeof name === "number" ? String(name) : undefined;
}

/** The state of a definition's translation. */
export type Translation = {
  /** Language tag of the overlay. */
  readonly language: string;
  /** That of the definition. */
  readonly original: string;
  /** The overlay's translation of each text. */
  readonly words: ReadonlyMap<SourceText, string>;
  /** Texts whose translation was left empty; the page shows them as they are. */
  readonly empty: readonly SourceText[];
  /** Texts that the overlay does not have; the page shows them as they are. */
  readonly missing: readonly SourceText[];
  /** Texts that were changed since they were translated; the page shows the old translation. */
  readonly stale: readonly SourceText[];
  /** Entries that match no text of the definition; no page shows them. */
  readonly unused: readonly UnusedEntry[];
};

/** An entry of an overlay, or a group of them, whose original is gone; the path is the overlay's. */
export type UnusedEntry = { readonly message: string; readonly path: Path; readonly suggest: string | null };

/** A copy of a definition in which each option has its id, so that another label does not make another option of it. */
export function withFullOptions(definition: FunnelDefinition): FunnelDefinition {
  const steps = Object.entries(definition.steps).map(([id, step]) => [
    id,
    {
      ...step,
      ...(stepTraits(step).asks && { options: optionsOf(step) }),
      ...(stepTraits(step).hasFields && { fields: fieldsOf(step).map(withOptions) }),
    },
  ]);
  return isolateSteps(JSON.parse(JSON.stringify({ ...definition, steps: Object.fromEntries(steps) })));
}

function withOptions(field: Field): object {
  const choice = fieldWith("givesChoice", field);
  return choice ? { ...choice, options: resolvedOptions(choice.options) } : field;
}

/**
 * Whether a text, by the schema, is words that visitors read. Fixed values and patterns are not. Where nothing else
 * tells (record labels, ids of other things, sources), the schema says `"x-translate": false`.
 *
 * @param written the part of the schema written for the place
 * @param fitting the part that finally describes the text
 */
export function isCopy(written: Schema, fitting: Schema): boolean {
  const isFixed = "pattern" in fitting || "enum" in fitting || "const" in fitting;
  return !isFixed && [written, schema.resolve(written), fitting].every((part) => part["x-translate"] !== false);
}

/** Whether a text, by the schema, is an address that may differ between languages. */
const isAddress = (written: Schema): boolean =>
  [written, schema.resolve(written)].some((part) => part["x-translate"] === true);

/** Longer texts are named by their fingerprint, so that no overlay holds a legal text twice. */
const longest = 400;

/** How an overlay records the original of a text: the text itself, or `fingerprint:8c2f01ab` for a long one. */
export function fingerprint(text: string): string {
  return text.length <= longest ? text : `fingerprint:${fnv1a(text)}`;
}

/** The 32-bit FNV-1a hash over a text's UTF-16 units. It detects changes; it is not for security. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
