import { byPath } from "../../../problem/index.ts";
import { oddCopy } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** No comma within a text makes two entries of it. */
export const tornEntry: Rule = {
  id: "torn-entry",
  severity: "warning",
  why: "Within square brackets each comma ends an entry: `[Yes, and I love it, No]` are three answers, and “and I love it” is one of them. Nobody is told, as each is a text. Put what has a comma in quotes.",
  wrong: "options: [Yes, and I love it, No]",
  right: 'options: ["Yes, and I love it", No]',
  *check(context) {
    const wholeAt = byPath(context.oddTexts ?? []);
    for (const { text, path } of oddCopy(context, "torn"))
      yield {
        message: `"${text}" is an entry of its own, as the comma before it ends one. If both are one text, put it in quotes: "${wholeAt(path)?.written}". If they are two, begin this one with a capital letter.`,
        path,
      };
  },
};
