import type { Day } from "../fields/index.ts";

/** Whether there are clocks of a time zone, by its name in the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much the clocks of a zone are ahead of UTC at a moment: `+01:00`. */
function offsetAt(moment: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // It has seconds in the zones of long ago, and none at Greenwich.
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? "+00:00";
}

/**
 * When the clocks of a zone show a time, as ISO 8601 with their offset: `2026-12-14T10:30+01:00`; the first time, where they
 * do so twice.
 *
 * @param time such as `10:30`
 * @returns undefined for a time that they leave out, in the night in which they are put forward
 */
export function momentIn(timeZone: string, day: Day, time: string): string | undefined {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const halfDay = 43_200_000;
  // Before and after a change: clocks are put on once in a day at most.
  for (const offset of [offsetAt(asUtc - halfDay, timeZone), offsetAt(asUtc + halfDay, timeZone)]) {
    const text = `${day}T${time}${offset}`;
    if (offsetAt(Date.parse(text), timeZone) === offset) return text;
  }
  return undefined;
}
