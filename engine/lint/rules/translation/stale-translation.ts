import { nameOf } from "../../../problem/index.ts";
import { fingerprint } from "../../../translate/index.ts";
import type { Rule } from "../../rule.ts";

/** Every translation was made from the current text. */
export const staleTranslation: Rule = {
  id: "stale-translation",
  severity: "warning",
  why: "The original was changed after it was translated. Until somebody has looked at the translation, its readers may be told a different price, period or promise from everybody else. Read the new text, fix the translation, and put the new text into `from`.",
  wrong: "from: How old are you now?",
  right: "from: How old are you?",
  *check({ translation }) {
    for (const { path, text } of translation?.stale ?? []) {
      const now = fingerprint(text);
      const source = now === text ? `"${text}"` : `another one, ${now}`;
      yield {
        message: `${nameOf(path)} was translated from this text, which has changed since. It is now ${source}. Fix the translation, then put that into "from".`,
        path,
      };
    }
  },
};
