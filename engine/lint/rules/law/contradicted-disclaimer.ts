import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn, sentenceAt } from "../../words/index.ts";

/** What the small print says that a thing is not, no page says that it is. */
export const contradictedDisclaimer: Rule = {
  id: "contradicted-disclaimer",
  severity: "warning",
  why: "“For entertainment only” in the small print, and “Base your decisions on it” above the button: a disclaimer that the page takes back protects nobody. The FTC and courts go by what a buyer reads first and largest, and card networks close accounts for it. Take back the claim, not the disclaimer.",
  wrong: "- { type: text, text: This is more than entertainment. }",
  right: "- { type: text, text: This is entertainment. }",
  *check({ authored, definition }) {
    const isQuoted = quotedIn(definition);
    for (const { said, against } of disclaimers) {
      const [disclaimer] = authored.flatMap(({ text }) => said.exec(text)?.[0] ?? []);
      if (disclaimer === undefined) continue;
      for (const { text, path } of authored) {
        if (isQuoted(path)) continue;
        for (const { 0: excerpt, index } of matchesIn(text, against)) {
          const { before, rest } = sentenceAt(text, index);
          if (denial.test(before) || text[index + rest.length] === "?") continue;
          yield {
            message: `This says "${excerpt}", but another text says "${disclaimer}". Take one of the two back: if the second holds, say here what it is.`,
            path,
            excerpt,
          };
        }
      }
    }
  },
};

/** In English. */
const disclaimers: readonly { readonly said: RegExp; readonly against: RegExp }[] = [
  {
    said: /(?<!\p{L})(?:for (?:entertainment|fun)(?: purposes)? only|(?:only|purely|solely|just) for (?:entertainment|fun)|for (?:purposes of )?entertainment(?=[.,:;!]|$))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:(?:not|n['’]t|no)(?: just| only| mere| merely)? entertainment|(?:more|much more) than (?:just |mere )?entertainment|(?:it|this|astrology|our method) is (?:a |an exact |pure |real )?science|you can (?:rely|count|depend) on(?! us)|base your (?:\p{L}+ ){0,3}decisions?|decisions? (?:\p{L}+ ){0,4}on (?:your|the|our) (?:charts?|readings?|cards|stars|reports?))(?!\p{L})/giu,
  },
  {
    said: /(?<!\p{L})(?:no|not|nor|never|neither|replaces?|substitute for|in place of|instead of)(?: \p{L}+){0,3} (?:(?:medical|financial|legal|investment|tax|professional)(?:,? (?:or |and )?\p{L}+){0,3} advice|advice about (?:health|money|the law))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:gives?|gets?|offers?|receives?|provides?|with) (?:you )?(?:(?!no |not )\p{L}+ ){0,2}(?:medical|financial|legal|investment|tax)(?:,? (?:or |and )?\p{L}+)? advice(?!\p{L})/giu,
  },
];

const denial = /(?<!\p{L})(?:no|not|never|nor|neither|nobody|without|cannot|instead of|n['’]t|before you)(?!\p{L})/iu;
