import { describe, expect, test } from "vitest";
import type { Calendar } from "../../schema/funnel.types.ts";
import { isTimeZone, timeAt, timesOf } from "./index.ts";

const calendar: Calendar = {
  timeZone: "Europe/Berlin",
  length: "30 min",
  pause: "15 min",
  open: [{ days: ["mon", "tue"], from: "09:00", until: "10:45" }],
  closed: [],
  notice: "24 h",
  ahead: "2 weeks",
  places: 1,
};
const from = (day: string, given: Partial<Calendar> = {}) =>
  timesOf({ ...calendar, ...given }, Date.parse(day)).map(({ at }) => at);

describe("the times of a calendar", () => {
  test("begin with its hours and end within them, with the pause between", () => {
    // A Friday.
    expect(from("2026-12-04T12:00Z", { ahead: "1 week" })).toEqual([
      "2026-12-07T09:00+01:00",
      "2026-12-07T09:45+01:00",
      "2026-12-08T09:00+01:00",
      "2026-12-08T09:45+01:00",
    ]);
    expect(from("2026-12-04T12:00Z", { ahead: "1 week", pause: "0 min", length: "1.5 h" })).toEqual([
      "2026-12-07T09:00+01:00",
      "2026-12-08T09:00+01:00",
    ]);
    expect(from("2026-12-04T12:00Z", { length: "2 h" })).toEqual([]);
  });

  test("leave the notice, and go as far ahead as it says", () => {
    const times = from("2026-12-06T08:30Z", { ahead: "1 week" });
    expect([times[0], times.at(-1)]).toEqual(["2026-12-07T09:45+01:00", "2026-12-08T09:45+01:00"]);
    expect(from("2026-12-06T08:30Z", { ahead: "8 days" }).at(-1)).toBe("2026-12-14T09:45+01:00");
    // Nobody is shown years.
    expect(from("2026-12-06T08:30Z", { ahead: "3 years" }).at(-1)?.slice(0, 7)).toBe("2027-06");
  });

  test("are not on closed days, and are on single days that are named", () => {
    const open = [{ days: ["mon", "2026-12-12"], from: "09:00", until: "09:30" }];
    expect(from("2026-12-04T12:00Z", { open, closed: ["2026-12-07"] })).toEqual([
      "2026-12-12T09:00+01:00",
      "2026-12-14T09:00+01:00",
    ]);
    expect(from("2026-12-04T12:00Z", { open, closed: ["2026-12-07 to 2026-12-12", "2026-12-14"] })).toEqual([]);
  });

  test("come once and in order, however its hours overlap", () => {
    const hours = (from: string) => ({ days: ["mon"], from, until: "10:30" });
    const open = [hours("10:00"), hours("09:30"), hours("09:30")];
    expect(from("2026-12-04T12:00Z", { open, pause: "0 min", ahead: "1 week" })).toEqual([
      "2026-12-07T09:30+01:00",
      "2026-12-07T10:00+01:00",
    ]);
  });

  test("go by the clock of its zone, through the nights in which it is changed", () => {
    const open = [{ days: ["sun"], from: "01:30", until: "03:30" }];
    const night = (day: string, timeZone: string) =>
      from(`${day}T00:00Z`, { open, timeZone, pause: "30 min", ahead: "2 days", notice: "0 h" });
    // 02:30 never comes, and on the other night twice.
    expect(night("2026-03-28", "Europe/Berlin")).toEqual(["2026-03-29T01:30+01:00"]);
    expect(night("2026-10-24", "Europe/Berlin")).toEqual(["2026-10-25T01:30+02:00", "2026-10-25T02:30+02:00"]);
    expect(night("2026-10-24", "Asia/Kolkata")).toEqual(["2026-10-25T01:30+05:30", "2026-10-25T02:30+05:30"]);
    expect(night("2026-10-24", "UTC")[0]).toBe("2026-10-25T01:30+00:00");
    // The day begins in New Zealand while it is the one before in London.
    const open9 = [{ days: ["mon"], from: "09:00", until: "09:30" }];
    expect(from("2026-12-06T12:00Z", { open: open9, timeZone: "Pacific/Auckland", notice: "0 h" })[0]).toBe(
      "2026-12-07T09:00+13:00",
    );
  });

  test("are found by their beginning, however soon", () => {
    const at = "2026-12-07T09:45+01:00";
    expect(timeAt(calendar, at)).toEqual({ at, begins: Date.parse(at), ends: Date.parse("2026-12-07T10:15+01:00") });
    for (const other of ["2026-12-07T09:45+02:00", "2026-12-07T09:30+01:00", "2026-12-09T09:45+01:00"])
      expect(timeAt(calendar, other)).toBeUndefined();
  });
});

test("knows time zones by the names that the IANA gives them", () => {
  expect(["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Berlin", ""].filter(isTimeZone)).toHaveLength(3);
});
