/** The minutes since midnight of a time as it is kept, `19:05`; undefined for everything else. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A time as it is kept. */
export const timeText = (minutes: number): string =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");

/** The last minute of a day. */
export const lastMinute = 1439;

/**
 * A time as it is kept that is written as people do: `7:05 pm`, `19.05`, `19h05`, `19 h`, `7 Uhr`; undefined for a number alone,
 * and for a time that does not exist.
 */
export function timeMeant(text: string): string | undefined {
  const [, hours = "", minutes = "00", half] =
    /^(\d{1,2})(?:\s*[:.,h時时点點시]\s*(?:(\d{2})\s*[分분]?)?)?(?::\d{2})?\s*(?:h|uhr)?\s*(?:([ap])\.?\s?m\.?)?$/iu.exec(
      text.trim(),
    ) ?? [];
  if (/^\d*$/.test(text.trim()) || (half !== undefined && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const meant = `${String(hour).padStart(2, "0")}:${minutes}`;
  return hours === "" || minutesOf(meant) === undefined ? undefined : meant;
}
