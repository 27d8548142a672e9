import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { hostFunctions } from "../../../src/server/function-host.ts";
import type { ControlAddress } from "../../../src/server/operator/control-file.ts";
import { startServer } from "../../../src/server/start-server.ts";
import { jsonLog, settingsOf } from "../../../supabase/functions/_shared/context/index.ts";
import { shippedFunnel } from "../../../supabase/testing/funnels/funnels.ts";
import { runBeside, runFunnel, startBeside, startFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();

const minute = 60_000;
const deliveries = [
  { kind: "lead-webhook", key: "lead-1", state: "waiting", attempts: 2, problem: "failed (HTTP 503)", age: 3 * minute },
  { kind: "mail", key: "mail-1", state: "waiting", attempts: 0, problem: null, age: minute },
  { kind: "lead-webhook", key: "lead-2", state: "dead", attempts: 1, problem: "refused (HTTP 404)", age: 300 * minute },
  {
    kind: "video-social-event",
    key: "event-1",
    state: "dropped",
    attempts: 0,
    problem: "consent withdrawn",
    age: 2 * minute,
  },
  { kind: "mail", key: "mail-2", state: "delivered", attempts: 1, problem: null, age: 5000 * minute },
];
const payloads: Record<string, unknown> = {
  "lead-1": { email: "ann.smith@example.com" },
  "lead-2": { phone: "+14155550132" },
  "event-1": { event: "ViewContent" },
  "mail-1": { to: "bob@example.org", subject: "Your receipt", text: "Dear Bob" },
  "mail-2": { to: "bob@example.org" },
};

const atDatabase = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
  const db = openDatabase({ dataDir });
  return work(db).finally(db.close);
};

/** Empties the outbox and puts the deliveries above into it. */
const fill = async (db: ReturnType<typeof openDatabase>) => {
  await db.query("truncate funnel.outbox");
  for (const { kind, key, state, attempts, problem, age } of deliveries)
    await db.query(
      `insert into funnel.outbox (kind, key, payload, state, attempts, last_problem, created_at, due_at,
         funnel_id, funnel_version, funnel_hash)
       values ($1, $2, $3::text::jsonb, $4, $5, $6, $7::timestamptz, $8::timestamptz, 'f', 1, 'h')`,
      [
        kind,
        key,
        JSON.stringify(payloads[key]),
        state,
        attempts,
        problem,
        new Date(Date.now() - age).toISOString(),
        new Date(Date.now() + (attempts ? 14.5 * minute : -minute)).toISOString(),
      ],
    );
};

const states = async (db: ReturnType<typeof openDatabase>) =>
  Object.fromEntries(
    (await db.query<{ key: string; is: string }>("select key, state || ' ' || attempts as is from funnel.outbox")).map(
      ({ key, is }) => [key, is],
    ),
  );

/** The states, and then all as it was, for the next test. */
const statesOnce = async (db: ReturnType<typeof openDatabase>) => {
  const found = await states(db);
  await fill(db);
  return found;
};

describe("funnel outbox", { timeout: 120_000 }, () => {
  beforeAll(() => atDatabase(fill), 60_000);

  it("lists what has not arrived with age, tries and reason, and nobody's address", () => {
    expect(runFunnel("outbox")).toEqual({
      code: 0,
      err: "",
      out: [
        "dead lead-2 lead-webhook …32",
        "  5 h old, tried once: refused (HTTP 404)",
        "waiting lead-1 lead-webhook a…@e…",
        "  3 min old, tried 2 times, again in 14 min: failed (HTTP 503)",
        "dropped event-1 video-social-event",
        "  2 min old, never tried: consent withdrawn",
        "waiting mail-1 mail b…@e…",
        "  1 min old, not tried yet",
        "2 waiting, 1 dead, 1 dropped",
        "",
      ].join("\n"),
    });
  });

  it("lists only what was given up where that is asked for", () => {
    const { out } = runFunnel("outbox", "list", "--dead");
    expect(out).toContain("lead-2");
    expect(out).not.toContain("lead-1");
    expect(out).not.toContain("event-1");
    expect(out).toContain("0 waiting, 1 dead");
  });

  it("sends nothing again that has arrived, was dropped, or never was", async () => {
    for (const key of ["mail-2", "event-1", "nothing"])
      expect(runFunnel("outbox", "replay", key)).toMatchObject({ code: 1, err: expect.stringContaining(`"${key}"`) });
    expect(await atDatabase(states)).toMatchObject({ "mail-2": "delivered 1", "event-1": "dropped 0" });
  });

  it("has one delivery tried again, from the start", async () => {
    expect(runFunnel("outbox", "replay", "lead-2")).toMatchObject({
      code: 0,
      out: expect.stringContaining("1 put back"),
    });
    expect(await atDatabase(statesOnce)).toMatchObject({ "lead-2": "waiting 0", "lead-1": "waiting 2" });
  });

  it("has all that was given up tried again, and nothing else", async () => {
    expect(runFunnel("outbox", "replay", "--all")).toMatchObject({ code: 0 });
    expect(await atDatabase(statesOnce)).toEqual({
      "event-1": "dropped 0",
      "lead-1": "waiting 2",
      "lead-2": "waiting 0",
      "mail-1": "waiting 0",
      "mail-2": "delivered 1",
    });
  });

  it("says who has the database while another process has it", () =>
    atDatabase(async (db) => {
      await db.ready;
      const { code, err } = startFunnel("outbox");
      expect(code).toBe(2);
      expect(err).toContain(`is in use by process ${process.pid}`);
      expect(err).toMatch(/run this as that user, or wait/);
      // Another folder holds another outbox.
      expect(err).not.toContain("DATA_DIR");
    }));
});

describe("funnel doctor on a receiver that does not take its messages", { timeout: 120_000 }, () => {
  const diagnosis = async (attempts: number, age: number) => {
    await atDatabase(async (db) => {
      await fill(db);
      await db.query(
        "update funnel.outbox set attempts = $1, created_at = $2::timestamptz where key in ('lead-1', 'mail-1')",
        [attempts, new Date(Date.now() - age).toISOString()],
      );
    });
    return runFunnel("doctor")
      .out.split("\n")
      .filter((line) => line.includes("outbox"));
  };

  it("says for how long, and why, once it has been tried for some minutes", async () => {
    vi.stubEnv("LEAD_WEBHOOK_URL", "https://gone.internal/leads");
    expect(await diagnosis(8, 2 * 1440 * minute + minute)).toContainEqual(
      expect.stringMatching(
        /^✗ outbox +1 of lead-webhook not taken, the oldest for 48 hours: failed \(HTTP 503\); mend/,
      ),
    );
    expect(await diagnosis(3, 6 * minute)).toContainEqual(expect.stringContaining("not taken: failed (HTTP 503)"));
    // It may just be started anew; a mail that nobody has refused waits for a receiver.
    expect((await diagnosis(2, 3 * minute)).join()).not.toContain("not taken");
    vi.stubEnv("LEAD_WEBHOOK_URL", "");
    expect((await diagnosis(8, 2 * 1440 * minute)).join()).not.toContain("not taken");
  });
});

describe("funnel doctor on mails to addresses that visitors have typed", { timeout: 120_000 }, () => {
  const diagnosis = (deliveredAt: number) =>
    atDatabase(async (db) => {
      await fill(db);
      await db.query("delete from funnel.outbox where key = 'lead-2'");
      await db.query(
        `update funnel.outbox set kind = 'mail', key = 'lead-mail:1', state = 'dead', created_at = $1::timestamptz
         where key = 'lead-1'`,
        [new Date(2_000_000).toISOString()],
      );
      await db.query("update funnel.outbox set created_at = $1::timestamptz where key = 'mail-2'", [
        new Date(deliveredAt).toISOString(),
      ]);
    }).then(() => runFunnel("doctor").out);

  it("takes one that was refused for a problem only as long as no later one has arrived", async () => {
    expect(await diagnosis(3_000_000)).toMatch(
      /✓ outbox +1 delivered, 1 waiting, 0 given up, 1 dropped, 1 to mistyped addresses refused/,
    );
    expect(await diagnosis(1_000_000)).toMatch(/✗ outbox +1 delivered, 1 waiting, 1 given up, 1 dropped;/);
  });
});

describe("funnel outbox while the server runs", { timeout: 120_000 }, () => {
  const file = join(dataDir, "operator.json");
  const lines: string[] = [];
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  // The server of the test before goes on, unless that has stopped it.
  beforeEach(async () => {
    if (server) return;
    await atDatabase(fill);
    server = await startServer({
      environment: { PORT: "0", DATA_DIR: dataDir },
      pages: dataDir,
      headers: { everywhere: {}, pages: {}, elsewhere: {}, https: {} },
      funnel: shippedFunnel(),
      functions: {},
      jobs: [],
      paymentOf: () => undefined,
      log: jsonLog((line) => lines.push(line)),
    });
    await server.ready;
  });
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  afterAll(stop);

  const address = (): ControlAddress => JSON.parse(readFileSync(file, "utf8"));
  const knock = (path: string, headers: Record<string, string> = {}, method = "POST", body = {}) =>
    fetch(`http://127.0.0.1:${address().port}/${path}`, {
      method,
      headers,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });

  it("lists, sends again and diagnoses as without it", async () => {
    const list = await startBeside("outbox");
    expect(list).toMatchObject({ code: 0, err: "" });
    expect(list.out).toContain("dead lead-2 lead-webhook …32\n  5 h old, tried once: refused (HTTP 404)\n");
    expect(list.out).toContain("2 waiting, 1 dead, 1 dropped");
    const { out: diagnosis } = await runBeside("doctor");
    expect(diagnosis).toMatch(/database .*up to date\n.*1 delivered, 2 waiting, 1 given up/);
    expect(diagnosis).toContain("1 waiting for a receiver: leads, passed on once LEAD_WEBHOOK_URL is set");
    expect(diagnosis).toContain("1 waiting for a receiver: mails, sent once MAIL_API_URL");
    expect(await runBeside("outbox", "replay", "lead-1")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 put back/),
    });
    expect(await runBeside("outbox", "replay", "--all")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 put back/),
    });
    expect(await runBeside("outbox", "replay", "mail-2")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/"mail-2"/),
    });
  });

  it("is let in by a secret for its own user, which is neither said nor kept", async () => {
    const { secret } = address();
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const word of ["", "Bearer ", `Bearer ${"0".repeat(64)}`, secret])
      for (const path of ["", "list", "nothing"])
        expect((await knock(path, { Authorization: word })).status, `${word} ${path}`).toBe(404);
    const known = { Authorization: `Bearer ${secret}`, Origin: "https://evil.example" };
    expect((await knock("list", known, "GET")).status).toBe(404);
    expect((await knock("constructor", known)).status).toBe(404);
    const answer = await knock("list", known);
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    // Another address of this machine, as other machines would use.
    await expect(
      fetch(`http://127.0.0.2:${address().port}/list`, { method: "POST", headers: known }),
    ).rejects.toThrow();
    // The port of the pages does not serve it.
    const { status } = await fetch(`${server?.url}/list`, { method: "POST", headers: known, body: "{}" });
    expect(status).toBe(405);
    expect(lines.join("")).not.toContain(secret);
  });

  it("says so where the control address is not the running server's, and asks nobody else", async () => {
    const own = readFileSync(file);
    const { pid } = address();
    writeFileSync(file, JSON.stringify({ ...address(), pid: pid + 1 }));
    expect(await runBeside("outbox")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/does not answer this command/),
    });
    writeFileSync(file, JSON.stringify({ ...address(), pid, secret: "of another" }));
    expect(await runBeside("outbox")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/does not answer this command/),
    });
    writeFileSync(file, own);
  });

  it("leaves its files and what it has put back when the server stops, and no address", async () => {
    const known = { Authorization: `Bearer ${address().secret}` };
    for (const key of ["lead-1", "lead-2"])
      expect((await knock("replay", known, "POST", { key })).status, key).toBe(200);
    await stop();
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
    expect(await atDatabase(states)).toMatchObject({
      "lead-1": "waiting 0",
      "lead-2": "waiting 0",
      "mail-2": "delivered 1",
    });
  });
});

it("a server with a Postgres of its own has no control server", async () => {
  const folder = mkdtempSync(join(dataDir, "elsewhere-"));
  const place = { dataDir: folder, databaseUrl: "postgres://user@localhost:1/none" };
  const parts = { settings: settingsOf({}), funnel: shippedFunnel, paymentOf: () => undefined, jobs: [] };
  const { close } = hostFunctions({ ...parts, place, log: () => undefined });
  // A receiver that starts later gets it later.
  const later = createServer().listen(0, "127.0.0.1");
  await once(later, "listening");
  expect(readdirSync(folder)).toEqual([]);
  later.close();
  await close();
  rmSync(folder, { recursive: true });
});

describe("funnel outbox that cannot be run", { timeout: 60_000 }, () => {
  it.each([
    ["an unknown action", ["outbox", "reply"], 'There is no "outbox reply"'],
    ["a replay of nothing", ["outbox", "replay"], "replay --all"],
    ["a replay of one and all", ["outbox", "replay", "lead-1", "--all"], "replay --all"],
    ["a list of one", ["outbox", "list", "lead-1"], "one word too many"],
  ])("%s: says why and exits with 2", (_, words, reason) => {
    expect(runFunnel(...words)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(reason) });
  });

  it("no database yet: says so, and makes none", () => {
    vi.stubEnv("DATA_DIR", join(dataDir, "nothing"));
    expect(runFunnel("outbox")).toMatchObject({ code: 2, err: expect.stringContaining("Start the server once") });
  });

  it("a database that does not answer: says so without its password", () => {
    vi.stubEnv("DATABASE_URL", "postgres://user:pass-word@localhost:1/none");
    const { code, err } = runFunnel("outbox");
    expect(code).toBe(2);
    expect(err).toContain("ECONNREFUSED");
    expect(err).not.toContain("pass-word");
  });
});
