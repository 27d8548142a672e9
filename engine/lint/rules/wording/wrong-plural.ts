import { baseLanguage } from "../../../copy/index.ts";
import { nameOf } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { onceEach } from "../../stated/once-each.ts";
import { allIn, matchesIn } from "../../words/index.ts";
import { fewForMany } from "../../written/few-for-many.ts";
import { timeUnits, unitWord } from "../../written/unit-word.ts";

/** One of something is said as one. */
export const wrongPlural: Rule = {
  id: "wrong-plural",
  severity: "warning",
  why: "“Within 1 days”, “1 Wochen”: the number was changed and the word behind it was not, which visitors see at once. Where a number can change, as that of a fact, write its words with it: {facts.days|1 day|5 days}.",
  wrong: "- { type: text, text: We answer within 1 days. }",
  right: "- { type: text, text: We answer within 1 day. }",
  *check({ authored, definition: { language }, uses, withFacts }) {
    for (const { said, meant, excerpt, path } of fewForMany({ authored, language, uses, withFacts }))
      yield {
        message: `${nameOf(path)} says "${said}". Write the word as this number has it${meant === undefined ? "" : `: "${meant}"`}.`,
        path,
        ...(excerpt !== undefined && { excerpt }),
      };
    const names = timeUnits.map((unit) => namesOf(language, unit)).filter(({ one, five }) => one !== five);
    if (names.length === 0) return;
    const either = (number: "one" | "five") => `(?<word>${names.map((name) => name[number]).join("|")})`;
    const single = allIn(String.raw`(?<![\p{L}\p{N}\p{Sc}.,:/–#№-])1[ \u00a0]${either("five")}(?![\p{L}\p{N}-]| \d)`);
    // English says "a 14 day trial", but not "within 14 day."
    const several =
      baseLanguage(language) === "en" &&
      allIn(
        String.raw`(?<=(?<!\p{L})(?:within|in|after|for|than) )(?:[2-9]|\d{2,3}) ${either("one")}(?=[.;!?](?!\p{L})|$)`,
      );
    const numbered = allIn(
      String.raw`(?:\d\s*\S{0,7}|(?<!\p{L})(?:${names.map(({ one }) => one).join("|")}|${parts})\.?)\s*$`,
    );
    for (const { text: written, path } of authored) {
      // The number of a fact was changed where it is written once, far from its words.
      const text = withFacts(written);
      if (!/\d[ \u00a0]\p{L}/u.test(text)) continue;
      const found =
        matchesIn(text, single).find(({ index }) => {
          const before = text.slice(0, index);
          return matchesIn(before, numbered).length === 0 && !named.test(before);
        }) ??
        (several && matchesIn(text, several)[0]);
      if (!found) continue;
      const { 0: excerpt, groups: { word = "" } = {} } = found;
      const is = (name: string) => name.toLowerCase() === word.toLowerCase();
      const meant = names.find(({ five }) => is(five))?.one ?? names.find(({ one }) => is(one))?.five ?? word;
      yield {
        message: `${nameOf(path)} says "${excerpt}". Write the word for ${/^1\D/.test(excerpt) ? "one" : "several"}, such as "${excerpt.slice(0, -word.length)}${meant}".`,
        path,
        ...(written.includes(excerpt) && { excerpt }),
      };
    }
  },
};

/** What a 1 numbers before it, as units are: Week 1 days. */
const parts =
  "phase|level|stage|step|module|part|group|class|grade|tier|zone|plan|number|no|nr|stufe|modul|teil|gruppe|klasse|zone";

/** A name within a sentence has a number of its own: all Formula 1 weeks. */
const named = /[\p{L}\p{N},]\s+\p{Lu}\p{L}+\.?\s*$/u;

/** What one of a unit is called, and five. */
const namesOf = onceEach((language, unit) => ({ one: unitWord(1, unit, language), five: unitWord(5, unit, language) }));
