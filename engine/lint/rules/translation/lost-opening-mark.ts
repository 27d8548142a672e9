import { baseLanguage } from "../../../copy/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { ownWords } from "../../written/own-words.ts";

/** A Spanish question or exclamation begins with its mark, where the others of the funnel do, and ends with one. */
export const lostOpeningMark: Rule = {
  id: "lost-opening-mark",
  severity: "warning",
  why: "“Qué ha visto?” among “¿Dónde está su casa?”: Spanish opens a question with ¿ and an exclamation with ¡. Keyboards of other languages have neither, so one is forgotten, and the page looks unread; so does a question that begins with ¿ and has no end. A funnel that never writes them is left alone, and so is what people are quoted with.",
  wrong: "question: Qué ha visto?",
  right: "question: ¿Qué ha visto?",
  *check({ authored, definition }) {
    if (baseLanguage(definition.language) !== "es") return;
    const isQuoted = quotedIn(definition);
    const read = authored.filter(({ path }) => !isQuoted(path));
    const asked = read.flatMap(({ text, path }) =>
      // The mark may be before a full stop that ends no sentence: "¿Conoce al Sr. Gómez?"
      ownWords(text)
        .split(/(?<=[!?])\s/)
        .filter((words) => /[!?]\s*$/.test(words))
        .map((words) => ({ words, excerpt: words.trim().replace(/^.*[.…:]\s/s, ""), path, text })),
    );
    const opened = asked.filter(({ words }) => /[¿¡]/.test(words));
    // Who leaves them out does so everywhere.
    if (opened.length >= 2 && opened.length > asked.length / 2)
      for (const { words, excerpt, path, text } of asked) {
        const [open, what] = words.trimEnd().endsWith("?") ? ["¿", "question"] : ["¡", "exclamation"];
        if (!/[¿¡]/.test(words) && /\p{L}.*\s/u.test(excerpt))
          yield {
            message: `"${excerpt}" does not begin with ${open}, as others of this funnel do. Write it before the first word of the ${what}.`,
            path,
            ...(text.includes(excerpt) && { excerpt }),
          };
      }
    for (const { text, path } of read) {
      const [excerpt] = /[¿¡](?=[ \u00a0]?\p{L})[^?!]*$/u.exec(text) ?? [];
      if (excerpt !== undefined)
        yield {
          message: `"${excerpt.trim()}" has no end: what begins with ${excerpt.slice(0, 1)} ends with ${excerpt.startsWith("¿") ? "?" : "!"}. Write it behind the last word.`,
          path,
          excerpt: excerpt.trim(),
        };
    }
  },
};
