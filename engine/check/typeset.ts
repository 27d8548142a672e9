import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { walkSchema } from "../load/index.ts";
import { isCopy } from "../translate/index.ts";

/**
 * Ties the signs and the shortest words in the texts of a valid definition to what they belong to, where people of its
 * language would not let a line break: `40 %`, `« Oui »`, in French `Pourquoi ?`, in Polish `w domu`. It changes the
 * definition that it is given.
 */
export function typeset(definition: FunnelDefinition): FunnelDefinition {
  const ties = [...everywhere, ...(byLanguage.get(definition.language.split("-")[0] ?? "") ?? [])];
  walkSchema(definition, ({ value, written, fitting, put }) => {
    if (typeof value !== "string" || !value.includes(" ") || !isCopy(written, fitting)) return;
    const tied = ties.reduce((text, space) => text.replace(space, noBreak), value);
    if (tied !== value) put(tied);
  });
  return definition;
}

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
