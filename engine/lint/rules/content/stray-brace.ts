import { suggestion } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Every brace in a text belongs to a placeholder. */
export const strayBrace: Rule = {
  id: "stray-brace",
  severity: "warning",
  why: "A placeholder that lacks one of its braces, or has spaces inside, is not filled: visitors read it as it is written. A text that is about braces may keep them, if somebody signs for it.",
  wrong: "question: Will you join {facts.users people?",
  right: "question: Will you join {facts.users} people?",
  *check({ uses }) {
    for (const { kind, path, excerpt } of uses) {
      if (kind !== "brace") continue;
      const name = /[A-Za-z][\w.-]*/.exec(excerpt)?.[0].replace(/\.$/, "");
      const { sentence, suggest } = suggestion(name === undefined ? null : `{${name}}`);
      yield {
        message: `Visitors would read "${excerpt}" as it stands: a placeholder is written {NAME} or {NAME|fallback}.${sentence}`,
        path,
        excerpt,
        suggest,
      };
    }
  },
};
