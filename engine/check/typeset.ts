import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { walkSchema } from "../load/index.ts";
import { isCopy } from "../translate/index.ts";

/**
 * A copy of a valid definition as pages show it: the signs and the shortest words in its texts are tied to what they
 * belong to, where people of its language would not let a line break: `40 %`, `« Oui »`, in French `Pourquoi ?`, in Polish
 * `w domu`. What is recorded and sent comes from the definition itself, so it has plain spaces.
 */
export function typeset(definition: FunnelDefinition): FunnelDefinition {
  const known = made.get(definition);
  if (known) return known;
  const copy: FunnelDefinition = JSON.parse(JSON.stringify(definition));
  const ties = [...everywhere, ...(byLanguage.get(definition.language.split("-")[0] ?? "") ?? [])];
  walkSchema(copy, ({ value, written, fitting, put }) => {
    if (typeof value !== "string" || !value.includes(" ") || !isCopy(written, fitting)) return;
    const tied = ties.reduce((text, space) => text.replace(space, noBreak), value);
    if (tied !== value) put(tied);
  });
  made.set(definition, copy);
  return copy;
}

/** A build asks for each page of a definition. */
const made = new WeakMap<FunnelDefinition, FunnelDefinition>();

const noBreak = "\u00a0";

/** Spaces between a number, or a placeholder, and the sign that follows it, and within quotation marks. */
const everywhere = [/(?<=[\d}]) (?=[%‰€£¥₽₺]|(?:zł|Kč|kr)(?!\p{L}))/gu, /(?<=«) | (?=»)/g];

/** Spaces after words of one letter, which no line ends with in these languages. */
const afterLetters = /(?<=(?:^|[\s(„"*])[aiouwzksv]) /giu;

const byLanguage: ReadonlyMap<string, readonly RegExp[]> = new Map([
  // Where the mark ends a word, a sentence or bold text.
  ["fr", [/ (?=[?!;:]+(?:[\s*"”»)]|$))/g]],
  ["pl", [afterLetters]],
  ["cs", [afterLetters]],
  ["sk", [afterLetters]],
]);
