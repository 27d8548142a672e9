import { allOf, anyOf, firstIn, firstOf, matchesIn, ownOf } from "../words/index.ts";
import { durationsIn, type StatedDuration } from "./durations-in.ts";

/**
 * The durations that a text gives as the length of a trial: `30-day free trial`, `Try it for 30 days`, `7 days free`. Those
 * before, after or within which something happens are none, nor are months that are free, such as two of a year, nor
 * what is free and has a length: `a free 7-day course`.
 */
export const trialsIn = (text: string, language: string): readonly StatedDuration[] =>
  text.split(ends).flatMap((sentence) => {
    if (firstOf("refund", language).test(sentence)) return [];
    return durationsIn(sentence).filter((stated) => isTrialIn(sentence, stated, language));
  });

/**
 * The trials of a text whose name says how long they are: `your trial week`, `Probemonat`. Those with a number are others, and
 * the first or each week of a trial is a part of it.
 */
export function namedTrialsIn(text: string, language: string): readonly StatedDuration[] {
  const isPart = firstIn(
    String.raw`(?:${anyOf("partOfTrial", language)}[ \u00a0-](?:\p{L}+ )?|${ownOf("denial", language)} (?:\p{L}+ ){0,2})$`,
  );
  return (["week", "month"] as const).flatMap((unit) =>
    matchesIn(text, allOf(unit === "week" ? "trialWeek" : "trialMonth", language)).flatMap(({ 0: excerpt, index }) => {
      const before = text.slice(0, index);
      const behind = text.slice(index + excerpt.length);
      return /[\p{Nd}½¼]\S*[ \u00a0-]$/u.test(before) || /^[ \u00a0]\p{Nd}/u.test(behind) || isPart.test(before)
        ? []
        : { seconds: lengths[unit], unit, excerpt };
    }),
  );
}

const lengths = { week: 604_800, month: 2_592_000 };

// Not the sign of decimals or thousands.
const ends = /[!?؟。！？\n;،、؛]|[.,](?!\d)/;

function isTrialIn(sentence: string, { unit, excerpt }: StatedDuration, language: string): boolean {
  if (unit === "second" || unit === "minute" || unit === "hour") return false;
  const apart = firstIn(ownOf("apart", language));
  const start = sentence.indexOf(excerpt);
  const end = start + excerpt.length;
  if (start < 0 || apart.test(excerpt) || apart.test(sentence.slice(end, end + near.next))) return false;
  const kinds = unit === "month" || unit === "year" ? (["trial"] as const) : (["trial", "costFree"] as const);
  return kinds.some((kind) =>
    matchesIn(sentence, allOf(kind, language)).some(({ 0: word, index }) => {
      const isBehind = index >= end;
      if (!isBehind && kind === "costFree" && excerpt.includes("-")) return false;
      // "After your trial 1 month costs …" says nothing of the trial.
      const lead = sentence.slice(0, index).trimEnd().split(/\s+/).slice(-3).join(" ");
      if (!isBehind && apart.test(lead)) return false;
      const between = isBehind ? sentence.slice(end, index) : sentence.slice(index + word.length, start);
      return (
        between.length <= near[kind][isBehind ? "behind" : "before"] && !/\d/.test(between) && !apart.test(between)
      );
    }),
  );
}

/** How many letters may stand between a duration and the word that makes it a trial, which is behind or before it. */
const near = {
  trial: { behind: 14, before: 22 },
  costFree: { behind: 2, before: 6 },
  /** And how far behind it is a word such as "before". */
  next: 8,
};
