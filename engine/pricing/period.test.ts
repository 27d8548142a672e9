import { expect, test } from "vitest";
import { afterPeriod, type Period, periodIn, periodOf } from "./period.ts";

test.each([
  ["1 day", { count: 1, unit: "day" }],
  ["7days", { count: 7, unit: "day" }],
  ["12 weeks", { count: 12, unit: "week" }],
  ["3 months", { count: 3, unit: "month" }],
  ["10 year", { count: 10, unit: "year" }],
] as const)("%s is a period", (text, period) => {
  expect(periodOf(text)).toEqual(period);
});

test.each([
  "",
  "week",
  "0 weeks",
  "01 week",
  "1.5 weeks",
  "-1 week",
  "1  week",
  "1 fortnight",
  "a 1 week",
  "1 week!",
  "1 Week",
])("“%s” is not a period, and says what to write", (text) => {
  expect(() => periodOf(text)).toThrow(`"${text}" is not a period; write a number and days, weeks, months or years`);
});

test("a period is written as the language writes it", () => {
  const written = (["1 week", "4 weeks", "2 months"] as const).map((period) => periodIn(period, "de"));
  expect(written).toEqual(["1 Woche", "4 Wochen", "2 Monate"]);
  expect(periodIn("30 days", "en")).toBe("30 days");
  expect(periodIn("14 days", "sv")).toBe("14 dagar");
  expect(periodIn("1 day", "sv")).toBe("1 dag");
  // Japanese and Chinese have no space there, and a line must not end at one.
  expect(["14 days", "4 weeks", "6 months", "1 year"].map((period) => periodIn(period, "ja"))).toEqual([
    "14日",
    "4週間",
    "6か月",
    "1年",
  ]);
  expect(["zh-TW", "zh", "ko"].map((language) => periodIn("14 days", language))).toEqual(["14天", "14天", "14일"]);
});

test.each([
  ["2026-11-01T12:34:56Z", 1, "day", "2026-11-02T12:34:56Z"],
  ["2026-12-31T23:59:59Z", 3, "day", "2027-01-03T23:59:59Z"],
  ["2026-11-01T12:34:56Z", 4, "week", "2026-11-29T12:34:56Z"],
  ["2026-11-30T08:00:00Z", 1, "month", "2026-12-30T08:00:00Z"],
  ["2026-12-15T08:00:00Z", 1, "month", "2027-01-15T08:00:00Z"],
  // A month that lacks the day ends with its last one, and the next month has it again.
  ["2026-01-31T08:00:00Z", 1, "month", "2026-02-28T08:00:00Z"],
  ["2026-01-31T08:00:00Z", 2, "month", "2026-03-31T08:00:00Z"],
  ["2028-01-31T08:00:00Z", 1, "month", "2028-02-29T08:00:00Z"],
  ["2028-02-29T08:00:00Z", 1, "year", "2029-02-28T08:00:00Z"],
  ["2026-05-05T08:00:00Z", 2, "year", "2028-05-05T08:00:00Z"],
] as const)("%s and %d %s is %s", (from, count, unit, to) => {
  const begin = new Date(from);
  const period: Period = { count, unit };
  expect(afterPeriod(begin, period)).toEqual(new Date(to));
  expect(begin).toEqual(new Date(from));
});
