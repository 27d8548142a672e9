import { daysIn } from "../../pricing/index.ts";
import { anyOf, firstIn, firstOf, inAll, inAny, inJoined, inSpaced, type Kind, matchesIn } from "../words/index.ts";
import { durationsIn } from "./durations-in.ts";

/** What the sentence around a sum of money says of it. */
export type SumInSentence = {
  /** The sentence itself, without its end. */
  readonly sentence: string;
  /**
   * The sum is taken off a price, comes on top of it, or is neither. A "saving" follows a word for one, which may also
   * praise a price.
   */
  readonly kind: "discount" | "saving" | "fee" | "price";
  /** The sum is charged later, such as for a renewal; "first" if a nearer word says that it comes first. */
  readonly when: "first" | "later" | undefined;
  /** Days of the period that is named nearest to it. */
  readonly days: number | undefined;
  /** The sum is what one day costs. */
  readonly isPerDay: boolean;
};

/** Reads the sentence around the first place where a text states a sum, as `amountsIn` returns it. */
export function sumInSentence(text: string, sum: string, language: string): SumInSentence {
  const at = placeOf(text, sum);
  const before = text.slice(0, at).split(sentenceEnd).at(-1) ?? "";
  const [behind = ""] = text.slice(at + sum.length).split(sentenceEnd);
  const nearest = rhythmsAround(before, behind).toSorted((a, b) => a.far - b.far)[0];
  return {
    sentence: before + sum + behind,
    kind: kindOf(before, behind, language),
    when: whenPaid(before, behind, language),
    days: nearest?.days,
    isPerDay: nearest?.isRate === true && nearest.days === 1,
  };
}

/** Headings and points of a list end without a mark. */
const sentenceEnd = /[!?؟。！？\n]|\.(?!\d)/;

/** Where a sum stands that is not the end of a longer one: not the 480円 of 2,480円. */
export function placeOf(text: string, sum: string): number {
  for (let at = text.indexOf(sum); at !== -1; at = text.indexOf(sum, at + 1))
    if (!/(?:[\d万千億]|\d[.,，])$/.test(text.slice(0, at))) return at;
  return Math.max(0, text.indexOf(sum));
}

/** A word directly beside the sum counts. What is "reduced to" a sum is a price. */
function kindOf(before: string, behind: string, language: string): SumInSentence["kind"] {
  if (firstIn(String.raw`^[ \u00a0-]*の?${anyOf("savingBehind", language)}`).test(behind)) return "discount";
  if (firstIn(`${anyOf("saving", language)}${joint}`).test(before)) return "saving";
  return feeBefore.test(before) || feeBehind.test(behind) ? "fee" : "price";
}

const joint = String.raw`(?: ${inAll("savingOf")})?[ \u00a0:：]*$`;

const feeBefore = new RegExp(
  String.raw`(?:(?<!\p{L})${inSpaced("fee")}(?: ${inSpaced("feeIs")})?|${inJoined("fee")}${inJoined("feeIs")}?)[ \u00a0:：]*$`,
  "iu",
);
/** Not "$20, shipping included": that is what the plan costs. */
const feeBehind = new RegExp(
  String.raw`^[ \u00a0]?(?:(?:${inSpaced("feeFor")} )?${inSpaced("fee")}(?!\p{L}|[ \u00a0-]${inSpaced("feeIncluded")})|の?${inJoined("fee")}(?!${inJoined("feeIncluded")}))`,
  "iu",
);

const today = inSpaced("today");
/** What is paid first. What comes after the first of something is not. */
const firstWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!${inSpaced("afterFirst")}\P{L}+(?:\p{L}+ )?)${inSpaced("first")}|${today}|${inSpaced("atFirst")})(?!\p{L})|${inJoined("atFirst")}`,
  "giu",
);
const todayBehind = new RegExp(String.raw`^[^,;、]{0,3}(?<!\p{L})${today}(?!\p{L})`, "iu");

/** Whether a sum is paid later: the nearest word before it counts. */
function whenPaid(before: string, behind: string, language: string): SumInSentence["when"] {
  if (todayBehind.test(behind)) return "first";
  const first = matchesIn(before, firstWords).at(-1)?.index ?? -1;
  const isLater = firstOf("later", language).test(before.slice(first + 1));
  return isLater ? "later" : first === -1 ? undefined : "first";
}

/** What happens or is paid in every period: "a month", "per Monat", "monthly", "月額". */
const rates: readonly (readonly [string, RegExp])[] = [
  ["1 day", rate("eachDay", "daily")],
  ["1 week", rate("eachWeek", "weekly")],
  ["1 month", rate("eachMonth", "monthly")],
  ["1 year", rate("eachYear", "yearly")],
];

function rate(unit: Kind, often: Kind): RegExp {
  const apart = String.raw`(?<!\p{L})(?:${inSpaced("each")}[ \u00a0]?|/[ \u00a0]?)${inSpaced(unit)}(?!\p{L})`;
  return new RegExp(`${apart}|${inAny(often)}`, "giu");
}

type Rhythm = { readonly days: number; readonly isRate: boolean; readonly far: number };

/** The periods named before and behind a sum, each with how far away it is: what is behind a comma belongs elsewhere. */
function rhythmsAround(before: string, behind: string): readonly Rhythm[] {
  const rhythmsIn = (part: string, gap: (start: number, end: number) => string): readonly Rhythm[] => {
    const far = (start: number, end: number) => {
      const between = gap(start, end);
      return between.length + (/[,;、；](?!\d)/.test(between) ? 40 : 0);
    };
    const spans = durationsIn(part).map(({ seconds, excerpt }) => {
      const start = part.indexOf(excerpt);
      return { days: seconds / 86_400, isRate: false, far: far(start, start + excerpt.length) };
    });
    const named = rates.flatMap(([period, pattern]) =>
      matchesIn(part, pattern).map(({ 0: word, index }) => ({
        days: daysIn(period),
        isRate: true,
        far: far(index, index + word.length),
      })),
    );
    return [...named, ...spans];
  };
  return [...rhythmsIn(before, (_, end) => before.slice(end)), ...rhythmsIn(behind, (start) => behind.slice(0, start))];
}
