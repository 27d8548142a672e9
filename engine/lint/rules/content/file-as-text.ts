import type { Rule } from "../../rule.ts";

/** A text in a file is included with `{ file: … }`, not written as the file's name. */
export const fileAsText: Rule = {
  id: "file-as-text",
  severity: "warning",
  why: "The path of a file is a text like any other, so visitors read the path instead of what the file holds. Write a text from a file as { file: … }.",
  wrong: "tabs: [{ id: terms, purpose: terms, label: Terms, text: content/terms.md }]",
  right: "tabs: [{ id: terms, purpose: terms, label: Terms, text: All rights reserved. }]",
  *check({ authored }) {
    for (const { text, path } of authored)
      if (/^[\w./\\-]+\.(md|txt|ya?ml)$/i.test(text))
        yield {
          message: `Visitors would read the path "${text}". If the text is in that file, write { file: ${text} }.`,
          path,
          suggest: `{ file: ${text} }`,
        };
  },
};
