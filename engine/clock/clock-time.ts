/**
 * Time left as a clock shows it: `09:57`, or `1:05:00` from one hour up. Seconds are rounded up, so 00:00 means the
 * time is over.
 *
 * @param ms milliseconds, not negative
 */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${twoDigits(minutes)}:${twoDigits(rest)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
