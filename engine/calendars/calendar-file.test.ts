import { describe, expect, test } from "vitest";
import { calendarFile } from "./index.ts";

const now = Date.parse("2026-12-01T08:00:30.5Z");
const visit = {
  id: "visit-1@studio.internal",
  begins: Date.parse("2026-12-14T10:30+01:00"),
  ends: Date.parse("2026-12-14T11:00+01:00"),
  title: "Visit",
};

describe("a file for calendars", () => {
  test("has each appointment, at its moment anywhere in the world", () => {
    const file = calendarFile([visit, { ...visit, id: "2", place: "Leeds", notes: "Ann" }], now);
    expect(file.split("\r\n")).toEqual([
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//quiz-funnel-engine//EN"],
      ...["BEGIN:VEVENT", "UID:visit-1@studio.internal", "SEQUENCE:29935200", "DTSTAMP:20261201T080030Z"],
      ...["DTSTART:20261214T093000Z", "DTEND:20261214T100000Z", "SUMMARY:Visit", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:2", "SEQUENCE:29935200", "DTSTAMP:20261201T080030Z"],
      ...["DTSTART:20261214T093000Z", "DTEND:20261214T100000Z", "SUMMARY:Visit", "LOCATION:Leeds", "DESCRIPTION:Ann"],
      ...["END:VEVENT", "END:VCALENDAR", ""],
    ]);
  });

  test("keeps what a text says from being read as more of the file", () => {
    const file = calendarFile([{ ...visit, title: "A\r\nEND:VEVENT\n\u0007b\\c;d,e" }], now);
    expect(file).toContain("\r\nSUMMARY:A\\nEND:VEVENT\\n b\\\\c\\;d\\,e\r\n");
  });

  test("has no line longer than 75 bytes, and cuts no letter", () => {
    const title = "Größenmessung 🦶🏽 ".repeat(12);
    const file = calendarFile([{ ...visit, title }], now);
    const lengths = file.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  });
});
