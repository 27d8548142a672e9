import { type Finding, suggestion } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { languageMeant } from "../../written/language-meant.ts";
import { languagesIn } from "../../written/languages-in.ts";
import { mayBeForeign } from "../../written/may-be-foreign.ts";
import { foreignButton, foreignSentence } from "../../written/other-language.ts";
import { isButton, ownWords } from "../../written/own-words.ts";
import { otherScript } from "../../written/scripts-in.ts";

/** The texts are written in the language that the definition names, and it is one. */
export const wrongLanguage: Rule = {
  id: "wrong-language",
  severity: "warning",
  why: "The engine adds its own words in the language that the definition names: buttons, errors, what a buyer agrees to, numbers and dates. If a template's `language: en` stays above French or Japanese questions, or the code of a country is taken for that of its language, as jp for ja, visitors read both, and a screen reader speaks one like the other. A language that the engine does not know is only told by its script. A single sentence that was taken over from another funnel, or a button, is told at its place; what is quoted, and answers, may be in any language.",
  wrong: "language: en",
  right: "language: fr",
  *check(context) {
    const { copy, translation } = context;
    const { language } = context.definition;
    const own = language.replace(/-.*/, "");
    const path = ["language"];
    const [written = language] = Intl.getCanonicalLocales(language);
    // The United Kingdom has a second code, which is none of a language's; some languages have an older one: iw for he.
    if (written !== language && written.toLowerCase() !== language.toLowerCase())
      yield { message: `The language "${language}" is written "${written}".`, path, suggest: written };
    // What is not translated yet has a rule of its own.
    const texts = translation ? [] : copy.flatMap(({ path, text }) => (path[0] === "texts" ? [] : text));
    const counts = languagesIn(texts);
    const [[read, most] = ["", 0], [, second] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
    const spoken = most < fewest || most < second * 2 ? undefined : read;
    const meant = languageMeant(own);
    const other = otherScript(texts, meant ?? language);
    if (meant !== undefined) {
      const { sentence, suggest } = suggestion(
        (other ? (other.language ?? spoken) : counts.has(meant) ? (spoken ?? meant) : meant) ?? null,
      );
      const name = nameOf(own);
      const what = name === undefined ? `No language has the code "${own}".` : `"${own}" is the code of ${name}.`;
      yield { message: `${what}${sentence} Codes are those of ISO 639, such as en or ja.`, path, suggest };
    } else if (other) {
      const found = other.language ?? (spoken === own ? undefined : spoken);
      const says = found === undefined ? `in another script: ${scripts.of(other.script)}` : (nameOf(found) ?? found);
      const repair =
        found === undefined ? "Write the language of the texts." : `Write ${found}, with a country where it matters.`;
      yield {
        message: `The language is "${language}", but the texts are ${says}. ${repair}`,
        path,
        suggest: found ?? null,
      };
    } else if (counts.has(own) && most >= fewest && most >= (counts.get(own) ?? 0) * 4)
      yield {
        message: `The language is "${language}", but the texts are ${nameOf(read)}. Write ${read}, with a country where it matters.`,
        path,
        suggest: read,
      };
    else if (counts.has(own)) yield* strayTexts(context, own);
  },
};

/** Sentences and buttons in another language than all others. English ones have a rule of their own. */
function* strayTexts(context: LintContext, own: string): Iterable<Finding> {
  const { copy, definition } = context;
  const isQuoted = quotedIn(definition);
  const isSought = mayBeForeign(context);
  for (const { text, path } of copy) {
    if (!isSought(path) || path.includes("options") || isQuoted(path)) continue;
    const words = ownWords(text);
    const found = (isButton(path) && foreignButton(words, own)) || foreignSentence(words, own);
    if (found)
      yield {
        message: `"${found.excerpt}" is ${nameOf(found.language)}, in a funnel in ${nameOf(own)}. Put it into that language.`,
        path,
        ...(text.includes(found.excerpt) && { excerpt: found.excerpt }),
      };
  }
}

/** Fewer small words may be names or quotes. */
const fewest = 12;

const nameOf = (language: string) => new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);

const scripts = new Intl.DisplayNames("en", { type: "script" });
