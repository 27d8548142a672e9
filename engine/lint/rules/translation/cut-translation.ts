import { parseInline, plainText } from "../../../copy/index.ts";
import { nameOf } from "../../../problem/index.ts";
import { currentWords } from "../../current-words.ts";
import type { Rule } from "../../rule.ts";
import { sentencesOf } from "../../written/own-words.ts";

/** A translation says all that the original says. */
export const cutTranslation: Rule = {
  id: "cut-translation",
  severity: "warning",
  why: "A sentence that got lost on the way into another language is missed by nobody who reads only that one: how to cancel, what is not included, what happens if the payment fails. Only texts are reported that have fewer sentences than the original and less than half as many letters. Chinese, Japanese and Korean need fewer, and are left alone.",
  wrong: "to: Du kannst jederzeit kündigen.",
  right: "to: Du kannst jederzeit kündigen. Schreib uns dazu eine Mail, oder ruf uns an, wenn du das lieber tust.",
  *check(context) {
    if (dense.test(context.definition.language)) return;
    for (const [source, words] of currentWords(context)) {
      const [before, now] = [source.text, words].map((text) => sentencesOf(plainText(parseInline(text))));
      if (!before || !now || before.length < 2 || now.length >= before.length) continue;
      const letters = lettersIn(before);
      if (letters > 40 && lettersIn(now) < letters / 2)
        yield {
          message: `${nameOf(source.path)} has ${now.length === 1 ? "one sentence" : `${now.length} sentences`} where the original has ${before.length}, and less than half of its letters. Translate all of it.`,
          path: source.path,
        };
    }
  },
};

const dense = /^(?:zh|ja|ko|yue)(?:-|$)/;

const lettersIn = (sentences: readonly string[]): number => (sentences.join("").match(/[\p{L}\p{M}]/gu) ?? []).length;
