import { afterAll, beforeEach, expect, test } from "vitest";
import { testContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { HttpError } from "./http-error.ts";
import { limitAddress, limitVisit } from "./rate-limit.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const tryAtOnce = (calls: number, context = testContext(db)) =>
  Promise.allSettled(Array.from({ length: calls }, () => limitAddress("lead", { calls: 7, seconds: 60 }, context)));
const passed = (results: readonly PromiseSettledResult<number>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

test("of many calls at once exactly as many pass as may", async () => {
  expect(passed(await tryAtOnce(50))).toBe(7);
});

test("tells when to come back, and lets pass again then", async () => {
  await tryAtOnce(7);
  const now = () => new Date("2026-11-01T12:00:20Z");
  const refusal: HttpError = await limitAddress("lead", { calls: 7, seconds: 60 }, testContext(db, { now })).then(
    () => expect.unreachable(),
    (error: HttpError) => error,
  );
  expect(refusal).toMatchObject({ status: 429, code: "too-many-requests", retryAfter: 40 });
  const later = () => new Date("2026-11-01T12:01:00Z");
  expect(passed(await tryAtOnce(1, testContext(db, { now: later })))).toBe(1);
});

test("counts each visitor alone, and keeps no address", async () => {
  await tryAtOnce(7);
  expect(passed(await tryAtOnce(1, testContext(db, { clientAddress: "192.0.2.2" })))).toBe(1);
  const rows = await db.query<{ bucket: string }>("select bucket from funnel.rate_limits");
  expect(rows.map(({ bucket }) => bucket).join()).not.toContain("192.0.2");
});

test("a visitor is not another by taking another address of the same home network", async () => {
  const from = (clientAddress: string) => tryAtOnce(1, testContext(db, { clientAddress }));
  await tryAtOnce(7, testContext(db, { clientAddress: "2001:db8:0:7::1" }));
  expect(passed(await from("2001:0DB8::7:a:b:c:d"))).toBe(0);
  expect(passed(await from("2001:db8:0:8::1"))).toBe(1);
});

test("counts one visit by itself, wherever its calls come from, and keeps no id", async () => {
  const visit = "8d2f0f0a-52a3-4d44-8bd1-7f8b7a3f1b11";
  const limit = { calls: 2, seconds: 60 };
  const call = (who: string, clientAddress: string) =>
    limitVisit("lead", who, limit, testContext(db, { clientAddress }));
  expect([await call(visit, "192.0.2.1"), await call(visit, "192.0.2.2")]).toEqual([1, 2]);
  await expect(call(visit, "192.0.2.3")).rejects.toMatchObject({ status: 429 });
  expect(await call("another", "192.0.2.1")).toBe(1);
  const rows = await db.query<{ bucket: string }>("select bucket from funnel.rate_limits");
  expect(rows.map(({ bucket }) => bucket).join()).not.toContain(visit);
});
