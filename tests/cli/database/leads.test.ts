import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();

const about = {
  quiz: {
    version: 1,
    answers: { "Your goal": 'Run, "fast"' },
    goal: "=HYPERLINK(1)",
    wish: "＝1",
    luck: "\n=1",
    sign: 'Hi;"=1',
    aim: "-2+3",
    cold: "-2.5",
    way: 'Hi; =cmd|"/c calc"',
    quiz: { values: { email: "x" }, query: { city: "=1", from: "a\n2 leads", headline: "long" } },
  },
  scores: { fit: -2 },
  outcome: "runner",
  touches: { first: { utm_source: "news" }, last: { referrer: "blog.internal" } },
};

describe("funnel leads", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const db = openDatabase({ dataDir });
    for (const [id, email, phone, known, hour, name] of [
      ["5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1", "ann@example.com", "+14155550199", JSON.stringify(about), 9, "=Ann"],
      ["5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a2", null, "+14155550132", null, 10],
    ])
      await db.query(
        `insert into funnel.leads (submission_id, email, phone, name, source, submitted_at, received_at, about, funnel_id,
           funnel_version, funnel_hash)
         values ($1, $2, $3, $6, 'tag', '2026-11-01T08:00:00Z', make_timestamptz(2026, 11, 1, $5, 0, 0, 'UTC'),
           $4::text::jsonb, 'club', 1, 'h')`,
        [id, email, phone, known, hour, name ?? null],
      );
    await db.query(
      `with file as (
         insert into funnel.files (file_id, field, name, mime, size, key, funnel_id, funnel_version, funnel_hash)
         values (gen_random_uuid(), 'wish', 'cv.pdf', 'application/pdf', 9, 'k1', 'club', 1, 'h') returning file_id)
       insert into funnel.lead_files select '5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1', file_id from file`,
    );
    await db.query(
      `insert into funnel.confirmations (submission_id, asked_at, confirmed_at, funnel_id, funnel_version, funnel_hash)
       values ('5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1', '2026-11-01T09:00Z', '2026-11-02T08:00Z', 'club', 1, 'h'),
         ('5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a2', null, null, 'club', 1, 'h')`,
    );
    await db.close();
  }, 60_000);

  it("lists the newest first, and nobody's contact", () => {
    const [, ...rows] = runFunnel("leads").out.split("\n");
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
      ["2026-11-01 10:00", "…32", "not asked"],
      ["2026-11-01 09:00", "a…@e… …99", "news", "runner", "2026-11-02", "city==1 from=a 2 leads headline=long"],
      ["2 leads"],
      [""],
    ]);
  });

  it("writes a line for each, with a column for every answer, value, score, parameter and touch, and no formula", () => {
    const [head, phone, mail, ...rest] = runFunnel("leads", "--format", "csv").out.split("\r\n");
    expect(head).toBe(
      "\u{feff}submission_id,submitted_at,received_at,email,phone,name,source,suspicion,funnel_id,funnel_version,funnel_hash,outcome,asked_at,confirmed_at," +
        "answer.Your goal,value.aim,value.way,value.cold,value.goal,value.luck,value.sign,value.wish,score.fit,query.city,query.from,query.headline,first.utm_source,last.referrer",
    );
    expect(phone).toMatch(/,,\+14155550132,,tag,,club,1,h,,,,,,,,,,,,,,,,,$/);
    expect(mail).toMatch(
      /,ann@example\.com,\+14155550199,'=Ann,tag,,club,1,h,runner,2026-11-01T09:00:00\.000Z,2026-11-02T08:00:00\.000Z,"Run, ""fast""",'-2\+3,"Hi; '=cmd\|""\/c calc""",-2.5,'=HYPERLINK\(1\),"\n'=1","Hi;""'=1",http:\/\/localhost:3000\/functions\/v1\/file\?key=k1,-2,'=1,"a\n2 leads",long,news,blog\.internal$/,
    );
    expect(rest).toEqual([""]);
  });

  it("says it to a program in whole", () => {
    const { code, err, out } = runFunnel("leads", "--format", "json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toMatchObject([
      { phone: "+14155550132", about: null },
      {
        ...{ email: "ann@example.com", phone: "+14155550199", name: "=Ann", about },
        confirmation: { asked_at: "2026-11-01T09:00:00.000Z", confirmed_at: "2026-11-02T08:00:00.000Z" },
        files: [{ field: "wish", name: "cv.pdf", size: 9, url: "http://localhost:3000/functions/v1/file?key=k1" }],
      },
    ]);
  });

  it("made-up answers widen the list no further than a spreadsheet takes, and none is lost", async () => {
    const answers = Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`made up ${n}`, "x"]));
    const db = openDatabase({ dataDir });
    await db.query(
      `insert into funnel.leads (submission_id, email, source, submitted_at, received_at, about, funnel_id,
         funnel_version, funnel_hash)
       values ('5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a3', 'bot@example.com', 'tag', '2026-11-01T08:00:00Z',
         '2026-11-01T08:00:00Z', $1::text::jsonb, 'club', 1, 'h')`,
      [JSON.stringify({ quiz: { version: 1, answers } })],
    );
    await db.close();
    const [head = "", , mail = "", bot = ""] = runFunnel("leads", "--format", "csv").out.split("\r\n");
    const columns = head.split(",");
    expect(columns).toHaveLength(1001);
    expect(columns.slice(13, 15)).toEqual(["confirmed_at", "answer.Your goal"]);
    expect(mail).toMatch(/,news,blog\.internal,+$/);
    const said = [...new Set([...columns, ...(bot.match(/answer\.made up \d+/g) ?? [])])];
    expect(said.filter((name) => name.startsWith("answer.made up"))).toHaveLength(1200);
    expect(columns.at(-1)).toBe("others");
  });

  it("says of an appointment that the lead does not have what its receiver is told", async () => {
    const [had, missed] = ["2026-12-14T10:30+01:00", "2026-12-15T10:30+01:00"];
    const lead = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a4";
    const quiz = { version: 1, answers: { Test: had, Call: missed }, quiz: { values: { test: had, call: missed } } };
    const db = openDatabase({ dataDir });
    await db.query(
      `insert into funnel.leads (submission_id, email, source, submitted_at, received_at, about, funnel_id,
         funnel_version, funnel_hash)
       values ($1, 'cem@example.com', 'tag', now(), now(), $2::text::jsonb, 'club', 1, 'h')`,
      [lead, JSON.stringify({ quiz })],
    );
    for (const [at, givenUp] of [
      [had, null],
      [missed, "2026-12-01T00:00Z"],
    ])
      await db.query(
        `insert into funnel.appointments (calendar, field, at, starts_at, ends_at, submission_id, given_up_at, funnel_id, funnel_version, funnel_hash)
         values ('visits', 'test', $2::text, $2::text::timestamptz, $2::text::timestamptz + interval '1 hour', $1, $3::timestamptz, 'club', 1, 'h')`,
        [lead, at, givenUp],
      );
    await db.close();
    const [, cem] = runFunnel("leads", "--format", "csv").out.split("\r\n");
    expect(cem?.match(/2026-12-[^,]*/g)).toEqual([`${missed} (not booked)`, had, `${missed} (not booked)`, had]);
    expect(JSON.parse(runFunnel("leads", "--format", "json").out)).toMatchObject([{ booked: [had] }, {}, {}, {}]);
  });

  it("no database yet: says so", () => {
    vi.stubEnv("DATA_DIR", join(dataDir, "nothing"));
    expect(runFunnel("leads")).toMatchObject({ code: 2, err: expect.stringContaining("Start the server once") });
  });
});
