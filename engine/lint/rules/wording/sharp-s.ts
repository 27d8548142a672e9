import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** German of Switzerland and Liechtenstein has no ß. */
export const sharpS: Rule = {
  id: "sharp-s",
  severity: "warning",
  why: "In Switzerland and Liechtenstein no keyboard has an ß, and nobody learns to write it: “Größe” and “außerhalb” look like a page that was copied from Germany, beside buttons of the engine that say “Schliessen”. Write ss. The language `de-CH` says that the page is one of those. Names of people and addresses in Germany and Austria keep their letters.",
  wrong: "question: Wie groß ist die Wohnung?",
  right: "question: Wie gross ist die Wohnung?",
  *check({ authored, definition }) {
    if (!/^de-(?:CH|LI)$/i.test(definition.language)) return;
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      if (!/[ßẞ]/.test(text) || isQuoted(path)) continue;
      const words = [...new Set(text.replace(names, "").match(/[\p{L}\p{M}\u00ad-]*[ßẞ][\p{L}\p{M}\u00ad-]*/gu))];
      const [first] = words;
      if (first === undefined) continue;
      const written = words.map((word) => word.replaceAll("ß", "ss").replaceAll("ẞ", "SS"));
      const name = new Intl.DisplayNames("en", { type: "region" }).of(definition.language.slice(3).toUpperCase());
      yield {
        message: `${inRow(words.map((word) => `"${word}"`))} ${words.length > 1 ? "have" : "has"} an ß, which nobody writes in ${name}. Write ${inRow(written)}.`,
        path,
        excerpt: first,
        suggest: written[0] ?? null,
      };
    }
  },
};

const list = new Intl.ListFormat("en");

/** `Grösse, Strasse and ausserhalb`: a comma before the last would be American. */
const inRow = (words: readonly string[]): string => list.format(words).replace(/,(?= and )/, "");

/** People behind their first name or their title, and streets with the number and the postcode of another country. */
const names =
  /(?<!\p{L})(?:Herrn?|Frau|Fam(?:ilie|\.)|Dr\.|Prof\.|\p{Lu}\p{Ll}+|\p{Lu}\.) (?:Gauß|Groß|Heß|Preuß|Reuß|Strauß|Theiß|Voß|Weiß)(?:mann|ner|e?l?er)?s?(?!\p{L})|(?:\p{Lu}[\p{L}.-]* )*[\p{L}-]*[ßẞ][\p{L}-]*\.?(?: \p{Lu}[\p{L}.-]*){0,2} \d+ ?[a-z]?,? (?:(?:D|DE)[- ])?\d{5}(?!\d)|(?:\p{Lu}[\p{L}.-]* )*[\p{L}-]*[ßẞ][\p{L}-]*\.?(?: \p{Lu}[\p{L}.-]*){0,2} \d+ ?[a-z]?,? (?:A|AT)[- ]\d{4}(?!\d)/gu;
