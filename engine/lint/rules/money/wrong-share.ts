import { fillCopy, fixedValue, numberIn } from "../../../copy/index.ts";
import { numberFormat, sayMoney } from "../../../fields/index.ts";
import { evaluateEach } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { inAny, inSpaced, matchesIn } from "../../words/index.ts";
import { periodBehind } from "../../written/period-behind.ts";

/** A share that is worked out beside its percentage is that percentage of the sum. */
export const wrongShare: Rule = {
  id: "wrong-share",
  severity: "warning",
  why: "“0.45% a year. On £10,000 that is £54 a year” is two prices, and readers who work it out believe neither. The percentage was changed and the example was not, a comma slipped, or a month was taken for a year. Compute the example from the same fact, and both change together.",
  wrong: "- { type: text, text: We keep 3% of the price. On $200 that is $16. }",
  right: "- { type: text, text: We keep 3% of the price. On $200 that is $6. }",
  *check(context) {
    const filled = constantsFilled(context);
    const isQuoted = quotedIn(context.definition);
    for (const { text, path } of context.authored) {
      if (!/[%٪]/.test(text) || isQuoted(path)) continue;
      const said = filled(text);
      const percents = percentsIn(said);
      if (percents.length === 0) continue;
      const several = percents.find(({ amount }) => amount !== percents[0]?.amount)?.end ?? said.length;
      for (const { base, share, before } of sharesIn(said)) {
        const start = Math.min(base.start, share.start);
        // Of several, one may hold for a part of the sum alone.
        if (start >= several) break;
        const nearest = percents.findLast(({ end }) => end <= start);
        if (!nearest || fits(nearest, base, share) || isBounded(nearest, base, share, before)) continue;
        const right = numberFormat(context.definition.language, { maximumFractionDigits: 2, useGrouping: true }).format(
          inPeriod(nearest, share) * base.amount * nearest.amount * 0.01,
        );
        yield {
          message: `This says "${share.excerpt}", but ${nearest.excerpt} of ${base.excerpt} is ${base.excerpt.replace(/\d(?:.*\d)?/, right)}. Correct one of the three, or compute the sum as a value.`,
          path,
          ...(text.includes(share.excerpt) && { excerpt: share.excerpt }),
        };
      }
    }
  },
};

type Said = {
  readonly amount: number;
  readonly excerpt: string;
  readonly start: number;
  readonly end: number;
  /** Days of the period that stands behind it: a year. */
  readonly days: number | undefined;
};

/** Fills in all that is the same for every visitor: facts, prices, and what is computed from facts alone. */
function constantsFilled({ definition, values }: LintContext): (text: string) => string {
  const { language } = definition;
  let read: ReturnType<typeof evaluateEach> | undefined;
  return (text) =>
    fillCopy(text, (name) => {
      if (!values.has(name)) return fixedValue(definition, name);
      read ??= evaluateEach(values, () => undefined);
      const { currency, digits: decimals } = values.get(name)?.compiled ?? {};
      const value = read(name);
      if (value === undefined) return undefined;
      if (currency === undefined)
        return numberFormat(language, { maximumFractionDigits: decimals ?? 10 }).format(value);
      return sayMoney(value, currency, language, decimals);
    });
}

/** Percentages, with the period that they are of. */
const percentsIn = (text: string): readonly Said[] =>
  matchesIn(text, percentage).map(({ 0: excerpt, index }) => {
    const end = index + excerpt.length;
    return { amount: numberIn(excerpt) ?? 0, excerpt, start: index, end, days: periodBehind(text.slice(end)) };
  });

const percentage = /(?<![\d.,\p{L}])\d{1,3}(?:[.,]\d{1,3})?[ \u00a0\u202f]?[%٪](?![\p{L}\d])/gu;

/** Sums of money. */
const sumsIn = (text: string): readonly Said[] =>
  matchesIn(text, sum).map(({ 0: excerpt, index }) => {
    const end = index + excerpt.length;
    const amount = (numberIn(excerpt) ?? 0) * (excerpt.includes("¢") ? 0.01 : 1);
    // "$20 in interest a month" has its period behind two words more.
    const [days] = [0, 1, 2].flatMap((words) => periodBehind(withoutWords(text.slice(end, end + 60), words)) ?? []);
    return { amount, excerpt, start: index, end, days };
  });

const withoutWords = (behind: string, words: number): string =>
  behind.replace(new RegExp(String.raw`^(?:[ \u00a0]\p{L}+){${words}}(?=[ \u00a0])`, "u"), "");

const digits = String.raw`(?:[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d|[.,]\d)`;
const sign = String.raw`(?:\p{Sc}|kr|zł|Kč|(?:EUR|USD|GBP|CHF|PLN|SEK|BRL|MXN|INR|AUD|CAD)(?!\p{L}))`;
const sum = new RegExp(
  String.raw`(?<![\d.,'’])(?:(?<!\p{L})\p{L}{0,3}${sign}[ \u00a0\u202f]?${digits}|${digits}[ \u00a0\u202f]?${sign})(?! ?(?:k|m|bn|million|billion|mio|mrd|mln)(?!\p{L}))`,
  "giu",
);

/** A sum and its share, and the sums that the text names shortly before the two. */
type Pair = { readonly base: Said; readonly share: Said; readonly before: readonly Said[] };

/** Pairs of sums of which the words between them say that one is a share of the other. */
function sharesIn(text: string): readonly Pair[] {
  const sums = sumsIn(text);
  return sums.slice(1).flatMap((second, at) => {
    const first = sums[at];
    if (!first) return [];
    const gap = text.slice(first.end, second.start);
    const [base, share] = leadsToShare.test(gap) ? [first, second] : leadsToSum.test(gap) ? [second, first] : [];
    // Over several years a share of each adds up.
    if (!base || !share || base.amount <= share.amount || durationsIn(text.slice(share.end, share.end + 30)).length > 0)
      return [];
    // "£45 a year, or £3.75 a month" says the same share twice.
    const before = sums.slice(Math.max(0, at - 3), at);
    const third = share === second ? sums[at + 2] : undefined;
    const isSame =
      third?.days !== undefined && share.days !== undefined && orIn.test(text.slice(share.end, third.start));
    return isSame
      ? [
          { base, share, before },
          { base, share: third, before },
        ]
      : [{ base, share, before }];
  });
}

/** What joins one share for a year and one for a month, behind the period of the first. */
const orIn = /^(?: \p{L}+){0,2},? (?:\(|(?:or|oder|ou|o|of|eller|lub|или|veya) )(?:\p{L}+ )?$/iu;

const leadsToShare = new RegExp(String.raw`^[,:;]? ?${inAny("comesTo")} (?:\p{L}+ ){0,2}$`, "iu");
const leadsToSum = new RegExp(String.raw`^(?: (?:\p{L}+ ){0,2}\p{L}+)?,? ${inSpaced("ofSum")} (?:\p{L}+ ){0,2}$`, "iu");

/** Whether a sum is a percentage of another one, for any period that one of the two does not name, or what is left or comes to with it. */
function fits(percent: Said, base: Said, share: Said): boolean {
  const part = base.amount * percent.amount * 0.01;
  const isGiven = percent.days !== undefined && share.days !== undefined;
  const isOpen = !isGiven && (percent.days !== undefined || share.days !== undefined);
  const may = isGiven
    ? [part * inPeriod(percent, share)]
    : [part, base.amount - part, base.amount + part, part / (1 + percent.amount * 0.01)];
  const ofPeriods = isOpen ? anyPeriod.flatMap((times) => [part * times, part / times]) : [];
  // "€120 a year is €10 a month" has nothing to do with the percentage.
  const sameInParts =
    percent.days === undefined && share.days !== undefined ? anyPeriod.map((times) => base.amount / times) : [];
  return [...may, ...ofPeriods, ...sameInParts].some((each) => isNear(each, share));
}

/** Whether another sum of the text is the least or the most of such a share, what it is taken of at most, or is added to it. */
function isBounded(percent: Said, base: Said, share: Said, before: readonly Said[]): boolean {
  const factor = percent.amount * 0.01;
  return before.some(({ amount }) =>
    [amount, factor * amount, factor * base.amount + amount].some((each) => isNear(each, share)),
  );
}

/** Whether a sum is a share as it is said: whole sums are rounded, and others nearly so. */
const isNear = (sum: number, share: Said): boolean =>
  Math.abs(sum - share.amount) <= Math.max(/[.,]\d{1,2}(?!\d)/.test(share.excerpt) ? 0.011 : 0.51, sum * 0.01);

/** How much of what a percentage is of falls into the period of a sum. */
const inPeriod = (percent: Said, share: Said): number =>
  percent.days === undefined || share.days === undefined ? 1 : share.days / percent.days;

const anyPeriod = [2, 4, 12, 52, 365];
