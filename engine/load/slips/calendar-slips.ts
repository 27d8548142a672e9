import { dayMeant } from "../../fields/index.ts";
import { dayNamed } from "./code-named.ts";
import { languageOf, type Slip, toCopy } from "./slip.ts";

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Which weekday a name in English or the language of the file is, however short: `Monday`, `Mo.`, `lundi`; -1 if it is none. */
function weekdayIn(text: string, language: string): number {
  const plain = text.trim().replace(/\.$/, "").toLowerCase();
  if (plain.length < 2) return -1;
  return weekdays.findIndex((_, index) =>
    // 1 January 2024 was a Monday.
    [language, "en"].some((tag) =>
      new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" })
        .format(Date.UTC(2024, 0, index + 1))
        .toLowerCase()
        .startsWith(plain),
    ),
  );
}

/** What a day on which a calendar is open was meant to be. */
export const openDayNamed = (text: string, language: string): string | undefined =>
  weekdays[weekdayIn(text, language)] ?? dayMeant(text);

/** What days on which a calendar is closed were meant to be: `24.12.2026 - 3.1.2027`, `du 24 décembre 2026 au 3 janvier 2027`. */
export function closedDaysNamed(text: string, language: string): string | undefined {
  const named = (day: string) => dayMeant(day) ?? dayNamed(day, language);
  const bare = text.trim().replace(/^\p{L}+\s+(?=\d)/u, "");
  const whole = named(bare);
  if (whole !== undefined) return whole;
  const [, from = "", to = ""] = /^(\d.*?\d{4}|\S+)\s*(?:\s-|[–—]|\.{2,3}|\s\p{L}{1,5}\s)\s*(\S.*)$/u.exec(bare) ?? [];
  const [first, last] = [from, to].map((day) => named(day) ?? dayBeside(day, from, to) ?? day);
  return first && last ? `${first} to ${last}` : undefined;
}

/** A day such as 03/01/2027, where another one beside it says which number is the day: 24/12/2026. */
function dayBeside(day: string, ...others: readonly string[]): string | undefined {
  const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
  const [, first, second, year] = parts.exec(day) ?? [];
  if (year === undefined) return undefined;
  const firsts = others.map((other) => Number(parts.exec(other)?.[1]));
  const seconds = others.map((other) => Number(parts.exec(other)?.[2]));
  if (firsts.some((number) => number > 12)) return dayMeant(`${first}.${second}.${year}`);
  return seconds.some((number) => number > 12) ? dayMeant(`${second}.${first}.${year}`) : undefined;
}

/** The days of `mon-fri`, `Monday to Friday` and `du lundi au vendredi`; undefined if the text is no such range. */
export function daysBetween(text: string, language: string): readonly string[] | undefined {
  const [, from = "", to = ""] =
    /^(?:\p{L}{1,4}\s+)??(\p{L}+)\.?(?:\s*[-–—]\s*|\s+(?:\p{L}|\/){1,5}\s+)(\p{L}+)\.?$/u.exec(text.trim()) ?? [];
  const [first = -1, last = -1] = [from, to].map((name) => weekdayIn(name, language));
  return first >= 0 && last > first ? weekdays.slice(first, last + 1) : undefined;
}

/** `days: mon-fri`. */
const rangeOfDays: Slip = ({ data, path, fault, root }) => {
  if (path[0] !== "calendars" || path.at(-1) !== "days" || typeof data !== "string") return undefined;
  const language = languageOf(root);
  const [one] = [openDayNamed(data, language)].filter((day) => day !== undefined);
  const days = daysBetween(data, language) ?? (one === undefined ? undefined : [one]);
  const written = `[${(days ?? weekdays.slice(0, 5)).join(", ")}]`;
  return { message: `${fault} Write each day: days: ${written}.`, suggest: days ? toCopy(written) : null };
};

/** What the days of a calendar are usually mistaken for. */
export const calendarSlips: readonly Slip[] = [rangeOfDays];
