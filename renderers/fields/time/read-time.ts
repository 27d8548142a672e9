import {
  isOnStep,
  isWithin,
  lastMinute,
  minutesOf,
  plainTyped,
  sayTime,
  timeMeant,
  timeText,
} from "../../../engine/fields/index.ts";
import type { FieldOf, Reading, Typing } from "../field-kind.ts";

/** What a field for a time keeps as typed while a part of the time is missing: a browser then says nothing of the others. */
export const unfinished = "-";

/** Reads a time: `19:05` as browsers give it, or as somebody would write it. */
export function readTime(typed: string, field: FieldOf<"time">, { language }: Typing): Reading {
  if (typed.trim() === "") return { value: "" };
  const [min, max] = [minutesOf(field.min ?? "") ?? 0, minutesOf(field.max ?? "") ?? lastMinute];
  const { step } = field;
  const say = (minutes: number) => sayTime(minutes, language);
  const minutes = minutesOf(wholeTime(typed, language) ?? "");
  if (minutes === undefined) {
    const near = isWithin(halfPastSeven, { min, max }) ? halfPastSeven : min;
    return { problem: "invalidTime", example: say(near - ((near - min) % step)) };
  }
  if (!isWithin(minutes, { min, max })) return { problem: "outOfHours", min: say(min), max: say(max) };
  if (isOnStep(minutes, { min, step })) return { value: timeText(minutes) };
  const below = min + Math.floor((minutes - min) / step) * step;
  return { problem: "offStep", min: say(below), max: say(below + step > max ? below : below + step) };
}

const halfPastSeven = 450;

/**
 * Reads a time that was pasted or filled in: 7:05 pm, 19.05, 19h05, 오후 7:05.
 *
 * @returns undefined if the text is none
 */
export function wholeTime(text: string, language: string): string | undefined {
  if (text.length > 40) return undefined;
  const typed = plainTyped(text).toLowerCase();
  const plain = timeMeant(typed);
  if (plain !== undefined) return plain;
  for (let hour = 0; hour < 24; hour++) {
    const part = partsOfDay(hour, language).find((name) => typed.includes(name));
    const whole = part && timeMeant(typed.replace(part, "").trim() + (hour < 12 ? "am" : "pm"));
    if (whole && Number(whole.slice(0, 2)) === hour) return whole;
  }
  return undefined;
}

/** What a language calls the part of the day in which an hour is: AM, 午後, 晚上. Versions of `Intl` differ about Korean. */
function partsOfDay(hour: number, language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", hour12: true, timeZone: "UTC" });
  const parts = format.formatToParts(hour * 3_600_000).filter(({ type }) => type === "dayPeriod");
  return [...parts.map(({ value }) => value.toLowerCase()), hour < 12 ? "오전" : "오후"];
}
