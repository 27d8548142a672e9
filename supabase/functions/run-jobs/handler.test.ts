import { afterAll, beforeEach, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { type Context, settingsOf } from "../_shared/context/index.ts";
import { handler as lead } from "../lead/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
const json = { "Content-Type": "application/json" };
beforeEach(() => db.empty());
afterAll(() => db.close());

const settings = settingsOf({ JOBS_SECRET: "jobs-secret", LEAD_WEBHOOK_URL: "https://automation.example" });
const secret = { Authorization: "Bearer jobs-secret" };
const addLead = (parts: Partial<Context>) =>
  post(
    lead,
    {
      submissionId: "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1",
      timestamp: "2026-11-01T11:59:58Z",
      source: "quiz",
      email: "ann@example.com",
    },
    testContext(db, parts),
  );

test("delivers a lead that was taken, and says so", async () => {
  const { fetch, received } = fakeReceiver(() => 200);
  await addLead({ settings });
  const answer = await post(handler, {}, testContext(db, { settings, fetch }), { ...json, ...secret });
  expect(answer).toMatchObject({ status: 200, body: { delivered: 1, dead: 0 } });
  expect(received).toHaveLength(1);
});

test("forgets counts of calls that are a day old", async () => {
  await addLead({ settings });
  const now = () => new Date("2026-11-02T12:00:01Z");
  const { fetch } = fakeReceiver(() => 200);
  await post(handler, {}, testContext(db, { settings, now, fetch }), { ...json, ...secret });
  const counts = await db.query<{ bucket: string }>("select bucket from funnel.rate_limits");
  expect(counts.map(({ bucket }) => bucket.split(":")[0])).toEqual(["run-jobs"]);
});

test.each([
  ["no secret", {}],
  ["another secret", { Authorization: "Bearer jobs-secres" }],
  ["a secret that begins alike", { Authorization: "Bearer jobs-secret-" }],
  ["another scheme", { Authorization: "Basic jobs-secret" }],
])("runs nothing for a caller with %s", async (_, headers) => {
  const { fetch, received } = fakeReceiver(() => 200);
  await addLead({ settings });
  const answer = await post(handler, {}, testContext(db, { settings, fetch }), { ...json, ...headers });
  expect(answer).toMatchObject({ status: 401, body: { error: { code: "unauthorized" } } });
  expect(received).toEqual([]);
});

test("runs for nobody where no secret is set", async () => {
  const answer = await post(handler, {}, testContext(db), { ...json, Authorization: "Bearer undefined" });
  expect(answer).toMatchObject({ status: 401 });
});

test("turns down every bad request with its code, and runs nothing", async () => {
  const { fetch, received } = fakeReceiver(() => 200);
  await addLead({ settings });
  // An empty body lacks no field, so only the secret is wrong in that call.
  const expected = { ...refusals, "a missing field": "401 unauthorized" };
  expect(await badRequests(handler, {}, testContext(db, { settings, fetch }))).toEqual(expected);
  expect(received).toEqual([]);
});
