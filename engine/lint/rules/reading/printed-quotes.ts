import type { Path } from "../../../problem/index.ts";
import { oddCopy } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** No text is put in quotes that YAML does not know. */
export const printedQuotes: Rule = {
  id: "printed-quotes",
  severity: "warning",
  why: "Only straight quotes, \" or ', tell YAML where a text begins and ends. Curly ones, which word processors and some keyboards type, and full-width ones belong to the text, so visitors read them around a heading or on a button. What somebody says may well be shown in quotes: put such a text in straight quotes as well.",
  wrong: "button: “Go on”",
  right: "button: Go on",
  *check(context) {
    for (const { written: text, path } of oddCopy(context, "quoted")) {
      const [opening, closing] = [text.charAt(0), text.slice(-1)];
      const inner = text.slice(1, -1);
      // A pair may be meant to be read, as what somebody says, but not where nobody speaks.
      const isPair = opening !== closing || opensAlike(opening, context.definition.language);
      if (isPair && !unspoken.has(String(path.at(-1))) && !isAsked(path) && !inner.startsWith("{")) continue;
      const marks = opening === closing ? `${opening} is not a quote` : `${opening} and ${closing} are not quotes`;
      yield {
        message: `${marks} to YAML, so visitors see the marks around this text. Write it without them: ${JSON.stringify(inner)}. If they are meant to be seen, put straight quotes around it all.`,
        path,
        suggest: JSON.stringify(inner),
      };
    }
  },
};

/** Where a text is no speech: what a button says, names, and what the funnel itself asks. */
const unspoken: ReadonlySet<string> = new Set(["button", "name", "placeholder", "title", "hint"]);

/** The question of a step, while one of an FAQ is a visitor's. */
const isAsked = (path: Path) => path.length === 3 && path[2] === "question";

/** In the languages of the north, ” opens a quotation as well, and » does in Finland and Sweden. */
const opensAlike = (mark: string, language: string) =>
  /^[”’»]$/.test(mark) && /^(?:sv|fi|da|nb|nn|no)\b/i.test(language);
