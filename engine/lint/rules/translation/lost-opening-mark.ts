import { baseLanguage } from "../../../copy/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { ownWords } from "../../written/own-words.ts";

/** A Spanish question or exclamation begins with its mark, where the others of the funnel do. */
export const lostOpeningMark: Rule = {
  id: "lost-opening-mark",
  severity: "warning",
  why: "“Qué ha visto?” among “¿Dónde está su casa?”: Spanish opens a question with ¿ and an exclamation with ¡. Keyboards of other languages have neither, so one is forgotten, and the page looks unread. A funnel that never writes them is left alone, and so is what people are quoted with.",
  wrong: "question: Qué ha visto?",
  right: "question: ¿Qué ha visto?",
  *check({ copy, definition }) {
    if (baseLanguage(definition.language) !== "es") return;
    const isQuoted = quotedIn(definition);
    const read = copy.filter(({ path }) => !isQuoted(path) && path[0] !== "texts");
    for (const [close, open] of marks) {
      const asked = read.flatMap(({ text, path }) =>
        ownWords(text)
          .split(/(?<=[.!?])\s/)
          .filter((sentence) => sentence.trimEnd().endsWith(close))
          .map((sentence) => ({ excerpt: sentence.trim(), path, text })),
      );
      const opened = asked.filter(({ excerpt }) => /[¿¡]/.test(excerpt));
      // Who leaves them out does so everywhere.
      if (opened.length < 2 || opened.length <= asked.length / 2) continue;
      for (const { excerpt, path, text } of asked)
        if (!/[¿¡]/.test(excerpt) && /\p{L}.*\s/u.test(excerpt))
          yield {
            message: `"${excerpt}" does not begin with ${open}, as others of this funnel do. Write it before the first word of the ${close === "?" ? "question" : "exclamation"}.`,
            path,
            ...(text.includes(excerpt) && { excerpt }),
          };
    }
  },
};

const marks = [
  ["?", "¿"],
  ["!", "¡"],
] as const;
