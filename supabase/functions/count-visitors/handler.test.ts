import { afterAll, beforeEach, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { post } from "../../testing/post.ts";
import { rowCounts } from "../../testing/rows.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const { funnel, ...rest } = testContext(db);
const counted = { steps: ["goal", "pace", "offer"], variants: { headline: ["short", "long"] } };
const context = { ...rest, funnel: { ...funnel, counted } };
const visit = (reached: readonly string[], passed: readonly string[], variants: object = {}) => ({
  reached,
  passed,
  variants,
});
const sums = () =>
  db.query<{ reached: number }>(
    "select day::text as day, variants::text as variants, step, reached, passed from funnel.visitor_counts order by day, variants, step",
  );

test("visitors are counted by day, step and variants, and nothing else is kept of them", async () => {
  const calls = [
    visit(["goal", "pace"], ["goal"], { headline: "long" }),
    visit(["goal"], [], { headline: "long" }),
    visit(["goal"], []),
    visit([], ["goal"]),
  ];
  for (const call of calls)
    expect(await post(handler, call, context)).toMatchObject({ status: 200, body: { accepted: true } });
  await post(handler, visit(["goal"], []), { ...context, now: () => new Date("2026-11-02T23:59:59.999Z") });
  expect(await sums()).toEqual([
    { day: "2026-11-01", variants: '{"headline": "long"}', step: "goal", reached: 2, passed: 1 },
    { day: "2026-11-01", variants: '{"headline": "long"}', step: "pace", reached: 1, passed: 0 },
    { day: "2026-11-01", variants: "{}", step: "goal", reached: 1, passed: 1 },
    { day: "2026-11-02", variants: "{}", step: "goal", reached: 1, passed: 0 },
  ]);
  expect(await rowCounts(db)).toEqual({ visitor_counts: 4 });
});

test("calls at the same time are all counted", async () => {
  const calls = Array.from({ length: 20 }, (_, call) =>
    post(handler, visit(call % 2 ? ["goal", "pace"] : ["pace", "goal"], []), context),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect((await sums()).map(({ reached }) => reached)).toEqual([20, 20]);
});

test("steps and variants that the definition does not have are left out, and a step that is named twice counts once", async () => {
  const call = visit(["goal", "goal", "constructor", "'; drop table", "\u0000"], ["gone"], {
    headline: "huge",
    price: "low",
    constructor: "long",
    __proto__: "x",
  });
  expect(await post(handler, call, context)).toMatchObject({ status: 200 });
  expect(await post(handler, visit([], [], {}), context)).toMatchObject({ status: 200 });
  expect(await sums()).toEqual([{ day: "2026-11-01", variants: "{}", step: "goal", reached: 1, passed: 0 }]);
});

test("a definition that does not ask for it counts nobody", async () => {
  expect(await post(handler, visit(["goal"], []), { ...context, funnel })).toMatchObject({
    status: 403,
    body: { error: { code: "no-counts" } },
  });
  expect(await rowCounts(db)).toEqual({});
});

test("turns down every bad request with its code", async () => {
  expect(await badRequests(handler, visit(["goal"], []), context)).toEqual(refusals);
});
