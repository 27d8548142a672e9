import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { allOf, type Finder, firstIn, firstOf, matchesIn, ownOf, sentenceAt } from "../../words/index.ts";

/** What the small print says that a thing is not, no page says that it is. */
export const contradictedDisclaimer: Rule = {
  id: "contradicted-disclaimer",
  severity: "warning",
  why: "“For entertainment only” in the small print, and “Base your decisions on your chart” above the button: a disclaimer that the page takes back protects nobody. The FTC and courts go by what a buyer reads first and largest, and card networks close accounts for it. Take back the claim, not the disclaimer.",
  wrong: "- { type: text, text: This is more than entertainment. }",
  right: "- { type: text, text: This is entertainment. }",
  *check({ authored, definition }) {
    const isQuoted = quotedIn(definition);
    const { language } = definition;
    const own = firstIn(ownOf("denial", language));
    const isDenied = (words: string) => denial.test(words) || own.test(words);
    for (const { said, against, only, unless } of disclaimersIn(language)) {
      const made = authored.flatMap(({ text }) => said.exec(text)?.[0] ?? []);
      if (made.length === 0) continue;
      for (const { text, path } of authored) {
        if (isQuoted(path) || (only !== undefined && path.at(-1) !== only)) continue;
        for (const { 0: excerpt, index } of matchesIn(text, against)) {
          const { before, rest } = sentenceAt(text, index);
          if (isDenied(before) || isDenied(rest.slice(excerpt.length)) || text[index + rest.length] === "?") continue;
          if (unless?.test(before + rest)) continue;
          const kinds = kindsIn(excerpt);
          const disclaimer = made.find(
            (each) => kinds.length === 0 || kindsIn(each).some((kind) => kinds.includes(kind)),
          );
          if (disclaimer === undefined) continue;
          yield {
            message: `This says "${excerpt}", but another text says "${disclaimer}". Remove the claim here, or the disclaimer.`,
            path,
            excerpt,
          };
        }
      }
    }
  },
};

/** What of one's own can be taken for true. */
const ours = String.raw`(?:our|this|these|your) (?:\p{L}{1,20} )?(?:charts?|readings?|reports?|results?|horoscopes?|cards|predictions?|quiz|test)`;

const advice =
  "(?:medical|financial|legal|investment|tax)(?:,? (?:(?:or|and) )?(?:medical|financial|legal|investment|tax))* advice";
const giving =
  "(?:also |always |even |will |can )?(?:give|offer|provide)s? (?:you )?(?:real |personal |expert |sound |good )?";

type Disclaimer = { readonly said: Finder; readonly against: Finder; readonly only?: string; readonly unless?: Finder };

/** What others rely on or advise is none of the seller's. */
const disclaimersIn = (language: string): readonly Disclaimer[] => [
  { said: firstOf("forFun", language), against: allOf("moreThanFun", language) },
  ...onAdvice,
  // A box for it may be ticked by whoever wants it. What is agreed to by going on is sent to everybody.
  {
    said: firstOf("noNewsletter", language),
    against: allOf("newsletter", language),
    only: "consent",
    unless: firstOf("byChoice", language),
  },
];

/** In English. */
const onAdvice: readonly Disclaimer[] = [
  {
    said: new RegExp(
      String.raw`(?<!\p{L})we (?:do not|don['’]t|never|cannot|can['’]t)(?: \p{L}{1,20}){0,3} ${advice}`,
      "iu",
    ),
    against: new RegExp(String.raw`(?<!\p{L})we ${giving}${advice}(?!\p{L})`, "giu"),
  },
  {
    // A page that is no advice may well be one of a law firm, which gives some: this is about things alone.
    said: /(?<!\p{L})(?:no|not|nor|never|neither|replaces?|substitute for|in place of|instead of)(?: \p{L}+){0,3} (?:(?:medical|financial|legal|investment|tax)(?:,? (?:or |and )?\p{L}+){0,3} advice|advice about (?:health|money|the law))(?!\p{L})/iu,
    against: new RegExp(String.raw`(?<!\p{L})${ours} ${giving}${advice}(?!\p{L})`, "giu"),
  },
];

/** Which advice is meant; none where it is about something else. */
const kindsIn = (text: string): readonly string[] =>
  kindsOfAdvice.flatMap(([kind, words]) => (words.test(text) ? kind : []));

const kindsOfAdvice: readonly (readonly [string, RegExp])[] = [
  ["medical", /medical|advice about health/i],
  ["financial", /financial|investment|advice about money/i],
  ["legal", /legal|advice about the law/i],
  ["tax", /tax/i],
];

const denial =
  /(?<!\p{L})(?:no|not|never|nor|neither|nobody|without|cannot|instead of|\p{L}{1,9}n['’]t|before you|avoid|hardly|rarely|seldom|alone|if|whether|some|many|partners?|through)(?!\p{L})/iu;
