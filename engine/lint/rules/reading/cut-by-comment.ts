import { oddCopy } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** No unquoted text is cut short by a " #" in it. */
export const cutByComment: Rule = {
  id: "cut-by-comment",
  severity: "warning",
  why: "In YAML a space followed by a # begins a comment, even in the middle of what was meant as a sentence: the rest of it silently disappears from the page. Put the text in quotes. A comment that is meant as one is set off by two spaces, or by one after the #.",
  wrong: "question: Are you the #1 choice?",
  right: 'question: "Are you the #1 choice?"',
  *check(context) {
    for (const { text, path } of oddCopy(context, "cut"))
      yield {
        message: `This text ends at "${text.slice(-30)}": what follows the # is taken for a comment. Put the whole text in quotes.`,
        path,
      };
  },
};
