import { afterAll, beforeEach, expect, test } from "vitest";
import { outboxOf, start } from "../../../testing/outbox-entries.ts";
import { outbox } from "../../../testing/rows.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { lease, withdraw } from "./enqueue.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const { put } = outboxOf(db);
const now = new Date(start);
/** An entry that has been tried, or was settled; `due` is seconds from now. */
const leave = async (key: string, state: string, attempts: number, due = 0) => {
  await put(key);
  await db.query("update funnel.outbox set state = $2, attempts = $3, due_at = $4::timestamptz where key = $1", [
    key,
    state,
    attempts,
    new Date(start + due * 1000).toISOString(),
  ]);
};
const withdrawn = async (...keys: readonly string[]) =>
  ((await withdraw(db, keys, "replaced", now)).getTime() - start) / 1000;
const states = async () => (await outbox(db)).map(({ key, state, last_problem }) => [key, state, last_problem]);

test("what has not arrived is taken out, with the reason, and nothing else", async () => {
  await leave("arrived", "delivered", 1);
  await leave("given up", "dead", 14);
  await leave("new", "waiting", 0);
  await leave("other", "waiting", 0);
  expect(await withdrawn("arrived", "given up", "new", "unknown")).toBe(0);
  expect(await states()).toEqual([
    ["arrived", "delivered", null],
    ["given up", "dropped", "replaced"],
    ["new", "dropped", "replaced"],
    ["other", "waiting", null],
  ]);
});

test.each([
  ["has not been tried, whenever it is due", "waiting", 0, 30, 0],
  ["is perhaps on its way", "waiting", 1, 30, 30],
  ["waits for long after a failure", "waiting", 3, 3600, lease],
  ["was due before", "waiting", 2, -5, 0],
  ["was given up", "dead", 14, 30, 0],
])("what stands for a delivery that %s is sent in time", async (_, state, attempts, due, wait) => {
  await leave("one", state, attempts, due);
  expect(await withdrawn("one")).toBe(wait);
});

test("of several that are perhaps on their way, the last is waited for", async () => {
  await leave("one", "waiting", 1, 10);
  await leave("two", "waiting", 1, 40);
  expect(await withdrawn("one", "two")).toBe(40);
});

test("a lease is a minute, in which a receiver answers or is given up", () => {
  expect(lease).toBe(60);
});
