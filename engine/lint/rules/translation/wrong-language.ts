import type { Rule } from "../../rule.ts";
import { languagesIn } from "../../stated/languages-in.ts";

/** The texts are written in the language that the definition names. */
export const wrongLanguage: Rule = {
  id: "wrong-language",
  severity: "warning",
  why: "The engine adds its own words in the language that the definition names: buttons, errors, what a buyer agrees to, numbers and dates. If a template's `language: en` stays above French questions, visitors read both, and a screen reader speaks French like English. Of a language that the engine does not know, nothing is said.",
  wrong: "language: en",
  right: "language: fr",
  *check({ definition: { language }, copy, translation }) {
    // What is not translated yet has a rule of its own.
    if (translation) return;
    const counts = languagesIn(copy.filter(({ path }) => path[0] !== "texts").map(({ text }) => text));
    const own = counts.get(language.replace(/-.*/, ""));
    const [[other, most] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
    if (own === undefined || most < fewest || most < own * 4) return;
    const name = new Intl.DisplayNames("en", { type: "language" }).of(other);
    yield {
      message: `The language is "${language}", but the texts are ${name}. Write ${other}, with a country where it matters.`,
      path: ["language"],
      suggest: other,
    };
  },
};

/** Fewer small words may be names or quotes. */
const fewest = 12;
