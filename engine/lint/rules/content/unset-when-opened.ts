import type { Rule } from "../../rule.ts";
import { unsetAnswers } from "../../unset-answers.ts";

/** If visitors can open every step by its address, placeholders for answers have a fallback. */
export const unsetWhenOpened: Rule = {
  id: "unset-when-opened",
  severity: "warning",
  why: "With `entry: open` a link, a bookmark or a colleague opens a step in the middle, without an answer: the sentence then has a hole in it. A fallback, as in {goal|your goal}, makes it whole for everybody. `entry: in-order` sends such visitors to where they left off, and needs none.",
  wrong: '- { type: text, text: "You said {answer.first}." }',
  right: '- { type: text, text: "You said {answer.first|little}." }',
  *check(context) {
    const { definition, graph } = context;
    if (definition.entry === "in-order") return;
    for (const { use, names, shownAt, isUnset } of unsetAnswers(context)) {
      const [at] = shownAt;
      // If some way there does not set the value, another rule reports an error.
      if (at === undefined || names.length === 0 || shownAt.some(isUnset)) continue;
      yield {
        message: `{${use.name}} is shown in step "${graph.ids[at]}", which can be opened by its address without that answer. Write a fallback: {${use.name}|…}, or set entry to in-order.`,
        path: use.path,
        excerpt: use.excerpt,
      };
    }
  },
};
