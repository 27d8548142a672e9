import { dayMeant, timeMeant } from "../../fields/index.ts";
import type { Path } from "../../problem/index.ts";
import { isGroup, type Plain } from "../plain-value.ts";
import { dayNamed } from "./code-named.ts";
import { flow, languageOf, type Slip } from "./slip.ts";

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
  weekdays[weekdayIn(text, language)] ?? dayMeant(text) ?? dayNamed(text, language);

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

/** Which days of the week a text names: `mon-fri`, `Sat, Sun`, `daily`, `Tue`; none if it names something else. */
export function weekdaysNamed(text: string, language: string): readonly string[] {
  // The first word of "du lundi au vendredi" names no day.
  const [word = "", ...words] = text.trim().split(" ");
  const plain = words.length > 1 && word.length < 5 && weekdayIn(word, language) < 0 ? words.join(" ") : text.trim();
  if (/^(?:daily|all|every ?day|(?:all|7) ?days|24\/7)$/i.test(plain)) return weekdays;
  if (/^(?:week|work|business|working)[ -]?days?$/i.test(plain)) return weekdays.slice(0, 5);
  if (/^weekends?$/i.test(plain)) return weekdays.slice(5);
  const [first = -1, last = first, ...others] = plain
    .split(/\s*[-–—]\s*|\s+(?:to|till|until|bis|à|au|al|a|t\/m|tot|do|до)\s+/)
    .map((name) => weekdayIn(name, language));
  if (first >= 0 && last >= 0 && others.length === 0)
    return Array.from(
      { length: ((last - first + 7) % 7) + 1 },
      (_, index) => weekdays[(first + index) % 7] ?? [],
    ).flat();
  const each = plain.split(/\s*[,;/&+]\s*|\s+(?:and|und|et|y|e|en|i|и)\s+/).map((name) => weekdayIn(name, language));
  return each.includes(-1) ? [] : each.flatMap((index) => weekdays[index] ?? []);
}

/** `days: mon-fri`. */
const textForDays: Slip = ({ data, path, fault, root }) => {
  if (!isInCalendar(path) || path.at(-1) !== "days" || typeof data !== "string") return undefined;
  const named = weekdaysNamed(data, languageOf(root));
  const day = dayMeant(data.trim());
  const known = named.length === 0 && day !== undefined ? [day] : named;
  const written = flow([...(known.length > 0 ? known : weekdays.slice(0, 5))]);
  return { message: `${fault} Write each day: days: ${written}.`, suggest: known.length > 0 ? written : null };
};

/** What hours were meant to be: `Mon-Fri 9:00-17:00`, `9am - 5pm`. */
function hoursNamed(text: string, language: string): { readonly [key: string]: Plain } | undefined {
  const [, days = "", from = "", until = ""] =
    /^(.*?)[\s:]*(\d[\d:.]*\s*(?:[ap]\.?m\.?)?)\s*(?:[-–—]|to|until|bis)\s*(\d[\d:.]*\s*(?:[ap]\.?m\.?)?)$/i.exec(
      text.trim(),
    ) ?? [];
  const [first, last] = [timeNamed(from), timeNamed(until)];
  const named = weekdaysNamed(days, language);
  return first && last && named.length > 0 ? { days: [...named], from: first, until: last } : undefined;
}

const timeNamed = (text: string) => timeMeant(/^\d{1,2}$/.test(text) ? `${text}:00` : text);

/** `- Tue 10:00-16:00`, `open: Mon-Fri 9-17` and `open: { tue: "10:00-16:00" }`. */
const hoursInWords: Slip = ({ data, path, fault, root }) => {
  const isEntry = path.at(-2) === "open";
  if (!isInCalendar(path) || !(isEntry || path.at(-1) === "open")) return undefined;
  const language = languageOf(root);
  const said = isGroup(data) ? Object.entries(data).map(([days, hours]) => `${days} ${String(hours)}`) : [String(data)];
  const all = said.flatMap((text) => hoursNamed(text, language) ?? []);
  const isRead = all.length === said.length;
  const example = { days: ["mon"], from: "09:00", until: "17:00" };
  // A group with the keys of one entry lacks nothing but the dash.
  if (isGroup(data) && Object.hasOwn(data, "days")) return undefined;
  const hours = isRead ? all : [example];
  const written = isEntry ? hours.map(flow).join() : `[${hours.map(flow).join(", ")}]`;
  return { message: `${fault} Write ${written}.`, suggest: isRead ? written : null };
};

/** `closed: 24.12.2026` and `closed: [{ from: 2026-12-24, until: 2027-01-03 }]`. */
const closedOtherwise: Slip = ({ data, path, fault, root }) => {
  if (!isInCalendar(path)) return undefined;
  if (path.at(-1) === "closed" && typeof data === "string") {
    const all = data.split(/\s*[,;]\s*/).map((days) => closedDaysNamed(days, languageOf(root)));
    const isRead = all.every((days) => days !== undefined);
    const written = `[${isRead ? all.join(", ") : "2026-12-24"}]`;
    return { message: `${fault} Write a list: closed: ${written}.`, suggest: isRead ? written : null };
  }
  if (path.at(-2) !== "closed" || !isGroup(data)) return undefined;
  const [first, last] = Object.values(data).map((day) => dayMeant(String(day)) ?? String(day));
  const written = first && last ? `${first} to ${last}` : undefined;
  return {
    message: `${fault} Write the first and the last day as one text: ${written ?? "2026-12-24 to 2027-01-03"}.`,
    suggest: written ?? null,
  };
};

/** `pause: 15`. */
const withoutUnit: Slip = ({ data, path, fault }) => {
  const unit = units[String(path.at(-1))];
  if (!isInCalendar(path) || path.length !== 3 || typeof data !== "number" || unit === undefined) return undefined;
  return { message: `${fault} Write it with its unit: ${data} ${unit}.`, suggest: `${data} ${unit}` };
};

const units: Readonly<Record<string, string>> = { length: "min", pause: "min", notice: "h", ahead: "days" };

/** `calendar: { timeZone: … }` in a field. */
const calendarInField: Slip = ({ data, path, fault }) =>
  path[0] === "steps" && path.at(-1) === "calendar" && isGroup(data)
    ? {
        message: `${fault} A calendar stands at the left edge, with a name, calendars: { visits: … }, and a field gives that name: calendar: visits.`,
      }
    : undefined;

const isInCalendar = ([group]: Path) => group === "calendars";

/** What calendars are usually mistaken for. */
export const calendarSlips: readonly Slip[] = [
  textForDays,
  hoursInWords,
  closedOtherwise,
  withoutUnit,
  calendarInField,
];
