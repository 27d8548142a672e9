import { afterAll, beforeEach, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { post } from "../../testing/post.ts";
import { outbox, rowCounts } from "../../testing/rows.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { handler as lead } from "../lead/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const { funnel, ...rest } = testContext(db);
const context = { ...rest, funnel: { ...funnel, leadUpdates: true as const } };
const submissionId = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1";
const answered = (goal: string) => ({ quiz: { answers: { Goal: goal } }, outcome: "runner" });
const first = {
  ...{ submissionId, timestamp: "2026-11-01T11:59:00.000Z", source: "quiz", email: "ann@example.com" },
  about: answered("Walk"),
};
const update = (goal: string, second: number) => ({
  submissionId,
  knownAt: `2026-11-01T12:00:${String(second).padStart(2, "0")}.000Z`,
  about: answered(goal),
});
const known = async () =>
  (await db.query<{ about: object }>("select about from funnel.leads")).map(({ about }) => about);

test("the latest answers stand with the lead, in whatever order and however often they come, and nobody gets the lead again", async () => {
  await post(lead, first, context);
  for (const [goal, second] of [
    ["Run", 1],
    ["Swim", 3],
    ["Bike", 2],
    ["Swim", 3],
    ["Run", 1],
  ] as const)
    expect(await post(handler, update(goal, second), context)).toMatchObject({ status: 200, body: { accepted: true } });
  expect(await known()).toEqual([answered("Swim")]);
  expect(await outbox(db)).toHaveLength(1);
  // A repeat of the lead that was slow knows less.
  await post(lead, { ...first, phone: "+14155550132" }, context);
  expect(await known()).toEqual([answered("Swim")]);
});

test("a quiz that another version of the definition has emptied takes nothing from a lead", async () => {
  const at = (version: number, goal?: string) => ({
    quiz: { version, answers: goal === undefined ? {} : { Goal: goal } },
  });
  await post(lead, { ...first, about: at(3, "Walk") }, context);
  expect(await post(handler, { ...update("", 1), about: at(4) }, context)).toMatchObject({ body: { accepted: true } });
  expect(await known()).toEqual([at(3, "Walk")]);
  await post(handler, { ...update("", 2), about: at(3, "Run") }, context);
  expect(await known()).toEqual([at(3, "Run")]);
});

test("a lead that is not there, or no longer, is not made by its answers", async () => {
  expect(await post(handler, update("Run", 1), context)).toMatchObject({ status: 200, body: { accepted: false } });
  expect(await rowCounts(db)).toEqual({});
});

test("after a week a lead stays as it is", async () => {
  await post(lead, first, context);
  const late = (days: number) => ({
    ...context,
    now: () => new Date(Date.parse("2026-11-01T12:00:00Z") + days * 86_400_000),
  });
  expect(await post(handler, update("Run", 1), late(6.9))).toMatchObject({ body: { accepted: true } });
  expect(await post(handler, update("Swim", 2), late(7.1))).toMatchObject({ body: { accepted: false } });
  expect(await known()).toEqual([answered("Run")]);
});

test("a definition that does not ask for them gets none", async () => {
  await post(lead, first, context);
  expect(await post(handler, update("Run", 1), { ...context, funnel })).toMatchObject({
    status: 403,
    body: { error: { code: "no-updates" } },
  });
  expect(await known()).toEqual([first.about]);
});

test.each([
  ["a zero byte", { quiz: { answers: { Goal: "a\u0000b" } } }],
  ["a list", []],
  ["nothing", {}],
  ["answers that are a text", { quiz: "Run" }],
  ["scores that are no numbers", { scores: { fit: "many" } }],
  ["an outcome of 10,000 letters", { outcome: "x".repeat(10_000) }],
  ["a pit of brackets", { quiz: JSON.parse(`{"a":${"[".repeat(90)}${"]".repeat(90)}}`) }],
])("turns down %s, and changes nothing", async (_, about) => {
  await post(lead, first, context);
  expect(await post(handler, { ...update("Run", 1), about }, context)).toMatchObject({ status: 400 });
  expect(await known()).toEqual([first.about]);
});

test("turns down every bad request with its code, and what one visitor cannot send", async () => {
  expect(await badRequests(handler, update("Run", 1), context)).toEqual(refusals);
  const answers = [];
  for (let call = 1; call <= 61; call++) answers.push((await post(handler, update("Run", 1), context)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});
