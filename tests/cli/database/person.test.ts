import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { addOrder, order } from "../../../supabase/testing/add-order.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();

const version = "'f', 1, 'h'";
const columns = "funnel_id, funnel_version, funnel_hash";
const phone = "+14155550132";
/** From another visit of the same person. */
const other = "0d6a4a54-8d5b-4f0e-9a53-0c6d9b1f7a21";
const otherPhone = "+14155550199";

const atDatabase = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
  const db = openDatabase({ dataDir });
  return work(db).finally(db.close);
};

/** Tables without personal data: migrations, audits, hashes of addresses, ids of events, and sums of visitors. */
const ofNobody = ["migrations", "person_audit", "provider_events", "rate_limits", "visitor_counts"];

/** The rows of every table but the audit's, as text. */
const everything = () =>
  atDatabase(async (db) => {
    const tables = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'funnel' and tablename not in ('migrations', 'person_audit')",
    );
    const rows = tables.map(async ({ name }) => {
      const found = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from funnel.${name} t`);
      return [name, found.map(({ row }) => row)] as const;
    });
    return new Map(await Promise.all(rows));
  });

describe("funnel person", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await atDatabase(async (db) => {
      await addOrder(db);
      await db.query(`update funnel.checkout_sessions set query = '{"for": "Ann Address"}'`);
      await db.query(
        `insert into funnel.visits (visit_id, email, ${columns}) values ('${order.visit}', 'Ann@Example.com', ${version})`,
      );
      for (const [email, number, visit] of [
        ["ANN@example.com", null, order.visit],
        [null, phone, order.visit],
        ["ann@example.com", null, other],
        [null, otherPhone, other],
        ["bob@example.org", null, crypto.randomUUID()],
      ])
        await db.query(
          `with lead as (
             insert into funnel.leads (submission_id, visit_id, email, phone, source, submitted_at, ${columns})
             values (gen_random_uuid(), $1, $2, $3, 'quiz', now(), ${version}) returning submission_id)
           insert into funnel.outbox (kind, key, payload, ${columns})
           select 'lead-webhook', submission_id::text, jsonb_strip_nulls(jsonb_build_object('email', $2::text, 'phone', $3::text)),
             ${version} from lead`,
          [visit, email, number],
        );
      await db.query(
        `with file as (
           insert into funnel.files (file_id, field, name, mime, size, ${columns})
           select submission_id, 'cv', 'cv of ' || coalesce(email, phone) || '.pdf', 'application/pdf', 2, ${version}
           from funnel.leads returning file_id),
         link as (insert into funnel.lead_files select file_id, file_id from file),
         visit as (
           insert into funnel.appointments (calendar, field, at, starts_at, ends_at, submission_id, ${columns})
           select 'visits', 'visit', '2026-12-07T10:00+01:00', '2026-12-07T09:00Z', '2026-12-07T09:30Z', submission_id, ${version}
           from funnel.leads),
         confirmation as (
           insert into funnel.confirmations (submission_id, asked_at, ${columns})
           select submission_id, now(), ${version} from funnel.leads)
         insert into funnel.file_parts select file_id, part, bytes
         from file, (values (1, ' again'::bytea), (0, 'hi'::bytea)) as parts (part, bytes)`,
      );
      await db.query(
        `insert into funnel.outbox (kind, key, payload, ${columns}) values ('mail', 'mail:1', '{"to": "ann@example.com"}', ${version})`,
      );
      // Found only by its order: the buyer's browser is all it says about them.
      await db.query(
        `insert into funnel.outbox (kind, key, payload, ${columns})
         values ('video-social-event', 'video-social-event:${order.session}', '{"context": {"user": {"user_agent": "Ann OS"}}}', ${version})`,
      );
      // A visit whose person is known only from its lead.
      await db.query(
        `insert into funnel.visits (visit_id, quiz, ${columns}) values ('${other}', '{"a": 1}', ${version})`,
      );
      await db.query(
        `insert into funnel.consents (visit_id, purpose, is_given, wording, ${columns})
         values ('${other}', 'tracking', true, 'May we?', ${version})`,
      );
      await db.query(
        `insert into funnel.sandbox_sessions (session, attempt, client_secret, details, ${columns})
         values ('cs_sandbox', gen_random_uuid(), 'secret', '{"email": "Ann@Example.com"}', ${version})`,
      );
      await db.query(
        `insert into funnel.provider_objects (provider, object_id, kind, state, amount, attempt, is_final, happened_at, ${columns})
         values ('stripe', 'ch_1', 'charge', 'refunded', 500, '${order.attempt}', true, now(), ${version})`,
      );
      await db.query(
        `insert into funnel.provider_events (provider, event_id, type, ${columns}) values ('stripe', 'evt_1', 'x', ${version})`,
      );
      await db.query(
        `insert into funnel.rate_limits (bucket, window_start, count, ${columns}) values ('lead:0a', now(), 1, ${version})`,
      );
      await db.query("insert into funnel.visitor_counts values ('f', '2026-11-01', '{}', 'goal', 1, 0)");
      for (const [status, session] of [
        ["open", "cs_open"],
        ["expired", "cs_expired"],
      ])
        await db.query(
          `insert into funnel.checkout_sessions (attempt, provider, session, status, plan_id, email, amount, currency, terms,
             event_id, ${columns})
           values (gen_random_uuid(), 'stripe', $1, $2, 'plan2', 'ann@example.com', 1, 'USD', '', gen_random_uuid(), ${version})`,
          [session, status],
        );
    });
  }, 60_000);

  it("hands out all that is kept of a person and nothing of others, then erases it, and says both in the audit", async () => {
    const exported = runFunnel("person", "export", "Ann@example.com");
    expect(exported).toMatchObject({ code: 0, err: "" });
    const data: Record<string, readonly unknown[]> = JSON.parse(exported.out);
    expect(Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))).toEqual({
      ...{
        leads: 4,
        appointments: 4,
        confirmations: 4,
        lead_files: 4,
        files: 4,
        file_parts: 8,
        consents: 2,
        outbox: 6,
        sandbox_sessions: 1,
        checkout_sessions: 3,
        orders: 1,
        accounts: 1,
        visits: 2,
        provider_objects: 1,
      },
    });
    const before = await everything();
    // No table is left out, and none was empty.
    expect([...before.keys()].filter((name) => !ofNobody.includes(name)).sort()).toEqual(Object.keys(data).sort());
    for (const [name, rows] of before) expect(rows.length, name).toBeGreaterThan(0);
    for (const trace of [phone, otherPhone, "Ann OS", "Ann Address"]) expect(exported.out).toContain(trace);
    expect(exported.out).not.toContain("bob@");
    expect(data.file_parts).toContainEqual(expect.objectContaining({ bytes: "aGk=" }));
    const folder = mkdtempSync(join(tmpdir(), "person-"));
    const { file_parts: written } = JSON.parse(runFunnel("person", "export", "Ann@example.com", "--files", folder).out);
    expect(readdirSync(folder).sort()).toEqual(
      written
        .map(({ file_id, file }: Record<"file_id" | "file", string>) => {
          expect(readFileSync(file, "utf8")).toBe("hi again");
          expect(file).toMatch(new RegExp(`^${join(folder, file_id.slice(0, 8))}-cv of .+\\.pdf$`));
          return basename(file);
        })
        .sort(),
    );
    rmSync(folder, { recursive: true });

    // The open payment may still be paid, so it is left alone; once it is settled, nothing remains.
    const first = runFunnel("person", "erase", "ann@example.com");
    expect(first).toMatchObject({
      code: 1,
      err: expect.stringContaining("Payments still under way, and left as they are: 1."),
    });
    expect(first.out).toBe(
      "deleted: outbox 6, consents 2, file_parts 8, files 4, lead_files 4, appointments 4, confirmations 4, leads 4, sandbox_sessions 1, visits 2, checkout_sessions 1\n" +
        "kept without the person: orders 1, checkout_sessions 1, accounts 1\n",
    );
    await atDatabase((db) =>
      db.query("update funnel.checkout_sessions set status = 'expired' where session = 'cs_open'"),
    );
    expect(runFunnel("person", "erase", "ann@example.com")).toMatchObject({ code: 0, err: "" });
    const left = [...(await everything()).values()].flat().join("\n");
    expect(left).not.toMatch(/ann@example/i);
    for (const trace of [phone, otherPhone, order.visit, other, "Ann OS", "Ann Address"])
      expect(left).not.toContain(trace);
    expect(left.match(/bob@example.org/g)).toHaveLength(3);
    expect(left).toContain(order.session);

    const hash = createHash("sha256").update("ann@example.com").digest("hex");
    const audit = await atDatabase((db) =>
      db.query("select action, email_hash from funnel.person_audit order by done_at"),
    );
    expect(audit).toEqual(["export", "export", "erase", "erase"].map((action) => ({ action, email_hash: hash })));
    expect(runFunnel("person", "erase", "ann@example.com")).toMatchObject({
      code: 1,
      out: expect.stringContaining("nothing"),
    });
  });

  it("takes nothing of others for a phone number that is shared, whoever typed it, and says what it left alone", async () => {
    const shared = "+14155550177";
    await atDatabase(async (db) => {
      for (const [email, number, visit, key] of [
        ["cat@example.com", shared, other, "00000000-0000-4000-8000-000000000001"],
        ["cat@example.com", null, null, "00000000-0000-4000-8000-000000000002"],
        // Left in the visit in which she left her address, by the same browser.
        [null, "+14155550178", other, "00000000-0000-4000-8000-000000000003"],
        [null, shared, null, "00000000-0000-4000-8000-000000000004"],
        ["dan@example.org", shared, null, "00000000-0000-4000-8000-000000000005"],
      ])
        await db.query(
          `with lead as (
             insert into funnel.leads (submission_id, visit_id, email, phone, name, source, submitted_at, ${columns})
             values ($3, $4, $1, $2, 'Somebody', 'quiz', now(), ${version}) returning submission_id)
           insert into funnel.outbox (kind, key, payload, ${columns})
           select 'lead-webhook', submission_id || ':email+phone', jsonb_strip_nulls(jsonb_build_object('email', $1::text, 'phone', $2::text)),
             ${version} from lead`,
          [email, number, key, visit],
        );
    });
    const leadsOf = (address: string) => {
      const { out, err } = runFunnel("person", "export", address);
      const { leads, outbox }: Record<string, { submission_id?: string }[]> = JSON.parse(out);
      expect(outbox).toHaveLength(leads?.length ?? 0);
      return { leads: leads?.map(({ submission_id = "" }) => Number(submission_id.at(-1))).sort(), err };
    };
    const left = (count: number, action: string, ...addresses: string[]) =>
      `funnel: Left alone: ${count} ${count === 1 ? "lead" : "leads"} with the same phone number, which anybody can type. If they are the same person's, run:\n` +
      addresses.map((address) => `  funnel person ${action} ${address}\n`).join("");
    expect(leadsOf("cat@example.com")).toEqual({ leads: [1, 2, 3], err: left(2, "export", shared, "dan@example.org") });
    expect(leadsOf(shared)).toEqual({ leads: [4], err: left(2, "export", "cat@example.com", "dan@example.org") });
    expect(leadsOf("dan@example.org")).toEqual({ leads: [5], err: left(2, "export", shared, "cat@example.com") });

    expect(runFunnel("person", "erase", "+1 (415) 555-0177")).toMatchObject({
      code: 0,
      out: expect.stringContaining("deleted: outbox 1, leads 1\n"),
      err: left(2, "erase", "cat@example.com", "dan@example.org"),
    });
    expect(runFunnel("person", "erase", "cat@example.com")).toMatchObject({
      code: 0,
      out: expect.stringContaining("deleted: outbox 3, leads 3\n"),
      err: left(1, "erase", "dan@example.org"),
    });
    const rest = [...(await everything()).values()].flat().join("\n");
    expect(rest).not.toContain("cat@");
    expect(rest.match(/dan@example.org/g)).toHaveLength(2);
    expect(runFunnel("person", "erase", "dan@example.org")).toMatchObject({ code: 0, err: "" });
    const end = [...(await everything()).values()].flat().join("\n");
    for (const trace of [shared, "dan@", "Somebody"]) expect(end).not.toContain(trace);
    expect(end).toContain("bob@example.org");
  });

  it.each(["İREM@example.com", "ΣΟΦΙΑΣ@example.gr"])(
    "erases %s, of which a database makes other small letters than we do",
    async (email) => {
      await atDatabase((db) =>
        db.query(
          `insert into funnel.leads (submission_id, email, source, submitted_at, ${columns})
           values (gen_random_uuid(), $1, 'quiz', now(), ${version})`,
          [email],
        ),
      );
      expect(JSON.parse(runFunnel("person", "export", email).out).leads).toMatchObject([{ email }]);
      expect(runFunnel("person", "erase", email)).toMatchObject({ code: 0, out: expect.stringContaining("leads 1\n") });
    },
  );

  it.each([
    ["forget", "ann@example.com"],
    ["erase", "ann"],
    ["erase", "+1 415"],
  ])("says why it cannot %s %s", (...words) => {
    expect(runFunnel("person", ...words)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("funnel person export EMAIL"),
    });
  });
});
