import type { Finding } from "../problem/index.ts";

/**
 * What a definition must satisfy before the rules run, and why, by the name that reports use for each kind of mistake.
 */
export const formRules = {
  "missing-file": "A file that is named has to be there. Paths count from the folder of the definition.",
  "unreadable-file": "A folder, or a file that may not be opened, has no text to read.",
  "not-utf8": "Text is read as UTF-8, which every editor writes. Anything else would show as broken letters.",
  "too-large": "A definition is what people write by hand. One beyond the limits is a slip, or meant to do harm.",
  "too-deep": "Nobody nests values this far on purpose: a bracket or an indent was lost.",
  "empty-file": "There is nothing to run. A definition starts with its id; funnel new writes one that works.",
  "yaml-syntax": "The file is not valid YAML: a quote, a colon, a dash or an indent is in the wrong place.",
  "multiple-documents": "One file is one funnel. Anything below a line of --- would be lost.",
  alias: "Anchors, aliases and merges hide what a place really says, and can blow a small file up. Write it out.",
  "unknown-tag": "Tags such as !!js would have values made by code. Values are plain text, numbers, lists and groups.",
  "duplicate-key": "Of two keys with one name only one could count, and nobody sees which.",
  "bad-key": "Keys and ids are names: letters, digits and hyphens, starting with a letter.",
  "reserved-key": "JavaScript, which runs the funnel, gives the word a meaning of its own.",
  include: "Only texts in the folder of the definition, or below it, become part of it.",
  "unknown-key": "A key that means nothing here is misspelt or in the wrong place, so what it says would not happen.",
  "missing-key": "Without it the page, or the engine behind it, would not know what to do.",
  "unknown-type": "Each step and each section needs a type that exists; the type decides which keys it takes.",
  "unknown-value": "The key takes one of a few words.",
  "wrong-type": "The key takes another kind of value, such as a text in quotes in place of a number.",
  "bad-format":
    "The key takes a value of a certain form, such as a colour, an address or a period, and this is not one.",
  "out-of-range": "The value is too small, too large, too short or too long to work or to be read.",
  "more-problems": "So many problems usually have one cause. Fix the first ones, and check again.",
} as const satisfies Readonly<Record<string, string>>;

/** Name of a kind of mistake in the form of a definition. */
export type FormRule = keyof typeof formRules;

/** A finding of the schema, with the form rule that it breaks. */
export type SchemaFinding = Finding & { readonly rule: FormRule };
