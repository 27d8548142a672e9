import { dayMeant } from "../../fields/index.ts";
import { type Slip, toCopy } from "./slip.ts";

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

/** What days on which a calendar is closed were meant to be: `24.12.2026 - 3.1.2027`. */
export function closedDaysNamed(text: string): string | undefined {
  const whole = dayMeant(text.trim());
  if (whole !== undefined) return whole;
  const [, from = "", to = ""] = /^(\S+)\s*(?:\s-|[–—]|\.{2,3}|\s\p{L}{1,5}\s)\s*(\S+)$/u.exec(text.trim()) ?? [];
  const [first, last] = [dayMeant(from) ?? from, dayMeant(to) ?? to];
  return first && last ? `${first} to ${last}` : undefined;
}

/** `days: mon-fri`. */
const rangeOfDays: Slip = ({ data, path, fault }) => {
  if (path[0] !== "calendars" || path.at(-1) !== "days" || typeof data !== "string") return undefined;
  const [from = "", to = from, ...more] = data.split(/\s*(?:[-–—]|\bto\b)\s*/);
  const [first, last] = [from, to].map((name) => weekdayIn(name, "en"));
  const isRange = more.length === 0 && first !== undefined && last !== undefined && first >= 0 && last >= first;
  const days = isRange ? weekdays.slice(first, last + 1) : weekdays.slice(0, 5);
  const written = `[${days.join(", ")}]`;
  return { message: `${fault} Write each day: days: ${written}.`, suggest: isRange ? toCopy(written) : null };
};

/** What the days of a calendar are usually mistaken for. */
export const calendarSlips: readonly Slip[] = [rangeOfDays];
