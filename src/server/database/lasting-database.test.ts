import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";
import { type EmbeddedDatabase, embeddedDatabase } from "./embedded-database.ts";
import { lastingDatabase } from "./lasting-database.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-lasting-"));
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a full disk is told at once to whoever writes and reads, and once there is room it goes on, with all that was written", async () => {
  await putEmptyPostgres(folder);
  let time = 0;
  const db = await lastingDatabase(
    () => embeddedDatabase(join(folder, "postgres")),
    () => time,
  );
  await db.query("create table notes (number integer)");
  await db.query("insert into notes values (1)");
  vi.spyOn(fs, "writeSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  const full = { severity: "PANIC", code: "53100" };
  await expect(db.query("insert into notes values (2)")).rejects.toMatchObject(full);
  await expect(db.transaction((sql) => sql.query("insert into notes values (3)"))).rejects.toMatchObject(full);
  await expect(db.query("select * from notes")).rejects.toMatchObject(full);
  time = 5_000;
  await expect(db.query("select * from notes")).rejects.toThrow();
  vi.restoreAllMocks();
  time = 10_000;
  await db.query("insert into notes values (4)");
  const numbers = (await db.query<{ number: number }>("select number from notes order by number")).map(
    ({ number }) => number,
  );
  expect(numbers).toEqual([1, 4]);
  await db.close();
}, 60_000);

/** A database that ends at the query "end". */
function fakeDatabase(): EmbeddedDatabase {
  let hasEnded = false;
  return {
    query: async (text) => {
      if (text === "end") hasEnded = true;
      if (hasEnded) throw new Error("ended");
      return [];
    },
    transaction: async () => {
      throw new Error("not called");
    },
    copyTo: async () => undefined,
    hasEnded: () => hasEnded,
    close: async () => undefined,
  };
}

test("it is opened again by one of its callers, with a pause after each try", async () => {
  let time = 0;
  let isOpening = true;
  const open = vi.fn(async () => {
    if (!isOpening) throw new Error("no room");
    return fakeDatabase();
  });
  const db = await lastingDatabase(open, () => time);
  await expect(db.query("end")).rejects.toThrow("ended");
  await expect(db.query("")).rejects.toThrow("ended");
  expect(open).toHaveBeenCalledTimes(1);
  isOpening = false;
  time = 5_000;
  await Promise.all([1, 2].map(() => expect(db.query("")).rejects.toThrow("no room")));
  await expect(db.query("")).rejects.toThrow("no room");
  expect(open).toHaveBeenCalledTimes(2);
  isOpening = true;
  time = 10_000;
  await Promise.all([1, 2].map(() => db.query("")));
  expect(open).toHaveBeenCalledTimes(3);
});

test("a database that cannot be opened the first time is not tried again", async () => {
  await expect(lastingDatabase(() => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
});
