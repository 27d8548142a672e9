import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/server/database/index.ts";
import { addOrder, order } from "../../supabase/testing/add-order.ts";
import { runFunnel } from "./run-funnel.ts";

const dataDir = mkdtempSync(join(tmpdir(), "funnel-person-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", "");
});

const version = "'f', 1, 'h'";
const columns = "funnel_id, funnel_version, funnel_hash";
const phone = "+14155550132";

const atDatabase = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
  const db = openDatabase({ dataDir });
  return work(db).finally(db.close);
};

/** Everything in the database but the audit, as text. */
const everything = () =>
  atDatabase(async (db) => {
    const tables = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'funnel' and tablename not in ('migrations', 'person_audit')",
    );
    const rows = tables.map(({ name }) =>
      db.query<{ row: string }>(`select to_jsonb(t)::text as row from funnel.${name} t`),
    );
    return (await Promise.all(rows))
      .flat()
      .map(({ row }) => row)
      .join("\n");
  });

describe("funnel person", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await atDatabase(async (db) => {
      await addOrder(db);
      await db.query(
        `insert into funnel.visits (visit_id, email, ${columns}) values ('${order.visit}', 'Ann@Example.com', ${version})`,
      );
      for (const [email, number, visit] of [
        ["ANN@example.com", null, order.visit],
        [null, phone, order.visit],
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
        `insert into funnel.outbox (kind, key, payload, ${columns}) values ('mail', 'mail:1', '{"to": "ann@example.com"}', ${version})`,
      );
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
        leads: 2,
        consents: 1,
        outbox: 3,
        sandbox_sessions: 0,
        checkout_sessions: 3,
        orders: 1,
        accounts: 1,
        visits: 1,
      },
    });
    expect(exported.out).toContain(phone);
    expect(exported.out).not.toContain("bob@");

    // The open payment may still bring money, so it is left; once it is settled nothing is.
    const first = runFunnel("person", "erase", "ann@example.com");
    expect(first).toMatchObject({ code: 1, err: expect.stringContaining("1 of their payments under way") });
    expect(first.out).toBe(
      "deleted: outbox 3, consents 1, leads 2, visits 1, checkout_sessions 1\n" +
        "kept without the person: orders 1, checkout_sessions 1, accounts 1\n",
    );
    await atDatabase((db) =>
      db.query("update funnel.checkout_sessions set status = 'expired' where session = 'cs_open'"),
    );
    expect(runFunnel("person", "erase", "ann@example.com")).toMatchObject({ code: 0, err: "" });
    const left = await everything();
    expect(left).not.toMatch(/ann@example/i);
    expect(left).not.toContain(phone);
    expect(left).not.toContain(order.visit);
    expect(left.match(/bob@example.org/g)).toHaveLength(2);
    expect(left).toContain(order.session);

    const hash = createHash("sha256").update("ann@example.com").digest("hex");
    const audit = await atDatabase((db) =>
      db.query("select action, email_hash from funnel.person_audit order by done_at"),
    );
    expect(audit).toEqual(["export", "erase", "erase"].map((action) => ({ action, email_hash: hash })));
    expect(runFunnel("person", "erase", "ann@example.com")).toMatchObject({
      code: 1,
      out: expect.stringContaining("nothing"),
    });
  });

  it.each([
    ["forget", "ann@example.com"],
    ["erase", "ann"],
  ])("says why it cannot %s %s", (...words) => {
    expect(runFunnel("person", ...words)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("funnel person export EMAIL"),
    });
  });
});
