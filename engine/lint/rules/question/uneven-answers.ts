import type { Finding } from "../../../problem/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { inSpaced } from "../../words/index.ts";

/** Answers that share out a scale by ranges of numbers meet without an overlap and without a gap. */
export const unevenAnswers: Rule = {
  id: "uneven-answers",
  severity: "warning",
  why: "“10 to 50” above “50 to 249” gives whoever has 50 two answers, and “10 to 40” leaves those with 45 none. They pick either, or leave, and the report counts people in the wrong group. Usually one label was changed without its neighbour. Begin each range one above the end of the one before. A week without its Wednesday leaves out a day as well. Where all ranges of a question meet at their ends, as those of sums do, nothing is reported.",
  wrong: "options: [Fewer than 10, 10 to 40, 50 to 249, 250 or more]",
  right: "options: [Fewer than 10, 10 to 49, 50 to 249, 250 or more]",
  *check({ definition, steps }) {
    for (const [id, { options }] of Object.entries(steps)) {
      const step = definition.steps[id];
      // A week without a day, and perhaps an answer for none.
      if (options.length === 6 || options.length === 7) yield* missingDay(id, options, dayNames(definition.language));
      if (!step || stepTraits(step).asks !== "one") continue;
      const bands = bandsOf(options.map(({ label }) => label));
      const stepped =
        !areSlots(bands) &&
        bands.some(({ min, isEnd, isBeyond }, index) => {
          const before = bands[index - 1];
          // "Over 20" follows 20 in sums as well, whose ranges share their ends.
          const isProof = !isBeyond && !before?.isBeyond && (index > 1 || !isEnd);
          return isProof && min - 1 === before?.max;
        });
      const isOpen = bands[0]?.isEnd || bands.at(-1)?.isEnd;
      for (const [index, band] of bands.entries()) {
        const before = bands[index - 1];
        if (!before) continue;
        const path = ["steps", id, "options", band.index];
        const [one, other] = [before.label, band.label];
        // What ends a scale may begin or end with its number, or beyond it: "up to 10", "more than 10".
        const isLoose = (before.isEnd && !before.isBeyond) || (band.isEnd && !band.isBeyond);
        const isShared = isLoose ? band.min < before.max : band.min <= before.max;
        if (isShared && (stepped || band.min < before.max)) {
          const whose = band.isEnd || band.min === before.max ? before.max : band.min;
          yield {
            message: `Whoever has ${whose} finds two answers in step "${id}": "${one}" and "${other}". Let one end before the other begins.`,
            path,
          };
        } else if (stepped && isOpen && band.min > before.max + 1 && (isRange(before) || isRange(band)))
          yield {
            message: `Whoever has ${before.max + 1} finds no answer in step "${id}": "${one}" ends before "${other}" begins. Close the gap, or add the answer between them.`,
            path,
          };
      }
    }
  },
};

/** The days of a week as a language calls them, from Monday on. */
function dayNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)).toLowerCase());
}

/** A day that is missing from a week: those around it are answers, and all of the others are, too. */
function* missingDay(
  step: string,
  options: readonly { readonly label: string }[],
  days: readonly string[],
): Iterable<Finding> {
  const labels = options.map(({ label }) => label.trim().toLowerCase());
  const missing = days.filter((day) => !labels.includes(day));
  const [day = ""] = missing;
  const next = days[(days.indexOf(day) + 1) % days.length] ?? "";
  // A shop may be closed on Sundays, or on Mondays: then the week is one that begins or ends there.
  if (missing.length !== 1 || [days[0], days[5], days[6]].includes(day)) return;
  yield {
    message: `All days of the week are answers in step "${step}" but one: "${day.replace(/^./u, (first) => first.toUpperCase())}" is missing. Add it, unless nobody may choose it.`,
    path: ["steps", step, "options", labels.indexOf(next)],
  };
}

type Band = {
  readonly label: string;
  readonly index: number;
  readonly min: number;
  readonly max: number;
  /** Whether it is the first or last, with one number: "fewer than 10", "250 or more". */
  readonly isEnd: boolean;
  /** Whether such a number is none of it: "fewer than 10", "over 65". */
  readonly isBeyond?: boolean;
};

/** Single numbers beside each other may be amounts to choose from: 1, 2, 3, 5, 10. */
const isRange = ({ min, max }: Band): boolean => min < max;

/** Ranges of one length, some of which meet, are times to choose from, with a break where two do not: 8–10, 10–12, 13–15. */
function areSlots(bands: readonly Band[]): boolean {
  const ranges = bands.filter(isRange);
  const lengths = new Set(ranges.map(({ min, max }) => max - min));
  return lengths.size === 1 && ranges.some(({ min }, index) => min === ranges[index - 1]?.max);
}

/** The ranges that answers name, in ascending order; none if they are about anything else, or in no order. */
function bandsOf(labels: readonly string[]): readonly Band[] {
  const numbered = labels.flatMap((label, index) => (/\d/.test(label) ? [{ label, index }] : []));
  const read = numbered.map(({ label, index }, place) => {
    const { low, high, unit = "" } = range.exec(label)?.groups ?? {};
    if (low !== undefined && high !== undefined)
      return { label, index, min: numberOf(low), max: numberOf(high), unit: unit.trim(), isEnd: false };
    const [only, second] = [...label.matchAll(number)].map(([digits]) => numberOf(digits));
    if (only === undefined || second !== undefined || fraction.test(label)) return undefined;
    const isEnd = place === 0 || place === numbered.length - 1;
    const beyond = isEnd ? (beyondEnds.find(({ words }) => words.test(label))?.by ?? 0) : 0;
    return { label, index, min: only + beyond, max: only + beyond, isEnd, isBeyond: beyond !== 0 };
  });
  const bands = read.flatMap((band) => band ?? []);
  const units = new Set(bands.flatMap(({ unit }) => unit ?? []));
  const [unit = ""] = units;
  const isAlike = units.size === 1 && bands.every(({ label, isEnd }) => !isEnd || label.includes(unit));
  if (bands.length < read.length || bands.length < 3 || !isAlike) return [];
  const ordered = bands.at(0)?.min === Math.max(...bands.map(({ min }) => min)) ? bands.toReversed() : bands;
  const isRising = ordered.every(({ min, max, isEnd }, index) => {
    const before = ordered[index - 1];
    return min <= max && (!before || max > before.max || (isEnd && max > before.min));
  });
  return isRising ? ordered : [];
}

/** Whole numbers, also with marks between thousands. */
const digits = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+`;

const number = new RegExp(digits, "g");

/** Two numbers and what they count; no decimals, which have no next one. */
const range = new RegExp(
  String.raw`^(?<low>${digits})(?: ?[-–—~〜～] ?| ${inSpaced("toHour")} )(?<high>${digits})(?![.,:]?\d)(?<unit>[^\d]*)$`,
  "iu",
);

/** Decimals and hours of a clock. */
const fraction = /\d[.,:]\d{1,2}(?!\d)/;

/** Where the numbers of an end begin, by the words before its own, which is none of them. */
const beyondEnds = (
  [
    ["fewerThan", -1],
    ["moreThan", 1],
  ] as const
).map(([kind, by]) => ({ words: new RegExp(String.raw`^${inSpaced(kind)}[ \u00a0]\D{0,3}\d`, "iu"), by }));

const numberOf = (text: string): number => Number(text.replace(/\D/g, ""));
