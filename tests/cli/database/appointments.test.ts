import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** A time so many hours from now, as it is kept. */
const inHours = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)}+00:00`;
const [first, second] = [inHours(30), inHours(50)];

describe("funnel appointments", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const db = openDatabase({ dataDir });
    await db.query(
      `insert into funnel.leads (submission_id, email, name, source, submitted_at, received_at, funnel_id, funnel_version, funnel_hash)
       values ($1, 'ada@example.com', 'Ada', 'calls', now(), now(), 'f', 1, 'h')`,
      [id(1)],
    );
    for (const [digit, at, state] of [
      [2, second, "booked"],
      [1, first, "booked"],
      [3, inHours(-3), "booked"],
      [4, inHours(40), "held"],
      [5, inHours(40), "given up"],
    ] as const)
      await db.query(
        `insert into funnel.appointments (appointment_id, calendar, field, at, starts_at, ends_at, submission_id, held_until,
           given_up_at, funnel_id, funnel_version, funnel_hash)
         values ($1, 'visits', 'visit', $2::text, $2::text::timestamptz, $2::text::timestamptz + interval '30 minutes',
           case when $3 = 'held' then null else $4::uuid end, case when $3 = 'held' then now() end,
           case when $3 = 'given up' then now() end, 'f', 1, 'h')`,
        [id(digit), at, state, id(1)],
      );
    await db.close();
  }, 60_000);

  const list = (): readonly { readonly at: string }[] => JSON.parse(runFunnel("appointments", "--format", "json").out);

  it("lists those to come, the next one first, and nobody's address", () => {
    const { code, err, out } = runFunnel("appointments");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [, ...rows] = out.trimEnd().split("\n");
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
      [first.replace("T", " "), "visits", "a…@e…", id(1)],
      [second.replace("T", " "), "visits", "a…@e…", id(2)],
      ["2 appointments"],
    ]);
    expect(list()).toMatchObject([
      { at: first, email: "ada@example.com", name: "Ada", submission_id: id(1), field: "visit" },
      { at: second },
    ]);
    const entries = runFunnel("appointments", "--format", "ics").out.split("BEGIN:VEVENT\r\n").slice(1);
    expect(entries.map((entry) => entry.replaceAll("\r\n ", "").split("\r\n"))).toEqual([
      expect.arrayContaining([`UID:${id(1)}@f`, "SUMMARY:Ada (visits)", "DESCRIPTION:ada@example.com"]),
      expect.arrayContaining([`UID:${id(2)}@f`, `DTSTART:${second.replace(/[-:]|\+.*/g, "")}00Z`]),
    ]);
    expect(runFunnel("appointments", "--format", "csv").out.split("\n")[1]).toContain("ada@example.com");
  });

  it("cancels one, once, and says who does not know of it yet", () => {
    expect(runFunnel("appointments", "cancel", id(1))).toMatchObject({
      code: 0,
      out: "Cancelled: the time is free for others. Its visitor does not know of it yet.\n",
    });
    expect(list()).toMatchObject([{ at: second }]);
    for (const gone of [id(1), id(4), "nobody"])
      expect(runFunnel("appointments", "cancel", gone)).toMatchObject({
        code: 1,
        err: `Nobody has an appointment "${gone}". See: funnel appointments\n`,
      });
  });

  it.each([
    [["move"], 'There is no "appointments move".'],
    [["list", id(1)], "is one word too many."],
    [["cancel"], "Name the appointment"],
  ])("says what is wrong with %j", (words, message) => {
    expect(runFunnel("appointments", ...words)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});
