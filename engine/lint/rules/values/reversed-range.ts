import { readableNames } from "../../../flow/index.ts";
import { evaluateEach } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { inSpaced, matchesIn } from "../../words/index.ts";

/** What a text says from one value to another rises. */
export const reversedRange: Rule = {
  id: "reversed-range",
  severity: "warning",
  why: "“154 lb to 115 lb is a healthy weight” is read twice, and then not believed. Both numbers are computed, so nobody who writes the page sees them: either the two placeholders are swapped, or one of the two formulas is wrong.",
  wrong: '- { type: text, text: "{most} to {least} is healthy." }',
  right: '- { type: text, text: "{least} to {most} is healthy." }',
  *check(context) {
    const { authored, values } = context;
    let read: readonly ReturnType<typeof evaluateEach>[] | undefined;
    for (const { text, path } of authored) {
      if (!text.includes("}") || values.size < 2) continue;
      for (const { 0: excerpt, groups: { low = "", high = "" } = {}, index } of matchesIn(text, range)) {
        if (low === high || !values.has(low) || !values.has(high)) continue;
        // What goes down says where it comes from: "from {cost} to {later}".
        if (comesFrom.test(text.slice(Math.max(0, index - 12), index))) continue;
        read ??= samplesOf(context);
        const ends = read.map((at) => ({ low: at(low), high: at(high) }));
        const isReversed = ends.every(
          (each) => each.low !== undefined && each.high !== undefined && each.low > each.high,
        );
        if (isReversed)
          yield {
            message: `{${low}} is above {${high}}, whatever is answered, so this range ends before it begins. Swap the two, or correct one of the formulas.`,
            path,
            excerpt,
          };
      }
    }
  },
};

const range = new RegExp(
  String.raw`\{(?<low>[\w-]+)\}(?: ?[–—-] ?| (?:${inSpaced("toHour")}) )\{(?<high>[\w-]+)\}`,
  "giu",
);

/** Where something goes down, in the languages that most funnels are written in. */
const comesFrom = /(?<!\p{L})(?:from|von|vom|de|du|desde|da|dal|dalla|van|från|fra|od|z|от|с) ?$/iu;

/** What values come to where all fields and scores are at their least, amid, and at their most. */
function samplesOf({ definition, steps, values }: LintContext): readonly ReturnType<typeof evaluateEach>[] {
  const given = readableNames(definition, steps);
  return [0.1, 0.5, 0.9].map((share) =>
    evaluateEach(values, (name) => {
      const { low, high } = given.get(name)?.range ?? {};
      // What has no bounds can be anything, and a day is another one tomorrow.
      if (low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)) return undefined;
      return low + (high - low) * share;
    }),
  );
}
