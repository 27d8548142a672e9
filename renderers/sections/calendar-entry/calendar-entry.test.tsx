// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { CalendarEntry } from "./calendar-entry.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const at = "2030-01-07T10:30+01:00";
const known = { "given.visit": at, "lasting.visit": "1800000", email: "ann@example.com" };

/** The link, and the lines of its file by their names. */
function entry(values: Readonly<Record<string, string>>, given: object = {}) {
  cleanup();
  const section = { ...parse(yaml), ...given };
  show(<CalendarEntry {...sectionProps()} section={section} />, { lookup: (name) => values[name] });
  const link = screen.queryByRole("link", { name: "Add to my calendar" });
  const [type, file = ""] = link?.getAttribute("href")?.split(",", 2) ?? [];
  const lines = decodeURIComponent(file).split("\r\n");
  return { link, type, ...Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2))) };
}

test("is a file with the appointment, under the name and at the place of the definition", () => {
  const { link, ...file } = entry({ ...known, goal: "portraits" }, { title: "Lesson in {goal|drawing}, *with* Ann" });
  expect(link?.getAttribute("download")).toBe("visit.ics");
  expect(file).toMatchObject({
    type: "data:text/calendar;charset=utf-8",
    DTSTART: "20300107T093000Z",
    DTEND: "20300107T100000Z",
    SUMMARY: "Lesson in portraits\\, with Ann",
    LOCATION: "4 Harbour Street\\, Leeds",
  });
  expect(entry(known, { place: undefined })).not.toHaveProperty("LOCATION");
});

test("takes the place of the one before in a calendar, but not of somebody else's", () => {
  const { UID } = entry(known);
  expect(UID).toMatch(/^visit-[\da-z]+@/);
  expect(entry({ ...known, "given.visit": "2030-01-08T10:30+01:00" }).UID).toBe(UID);
  expect(entry({ ...known, email: "bob@example.com" }).UID).not.toBe(UID);
  expect(entry({ ...known, email: "" }).link).toBeNull();
});

test("is not there without an appointment, or before a contact is left", () => {
  for (const missing of ["given.visit", "email"] as const) expect(entry({ ...known, [missing]: "" }).link).toBeNull();
  const { email: _, ...called } = known;
  expect(entry({ ...called, phone: "+441632960000" }).link).not.toBeNull();
});
