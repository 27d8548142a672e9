/**
 * Time left as clocks show it: `09:57`, from an hour on `1:05:00`. A second that has begun counts whole, so that 00:00
 * means over.
 *
 * @param ms milliseconds, not negative
 */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${twoDigits(minutes)}:${twoDigits(rest)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
