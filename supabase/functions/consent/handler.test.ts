import { afterAll, beforeEach, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const good = {
  visitId: "8d2f0f0a-52a3-4d44-8bd1-7f8b7a3f1b11",
  purpose: "tracking",
  isGiven: true,
  wording: "May we count visits?",
};
const rows = () => db.query("select * from funnel.consents order by given_at");

test("keeps each word of a visit, with the sentence it was about and the definition that was live", async () => {
  const context = testContext(db);
  expect(await post(handler, good, context)).toMatchObject({ status: 200, body: { accepted: true } });
  const now = () => new Date("2026-11-01T12:00:10Z");
  await post(handler, { ...good, isGiven: false }, testContext(db, { now }));
  const { id, version } = context.funnel;
  const kept = { visit_id: good.visitId, purpose: "tracking", wording: good.wording };
  expect(await rows()).toMatchObject([
    { ...kept, is_given: true, given_at: context.now(), funnel_id: id, funnel_version: version },
    { ...kept, is_given: false, given_at: now() },
  ]);
});

test("keeps a choice that is told again once, and goes on counting what was chosen since", async () => {
  const choice = { ...good, choiceId: crypto.randomUUID() };
  const later = (seconds: number) =>
    testContext(db, { now: () => new Date(Date.parse("2026-11-01T12:00:00Z") + seconds * 1000) });
  await post(handler, choice, later(0));
  await post(handler, { ...good, isGiven: false, choiceId: crypto.randomUUID() }, later(1));
  // Its response was lost, so the page sends it again.
  expect(await post(handler, choice, later(2))).toMatchObject({ status: 200, body: { accepted: true } });
  expect(await rows()).toMatchObject([{ id: choice.choiceId, is_given: true }, { is_given: false }]);
});

test("goes on counting what was chosen last where the clock has been set back since", async () => {
  for (const [isGiven, time] of [
    [true, "2026-11-01T12:00:00Z"],
    [false, "2026-11-01T10:00:00Z"],
    [true, "2026-11-01T10:00:01Z"],
  ] as const)
    await post(handler, { ...good, isGiven }, testContext(db, { now: () => new Date(time) }));
  expect(await rows()).toMatchObject([{ is_given: true }, { is_given: false }, { is_given: true }]);
});

test.each([
  ["a choice that has no proper id", { choiceId: "1" }],
  ["a visit that is none", { visitId: "me" }],
  ["an unknown purpose", { purpose: "selling" }],
  ["a word that is neither yes nor no", { isGiven: "yes" }],
  ["no sentence", { wording: "" }],
  ["a sentence of 2001 letters", { wording: "x".repeat(2001) }],
  ["a zero byte", { wording: "a\0" }],
])("turns down %s, and keeps no row", async (_, wrong) => {
  const answer = await post(handler, { ...good, ...wrong }, testContext(db));
  expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-request" } } });
  expect(await rows()).toEqual([]);
});

test("turns down every bad request with its code, and keeps no row", async () => {
  expect(await badRequests(handler, good, testContext(db))).toEqual(refusals);
  expect(await rows()).toEqual([]);
});
