import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** Marks that pages draw, and links with words of their own. */
const markup =
  /\*\*[^*\n]+\*\*|\[[^\][\n]+\]\((?:https?:|mailto:|tel:|legal:)[^)\s]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi;

/** Mails are plain text. */
export const markupInMail: Rule = {
  id: "markup-in-mail",
  severity: "warning",
  why: "Mails go out as plain text: **bold**, [links](https://…) and HTML are read as they are written. Addresses that are written out become links in every program for mails.",
  wrong: 'body: "**Here it is**, and more on [our page](https://beds.internal/plan)."',
  right: 'body: "Here it is, and more on https://beds.internal/plan"',
  *check({ copy }) {
    for (const { text, path } of copy)
      if (path[0] === "lead" || (path[0] === "texts" && path[1] === "mail"))
        for (const [excerpt] of matchesIn(text, markup))
          yield {
            message: `A mail is plain text, and shows "${excerpt}" as it is written. Leave out the marks, and write an address out.`,
            path,
            excerpt,
          };
  },
};
