import { arabic, attached, inAll, matchesIn } from "../words/index.ts";
import { latinFigures } from "./latin-figures.ts";
import { numberWords } from "./number-words.ts";

/** A duration that a text states. */
export type StatedDuration = {
  readonly seconds: number;
  /** What it is counted in. */
  readonly unit: Unit;
  /** As written. */
  readonly excerpt: string;
};

/**
 * The durations that a text states in digits, or in words that lengths have: `20 min`, `4-WEEK`, `trente jours`, `شهران`. Placeholders
 * are not searched.
 */
export function durationsIn(copy: string): readonly StatedDuration[] {
  const own = copy.replace(/\{[^{}]*\}/g, "{}");
  const said = latinFigures(own);
  const inWords = matchesIn(said, named).map(
    ({ 0: excerpt, groups = {} }): StatedDuration =>
      groups.half === undefined
        ? { seconds: units.year.seconds, unit: "year", excerpt }
        : { seconds: 6 * units.month.seconds, unit: "month", excerpt },
  );
  const counted = [
    ...(/\d/.test(said) || isSpelled(said) ? [pattern] : []),
    ...(/\p{Script=Arabic}/u.test(said) ? [two] : []),
  ]
    .flatMap((each) => matchesIn(said, each))
    .flatMap(({ 0: found, index, groups = {} }) => {
      const number = groups.word === undefined ? Number(groups.number?.replace(",", ".") ?? 2) : spelledAs(groups.word);
      const unit = unitNames.find((name) => groups[name] !== undefined);
      const excerpt = own.slice(index, index + found.length);
      return unit && !isYear(number, unit) ? [{ seconds: number * units[unit].seconds, unit, excerpt }] : [];
    });
  return [...counted, ...inWords];
}

/**
 * The lengths that a text states in nights: `100-night trial`. What is slept on is tried by the night, as long as by the day;
 * elsewhere nights are those of a journey, so only who reads guarantees asks for them.
 */
export const nightsIn = (text: string): readonly StatedDuration[] =>
  matchesIn(text, nights).map(({ 0: excerpt, groups = {} }) => ({
    seconds: Number(groups.count) * 86_400,
    unit: "day",
    excerpt,
  }));

const nights =
  /(?<![\p{L}\d.,])(?<count>\d{1,3})[ \u00a0-](?:nights?|nächten?|nuits?|noches|notti|nachten|noites|nocy|nätter|netter|nætter|yötä|gece)(?!\p{L})/giu;

/** The year 2026 is written like 2026 years in Japanese. */
const isYear = (number: number, unit: Unit): boolean => unit === "year" && number > 1_000;

/** The units of which a text names a single one in words: `your first week`, `ein Monat`. A fortnight is two weeks. */
export function singlePeriodsIn(copy: string): readonly number[] {
  const named = [single, singleBehind]
    .flatMap((pattern) => matchesIn(copy, pattern))
    .flatMap(({ groups = {} }) => unitNames.flatMap((name) => (groups[name] === undefined ? [] : units[name].seconds)));
  return /\bfortnight\b/i.test(copy) ? [...named, 2 * units.week.seconds] : named;
}

const units = {
  second: { seconds: 1 },
  minute: { seconds: 60 },
  hour: { seconds: 3_600 },
  day: { seconds: 86_400 },
  week: { seconds: 604_800 },
  month: { seconds: 2_592_000 },
  year: { seconds: 31_536_000 },
} as const;

type Unit = keyof typeof units;

const unitNames = ["second", "minute", "hour", "day", "week", "month", "year"] as const satisfies readonly Unit[];

const unit = `(?:${unitNames.map((name) => `(?<${name}>${inAll(name)})`).join("|")})`;

/** Arabic has a word for two of each unit. */
const pairs: Readonly<Record<Unit, string>> = {
  second: "ثانيتان|ثانيتين",
  minute: "دقيقتان|دقيقتين",
  hour: "ساعتان|ساعتين",
  day: "يومان|يومين",
  week: "أسبوعان|أسبوعين",
  month: "شهران|شهرين",
  year: "سنتان|سنتين|عامان|عامين",
};

const two = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${attached}(?:${unitNames.map((name) => `(?<${name}>${arabic(pairs[name])})`).join("|")})(?![\p{L}\p{M}])`,
  "gu",
);

const words = [...numberWords.values()].join(" ").split(" ").join("|");
const known = new Set([...numberWords.values()].flatMap((names) => names.split(/[ -]/)));

/** Whether a text has a number in words: a look at its words alone, which takes far less time than the pattern. */
const isSpelled = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => known.has(word));

const spelledAs = (word: string): number =>
  [...numberWords].find(([, names]) => names.split(" ").includes(word.toLowerCase()))?.[0] ?? 0;

/**
 * What may follow a Japanese unit, as nothing parts words: 30分で, 1年プラン, but not 5分の1, 3年生 or 1日に. The day of a month
 * is no duration.
 */
const followed = String.raw`(?<=[秒分間])(?:で|だけ|限定|以内|後|[がは]\p{Script=Han})|(?<=間)の|(?<=[月年日間週])(?:プラン|コース|便|パック|契約|定期|保証|分|以内|後)`;

const pattern = new RegExp(
  String.raw`(?:(?<![\d.,:/月])(?<number>\d+(?:[.,]\d+)?)|(?<![\p{L}\p{N}-]|(?<!\p{L})${inAll("tens")} )(?!due (?:day|week|month|year|hour|minute))(?<word>${words}))[ \u00a0\u202f‑-]?${unit}(?:(?![\p{L}\p{M}]|/)|(?<=間|以内|[かヶケカヵ箇]月)|(?=${followed}))`,
  "giu",
);

/** Japanese names of periods without a number, as plans have them. What is paid by the month is no month long. */
const named =
  /(?<half>半年間?)|(?<![\p{N}\p{L}])(?<year>年間|年額)(?=プラン|コース|契約|定期|パス|会員|購読|便)(?!.*(?:月払|月々|毎月))/gu;

const single = new RegExp(
  String.raw`(?<!\p{L})(?:${inAll("one")}[ \u00a0\u202f‑-]|最初の)${unit}(?:(?!\p{L}|/)|(?<=最初の\p{Script=Han}+))`,
  "giu",
);

/** The same in Arabic, which has the word behind the unit as well. */
const singleBehind = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${attached}${unit} (?:${arabic("الأول|الأولى|واحد|واحدة")})(?![\p{L}\p{M}])`,
  "gu",
);
