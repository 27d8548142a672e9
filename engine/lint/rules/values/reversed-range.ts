import type { Finding } from "../../../problem/index.ts";
import type { TypedValue } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { type ValueSample, valueSamples } from "../../reach/value-samples.ts";
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
    yield* byName(context);
    let read: readonly ValueSample[] | undefined;
    for (const { text, path } of authored) {
      if (!text.includes("}") || values.size < 2) continue;
      for (const { 0: excerpt, groups: { low = "", high = "" } = {}, index } of matchesIn(text, range)) {
        if (!values.has(low) || !values.has(high)) continue;
        if (low === high) {
          yield {
            message: `"${excerpt}" begins and ends with the same value. Write another one at one of its ends.`,
            path,
            excerpt,
          };
          continue;
        }
        const mixed = mixedCurrency(values.get(low), values.get(high));
        // A dash between blanks may begin something else, and a word behind may be the currency.
        if (
          mixed !== undefined &&
          !/\} [–—-] \{/.test(excerpt) &&
          !/^[ \u00a0]?[\p{L}\p{Sc}]/u.test(text.slice(index + excerpt.length))
        ) {
          yield {
            message: `{${low}} is in ${mixed[0]}, and {${high}} ${mixed[1]}. Give both values one currency.`,
            path,
            excerpt,
          };
          continue;
        }
        // What goes down says where it comes from: "from {cost} to {later}".
        if (comesFrom.test(text.slice(Math.max(0, index - 24), index))) continue;
        read ??= valueSamples(context);
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

/** The currencies of two sums, if they differ or the second lacks its own. */
function mixedCurrency(
  low: TypedValue | undefined,
  high: TypedValue | undefined,
): readonly [string, string] | undefined {
  const [one, other] = [low?.compiled?.currency, high?.compiled];
  if (one === undefined || !other || one === other.currency || other.unit || other.is) return undefined;
  return [one, other.currency === undefined ? "without one" : `in ${other.currency}`];
}

/** Words in the names of values that stand in an order, such as `month-from` and `month-to`. */
const orders: readonly (readonly string[])[] = [
  ["low", "middle", "high"],
  ["low", "mid", "high"],
  ["lower", "upper"],
  ["lowest", "highest"],
  ["least", "most"],
  ["min", "max"],
  ["from", "to"],
  ["von", "bis"],
  ["niedrig", "mittel", "hoch"],
  ["bas", "moyen", "haut"],
  ["bajo", "medio", "alto"],
  ["baixo", "medio", "alto"],
  ["laag", "midden", "hoog"],
  ["od", "do"],
];

/** Values whose names say which is the larger one, and which is never that. */
function* byName(context: LintContext): Iterable<Finding> {
  const { definition, values } = context;
  const pairs = Object.keys(definition.values).flatMap((low) =>
    orders.flatMap((words) =>
      words.flatMap((word, at) => {
        const parts = low.split("-");
        // "low-risk-fee" is the fee of a low risk, and may well be above that of a high one.
        const place = parts.length > 2 && parts.indexOf(word) !== parts.length - 1 ? -1 : parts.indexOf(word);
        const highs = words.slice(at + 1).map((other) => parts.with(Math.max(place, 0), other).join("-"));
        return place === -1 ? [] : highs.filter((high) => values.has(high)).map((high) => ({ low, high }));
      }),
    ),
  );
  if (pairs.length === 0) return;
  const samples = valueSamples(context);
  const told = new Set<string>();
  for (const { low, high } of pairs) {
    const ends = samples.map((at) => ({ low: at(low), high: at(high) }));
    if (!ends.every((each) => each.low !== undefined && each.high !== undefined && each.low > each.high)) continue;
    // What is computed from a wrong one is wrong with it.
    if ([low, high].some((name) => told.has(name) || values.get(name)?.reads.some((read) => told.has(read)))) continue;
    told.add(low).add(high);
    yield {
      message: `"${high}" comes to less than "${low}", whatever is answered. Correct one of the two formulas, or change their names.`,
      path: ["values", high, "of"],
    };
  }
}

const range = new RegExp(
  String.raw`\{(?<low>[\w-]+)\}(?: ?[–—-] ?| (?:${inSpaced("toHour")}) )\{(?<high>[\w-]+)\}`,
  "giu",
);

/** Where something goes down, in the languages that most funnels are written in: in others, such words only begin a range. */
const comesFrom = /(?<!\p{L})(?:from|de|du|desde|da|dal|dalla|van|från|fra|z|с)(?: \p{L}+)? ?$/iu;
