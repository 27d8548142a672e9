import { englishTexts } from "../../../translate/index.ts";
import type { Rule } from "../../rule.ts";

/** The engine's own sentences are in the definition's language. */
export const englishSentences: Rule = {
  id: "english-sentences",
  severity: "warning",
  why: "Errors at a field, the names of buttons, the terms of a renewal: the engine writes them itself, in English wherever it has none in the definition's language. Visitors then meet English in the middle of a page, and buyers agree to a sentence that they may not be able to read. `funnel translate LANGUAGE`, with the definition's own language, writes these sentences under `texts`, where each is put into the language. Rules that read words, such as those of deadlines and claims, know none of such a language, and say nothing there.",
  wrong: "again: Try again",
  right: "again: Försök igen",
  *check({ definition, translation }) {
    // What an overlay lacks has a rule of its own.
    if (translation) return;
    const { language } = definition;
    const { sentences } = englishTexts(definition);
    const [first] = sentences;
    if (!first) return;
    const place = `"${first.path.join(".")}"`;
    const which = /^"texts\.checkout\.terms/.test(place)
      ? `, among them what a buyer agrees to (${place})`
      : sentences.length > 1
        ? `, such as ${place}`
        : `, ${place}`;
    const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
    yield {
      message: `The engine has no sentences of its own in ${name}: ${sentences.length === 1 ? "one is" : `${sentences.length} are`} shown in English${which}. "npx funnel translate ${language} FILE" writes what is missing into this file. Put it into ${name} there.${meant[language] ?? ""}`,
      path: ["language"],
    };
  },
};

/** Languages whose codes are taken for a country, or that are spoken where another one is written. */
const meant: Readonly<Record<string, string>> = {
  br: " Portuguese of Brazil is pt-BR.",
  ch: " German of Switzerland is de-CH, and its French and Italian are fr-CH and it-CH.",
  gsw: " German as Switzerland writes it is de-CH.",
  se: " Swedish is sv.",
};
