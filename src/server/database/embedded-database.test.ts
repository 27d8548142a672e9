import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";
import { embeddedDatabase } from "./embedded-database.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-embedded-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a copy waits for the transaction that has begun, and holds what was committed before it, each transaction whole", async () => {
  await putEmptyPostgres(folder);
  const own = join(folder, "postgres");
  const db = await embeddedDatabase(own);
  await db.query("create table notes (number integer, half integer)");
  const committed: number[] = [];
  const write = async (number: number, between = Promise.resolve()) => {
    await db.transaction(async (sql) => {
      await sql.query("insert into notes values ($1, 1)", [number]);
      await between;
      await sql.query("insert into notes values ($1, 2)", [number]);
    });
    committed.push(number);
  };
  for (let number = 1; number <= 50; number++) await write(number);
  let goOn: () => void = () => undefined;
  const begun = write(
    51,
    new Promise((resolve) => {
      goOn = resolve;
    }),
  );
  const target = join(folder, "copy");
  let isCopied = false;
  const copying = db.copyTo(target).then(() => {
    isCopied = true;
  });
  let next = 52;
  const writing = Array.from({ length: 3 }, async () => {
    do await write(next++);
    while (!isCopied);
  });
  // As long as a copy takes.
  await cp(own, join(folder, "yardstick"), { recursive: true });
  expect(existsSync(target)).toBe(false);
  goOn();
  await begun;
  const before = [...committed];
  await copying;
  await Promise.all(writing);
  expect(committed.length).toBeGreaterThan(before.length);
  await db.close();

  const copy = await embeddedDatabase(target);
  const rows = await copy.query<{ number: number; halves: number }>(
    "select number, count(*)::integer as halves from notes group by number order by number",
  );
  expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining(before));
  expect(committed).toEqual(expect.arrayContaining(numbers));
  // And it takes what comes next.
  await copy.query("insert into notes values (0, 1)");
  await copy.close();
});
