import { baseLanguage } from "../../copy/index.ts";
import { plainLetters } from "../../problem/index.ts";
import { allIn, anyBehind, anyOf, firstIn, matchesIn } from "../words/index.ts";
import { latinFigures } from "./latin-figures.ts";

/** A day that a text announces. */
export type AnnouncedDay = {
  /** Such as 2026-01-31. */
  readonly day: string;
  /** As written, with the word before it. */
  readonly excerpt: string;
};

/**
 * The days that a text announces as an end or a beginning: `until 31 January 2026`, `ends on 2026-01-31`, `bis zum
 * 31.1.2026`. Days without a year are not found, nor are days that a text only mentions.
 *
 * @param copy digits and signs may be full-width ones, and digits of any script
 * @param language of the text; its names of months are known besides the English ones
 */
export function datesIn(copy: string, language: string): readonly AnnouncedDay[] {
  const said = latinFigures(copy);
  if (!/\d{4}|令和/.test(said)) return [];
  const before = matchesIn(said, allIn(String.raw`${anyOf("until", language)}\s*`)).flatMap(({ 0: word, index }) => {
    const found = dayAt(said.slice(index + word.length), language);
    const end = index + word.length + (found?.written.length ?? 0);
    return found ? { day: found.day, excerpt: copy.slice(index, end).trim() } : [];
  });
  const announces = firstIn(String.raw`^\s*${hour}${anyBehind("untilBehind", language)}`);
  const behind = matchesIn(said, starts).flatMap(({ index }) => {
    const found = dayAt(said.slice(index), language);
    const word = found && announces.exec(said.slice(index + found.written.length))?.[0];
    const end = index + (found?.written.length ?? 0) + (word?.length ?? 0);
    return found && word ? { day: found.day, excerpt: copy.slice(index, end) } : [];
  });
  return [...before, ...behind];
}

/** Where a day can begin. Japanese puts no space before it. */
export const starts =
  /(?=[\d令])(?<![\p{N}./-]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})(?:\d|令和)/gu;

/** A Japanese day of the week, as it stands behind a day, and an hour of that day. */
const weekday = "(?: ?[(（][日月火水木金土][^()（）]{0,4}[)）])?";
const hour = String.raw`(?:(?:(?:午前|午後|深夜)?\d{1,2}(?::\d{2}|時(?:\d{1,2}分|半)?)|正午)\s*)?`;

const pad = (number: number) => String(number).padStart(2, "0");
const dayOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

export function dayAt(text: string, language: string) {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    const day = match?.groups && read(match.groups, language);
    if (match && day) return { day, written: match[0] };
  }
  return undefined;
}

type Parts = Readonly<Record<string, string>>;
type Form = {
  readonly pattern: RegExp;
  readonly read: (parts: Parts, language: string) => string | undefined;
};

const named: Form["read"] = ({ year, month = "", day = "31" }, language) => {
  const number = monthsOf(language).get(plain(month));
  return number === undefined ? undefined : dayOf(Number(year), number, Number(day));
};

const forms: readonly Form[] = [
  { pattern: /^(?<day>\d{4}-\d\d-\d\d)(?!\d)/, read: ({ day }) => day },
  {
    pattern:
      /^(?:يوم )?(?:\p{L}+[,،]? )?(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|[º°ª])? (?:of |de |من )?(?<month>(?:(?:كانون|تشرين) )?[\p{L}\p{M}]+\.?)(?:[ /]+[(]?(?:(?:كانون|تشرين) )?[\p{Script=Arabic}\p{M}]+[)]?)?[,،]? (?:del? |(?:من )?(?:عام|سنة) )?(?<year>\d{4})(?!\d)/u,
    read: named,
  },
  { pattern: /^(?:\p{L}+, )?(?<month>\p{L}+\.?) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u, read: named },
  { pattern: /^(?<month>\p{L}+\.?) (?:de )?(?<year>\d{4})(?!\d)/u, read: named },
  {
    pattern: new RegExp(
      String.raw`^(?<year>\d{4}|令和(?:\d{1,2}|元))年 ?(?<month>\d{1,2})月 ?(?<day>\d{1,2})日${weekday}`,
      "u",
    ),
    read: inOrder,
  },
  {
    pattern: new RegExp(String.raw`^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})(?!\d)${weekday}`, "u"),
    read: inOrder,
  },
  { pattern: /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?!\d)/, read: numbered },
  { pattern: /^(?<day>\d{1,2})\/(?<month>\d{1,2})[/ ](?<year>\d{4})(?!\d)/, read: numbered },
];

/** Reiwa began in 2019, which is its first year. */
function inOrder({ year = "", month, day }: Parts): string {
  const [, reiwa] = /^令和(.+)$/.exec(year) ?? [];
  return dayOf(
    reiwa === undefined ? Number(year) : 2018 + (reiwa === "元" ? 1 : Number(reiwa)),
    Number(month),
    Number(day),
  );
}

/** Whether 3/4 is in March or in April depends on the country; the later day is taken, so that it is over for both. */
function numbered({ year, month, day }: Parts): string | undefined {
  const [first, second] = [Number(day), Number(month)];
  const days = [
    ...(second <= 12 ? [dayOf(Number(year), second, first)] : []),
    ...(first <= 12 ? [dayOf(Number(year), first, second)] : []),
  ];
  return days.sort().at(-1);
}

/** Whether a text names some day of a month, with its year or without. */
export function namesDay(copy: string, language: string): boolean {
  const months = monthsOf(language);
  const said = latinFigures(copy);
  return (
    /\d[./]\d{1,2}[./]|\d月/.test(said) ||
    [/\d{1,2}[^\s\p{N}]{0,2} (?:of |de )?(\p{L}{3,})/gu, /(?<!\p{L})(\p{L}{3,}) \d{1,2}(?!\d)/gu].some((beside) =>
      [...said.matchAll(beside)].some(([, word = ""]) => months.has(plain(word))),
    )
  );
}

/** The months by their names, long and short, as they stand beside a day. */
export function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = monthsByLanguage.get(language);
  if (known) return known;
  const found = new Map<string, number>();
  monthsByLanguage.set(language, found);
  for (const tag of ["en", language, ...(baseLanguage(language) === "ar" ? arabCalendars : [])])
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(tag, { day: "numeric", month, timeZone: "UTC" });
      for (let index = 0; index < 12; index++)
        for (const { type, value } of format.formatToParts(new Date(Date.UTC(2026, index, 1))))
          if (type === "month") found.set(plain(value), index + 1);
    }
  return found;
}

/** Small letters without accents and a dot at the end; Arabic is spelled with and without the signs above and below alif. */
const plain = (month: string): string => plainLetters(month).replace(/\.$/, "");

/** Countries that name months in different ways: in Egypt يناير, in Syria كانون الثاني, in Algeria جانفي, in Morocco غشت. */
const arabCalendars = ["ar-EG", "ar-SY", "ar-DZ", "ar-MA"];

const monthsByLanguage = new Map<string, ReadonlyMap<string, number>>();
