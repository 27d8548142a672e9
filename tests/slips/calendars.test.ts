import { test } from "vitest";
import { type Slip, saidAsBefore } from "./slips.ts";

const hours = '{ days: [mon], from: "09:00", until: "12:00" }';

/** A calendar with these keys, and a field that asks for it. */
const asked = (keys: string): Slip => [
  "plans:",
  `calendars: { visits: { ${keys} } }\nplans:`,
  "- { id: age,",
  "- { id: visit, type: appointment, label: Visit, calendar: visits }\n      - { id: age,",
];

const standard = { open: `[${hours}]`, length: "45 min", timeZone: "Europe/London" };

const calendar = (given: Readonly<Record<string, string>>) =>
  asked(
    // What is wrong comes first: a report is headed by the beginning of the edit.
    Object.entries({ ...given, ...standard, ...given })
      .flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
      .join(", "),
  );

const days = (written: string) => calendar({ open: `[${hours.replace("[mon]", written)}]` });

const sound = asked(`timeZone: UTC, length: 1 h, open: [${hours}]`);

/** An edit of the field, which has to be there first, or of the rest. */
const fieldWith = (what: string, by: string): Slip => [
  "- { id: age,",
  `- { id: visit, ${"type: appointment, calendar: visits, label: Visit".replace(what, by)} }\n      - { id: age,`,
  sound[0],
  sound[1],
];
const shown = (by: string, what = "See you"): Slip => [what, by, ...sound];

const calendars: readonly Slip[] = [
  ...["mon-fri", "Fri to Mon", "daily", "weekdays", "Mon & Wed", "tue", "12.12.2026", "whenever"].map(days),
  ...["[mon-fri]", "[weekend]", "[Monday]", "[12.12.2026]", "[now and then]"].map(days),
  ...[
    "Mon-Fri 9-17",
    `${hours}`,
    '{ tue: "10:00-16:00", sat: 9am to 1pm }',
    "{ tue: closed }",
    "[tue 10:00-16:00]",
  ].map((open) => calendar({ open })),
  calendar({ open: '[{ days: [mon], start: "09:00", end: "12:00" }]' }),
  calendar({ open: '[{ days: [mon], from: 9, to: "12:00" }]' }),
  ...[
    "24.12.2026",
    '"24.12.2026, 26.12.2026"',
    "never",
    "[{ from: 2026-12-24, until: 3.1.2027 }]",
    "[{ day: 2026-12-24 }]",
  ].map((closed) => calendar({ closed })),
  ...["1 day", "2 weeks", "24", "a while"].map((notice) => calendar({ notice })),
  ...["30", "30 d"].map((ahead) => calendar({ ahead })),
  calendar({ length: "45" }),
  calendar({ length: "three quarters" }),
  ...['"24:00"', "midnight", '"noonish"'].map((until) => calendar({ open: `[${hours.replace('"12:00"', until)}]` })),
  ...["noon", "midi", '"24:00"'].map((from) => calendar({ open: `[${hours.replace('"09:00"', from)}]` })),
  calendar({ length: "", duration: "45 min" }),
  calendar({ length: "45 min", buffer: "15" }),
  calendar({ pause: "15" }),
  calendar({ places: "0" }),
  calendar({ capacity: "4" }),
  calendar({ holidays: "[2026-12-24]" }),
  calendar({ open: "", hours: `[${hours}]` }),
  calendar({ timeZone: "", timezone: "Europe/London" }),
  calendar({ timeZone: "London" }),
  fieldWith("calendar: visits", "calendar: { timeZone: UTC }"),
  fieldWith("calendar", "calender"),
  fieldWith("appointment", "booking"),
  shown("- { type: appointment, calendar: visits }\n      - type: text", "- type: text"),
  shown("type: appointment", "type: loading"),
  shown('"{visit.date|Soon}"'),
  shown("See you\n        when: { field: { visit: { after: 2026-12-12 } } }"),
  shown("See you\n        when: { field: { visit: { is: 2026-12-12 } } }"),
];

test("what is written about appointments is said as before", () => {
  saidAsBefore("calendars", calendars);
});
