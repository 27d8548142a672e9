import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { functions } from "../../../src/server/functions.ts";
import { startServer } from "../../../src/server/start-server.ts";
import { shippedFunnel } from "../../../supabase/testing/funnels/funnels.ts";
import { runBeside, runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();
const folder = dirname(dataDir);

/** The rows of every table, as text. */
async function rowsIn(dataDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const db = openDatabase({ dataDir });
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'funnel' order by 1",
  );
  const rows = tables.map(async ({ name }) => {
    const found = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from funnel.${name} t`);
    return [name, found.map(({ row }) => row).sort()] as const;
  });
  return new Map(await Promise.all(rows).finally(db.close));
}

const idsOf = (rows: readonly string[] = [], name: string) => rows.map((row) => String(JSON.parse(row)[name])).sort();

/** Whether no other user of the machine can access a folder or its contents. */
const isPrivate = (path: string) =>
  [path, ...readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))].every(
    (path) => (statSync(path).mode & 0o077) === 0,
  );

describe("funnel backup", { timeout: 120_000 }, () => {
  it("copies the database of a running server that takes leads: the copy has each of them whole, and nobody else may read it", async () => {
    const server = await startServer({
      environment: { PORT: "0", DATA_DIR: dataDir, TRUST_PROXY: "1" },
      pages: folder,
      headers: { everywhere: {}, pages: {}, elsewhere: {}, https: {} },
      funnel: shippedFunnel(),
      functions,
      jobs: [],
      paymentOf: () => undefined,
      log: () => undefined,
    });
    await server.ready;
    const acknowledged: string[] = [];
    const leave = async () => {
      const id = crypto.randomUUID();
      const body = { submissionId: id, visitId: id, timestamp: "2026-11-01T12:00:00Z", source: "quiz" };
      const answer = await fetch(`${server.url}/functions/v1/lead`, {
        method: "POST",
        // Each from another address, so that limits do not matter.
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`,
        },
        body: JSON.stringify({ ...body, email: `${id}@example.com` }),
      });
      expect(answer.status).toBe(200);
      acknowledged.push(id);
    };
    await Promise.all(Array.from({ length: 40 }, leave));
    const before = [...acknowledged];
    const copied = join(folder, "backups", "monday");
    let isDone = false;
    const leaving = Array.from({ length: 3 }, async () => {
      while (!isDone) await leave();
    });
    // Somebody may have opened a file since the server started.
    chmodSync(join(dataDir, "postgres", "PG_VERSION"), 0o666);
    const entriesIn = (path: string) => readdirSync(path, { recursive: true }).length;
    /** How much is there when it can first be seen. */
    const seen = (async () => {
      while (!existsSync(copied) && !isDone) await setImmediate();
      return entriesIn(copied);
    })();
    const ran = await runBeside("backup", copied).finally(() => {
      isDone = true;
    });
    expect(ran).toEqual({ code: 0, err: "", out: expect.stringContaining(`DATA_DIR=${copied}`) });
    await Promise.all(leaving);
    await server.stop();
    expect(acknowledged.length).toBeGreaterThan(before.length);

    expect(await seen).toBe(entriesIn(copied));
    expect(isPrivate(copied)).toBe(true);
    expect(readdirSync(join(folder, "backups"))).toEqual(["monday"]);

    const [restored, whole] = [await rowsIn(copied), await rowsIn(dataDir)];
    const leads = idsOf(restored.get("leads"), "submission_id");
    expect(leads).toEqual(expect.arrayContaining(before));
    expect(acknowledged).toEqual(expect.arrayContaining(leads));
    expect(idsOf(restored.get("outbox"), "key")).toEqual(leads);
    expect(idsOf(restored.get("visits"), "visit_id")).toEqual(leads);
    expect(idsOf(whole.get("leads"), "submission_id")).toEqual([...acknowledged].sort());
    // Row for row, except what came later.
    for (const [name, rows] of restored)
      if (name !== "rate_limits") expect(whole.get(name)).toEqual(expect.arrayContaining([...rows]));
    expect(restored.get("migrations")).toEqual(whole.get("migrations"));
  });

  it("copies it without a server too", async () => {
    const copied = join(folder, "tuesday");
    expect(runFunnel("backup", copied)).toMatchObject({ code: 0, err: "" });
    expect(isPrivate(copied)).toBe(true);
    expect(await rowsIn(copied)).toEqual(await rowsIn(dataDir));
  });

  it("overwrites nothing, and leaves nothing half done", async () => {
    const there = join(folder, "there");
    mkdirSync(there);
    expect(runFunnel("backup", there)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("is there already"),
    });
    const inside = join(dataDir, "postgres", "base", "copy");
    expect(runFunnel("backup", inside)).toMatchObject({ code: 2, out: "" });
    expect(readdirSync(join(dataDir, "postgres", "base")).filter((name) => name.startsWith("copy"))).toEqual([]);
    expect(readdirSync(there)).toEqual([]);
  });

  it("says how a Postgres of its own is backed up", () => {
    vi.stubEnv("DATABASE_URL", "postgres://user@localhost:1/none");
    expect(runFunnel("backup", join(folder, "none"))).toMatchObject({
      code: 2,
      err: expect.stringContaining("pg_dump"),
    });
  });
});
