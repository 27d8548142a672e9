import { evaluateEach } from "../../values/index.ts";
import type { LintContext } from "../context.ts";
import { birthdays } from "./zodiac.ts";

/**
 * What is found for each birthday, where that depends on the month and the day of one date alone; undefined if it differs
 * from year to year, or if nothing is found for a day.
 *
 * @param date the only name that is read
 * @param find what a date comes to, by the values that follow from it
 */
export function ofEachBirthday(
  { values }: LintContext,
  date: string,
  find: (read: (name: string) => number | undefined) => number | undefined,
): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>();
  for (const [day, birthday] of birthdays.entries()) {
    // Leap years, so that each day of the calendar is in both.
    const [one, other] = [2000, 1964].map((year) =>
      find(evaluateEach(values, (name) => (name === date ? Date.UTC(year, 0, 1) / 86_400_000 + day : undefined))),
    );
    if (one === undefined || one !== other) return undefined;
    found.set(birthday, one);
  }
  return found;
}
