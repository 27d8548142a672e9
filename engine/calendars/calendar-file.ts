/** An appointment as calendars of people show it. */
export type CalendarEntry = {
  /** Its name anywhere in the world: a calendar that has it already takes the file as a change. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
  readonly title: string;
  readonly place?: string | undefined;
  readonly notes?: string | undefined;
};

/**
 * A file that calendars open, `text/calendar` by RFC 5545.
 *
 * @param now milliseconds since 1970
 */
export function calendarFile(entries: readonly CalendarEntry[], now: number): string {
  const events = entries.flatMap(({ id, begins, ends, title, place, notes }) => [
    "BEGIN:VEVENT",
    `UID:${textOf(id)}`,
    // Of two files with the same entry, calendars believe the one with the higher number.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART:${momentOf(begins)}`,
    `DTEND:${momentOf(ends)}`,
    `SUMMARY:${textOf(title)}`,
    ...(place ? [`LOCATION:${textOf(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${textOf(notes)}`] : []),
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//quiz-funnel-engine//EN", ...events, "END:VCALENDAR"];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A moment as `20261214T093000Z`. */
const momentOf = (moment: number): string => new Date(moment).toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");

const textOf = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** The bytes that a line may have in UTF-8. */
const longest = 75;

/** A line in parts that are short enough; all but the first begin with a space. */
function folded(line: string): string {
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const more = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + more > longest) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += more;
  }
  return text;
}

const bytesOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4);
