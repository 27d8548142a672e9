import { asSplit } from "../../../load/index.ts";
import { oddCopy } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** No unquoted list entry runs on into the next line, or holds a whole list. */
export const joinedLines: Rule = {
  id: "joined-lines",
  severity: "warning",
  why: "A line of a list that does not begin with a dash goes on with the entry before it: two answers become one, and nobody is told. Begin each entry with a dash and a space. Put an entry that is meant to run over several lines in quotes. Within square brackets only the comma of English parts entries: [朝、昼] is one answer, and so is [Yes; No].",
  wrong: "options:\n  - Full-time\n    Part-time\n  - Neither",
  right: "options:\n  - Full-time\n  - Part-time\n  - Neither",
  *check(context) {
    for (const { text, path } of oddCopy(context, "joined"))
      yield {
        message: `Two lines make one entry here: "${text.slice(0, 60)}". Begin the second with "- " (within square brackets, end the first with a comma), or put the whole text in quotes.`,
        path,
      };
    for (const { written, path } of oddCopy(context, "unsplit")) {
      const { comma } = asSplit(written);
      yield {
        message: `This is one entry: "${comma}" is no comma. Write "," instead, or put the whole text in quotes.`,
        path,
      };
    }
  },
};
