// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../storage.ts";
import { sendLeadUpdates } from "./lead-updates.ts";

const storage = browserStorage("f");
const submissionId = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1";
const noon = Date.parse("2026-11-01T12:00:00Z");
const lead = { email: "ada@example.com", timestamp: new Date(noon).toISOString(), submissionId };
const handedOver = { ...lead, handedOver: lead.timestamp };
const listenTo = () => vi.spyOn(globalThis, "addEventListener");
const answering = () => vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
let listening: ReturnType<typeof listenTo>;
let sent: ReturnType<typeof answering>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  listening = listenTo();
  sent = answering();
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
});

/** The listeners of a page that is gone. */
function closePage() {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockClear();
}
const open = () => sendLeadUpdates(storage, {}, (quiz) => ({ quiz }));
const leave = async () => {
  dispatchEvent(new Event("pagehide"));
  // The answer, and what follows it.
  for (let task = 0; task < 10; task++) await Promise.resolve();
};
const updates = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test("whoever leaves after the contact leaves the latest answers, in one request that outlives the page", async () => {
  storage.write("outbox", [handedOver]);
  open();
  expect(sent).not.toHaveBeenCalled();
  for (const goal of ["Walk", "Run"]) storage.write("quiz", { answers: { Goal: goal } });
  await leave();
  await leave();
  expect(updates()).toEqual([{ submissionId, knownAt: lead.timestamp, about: { quiz: { answers: { Goal: "Run" } } } }]);
  expect(sent.mock.calls[0]).toMatchObject([`${location.origin}/functions/v1/lead-update`, { keepalive: true }]);
  closePage();
  open();
  await leave();
  expect(sent).toHaveBeenCalledTimes(1);
  storage.write("quiz", { answers: { Goal: "Swim" } });
  await leave();
  expect(updates().map(({ about }) => about.quiz.answers.Goal)).toEqual(["Run", "Swim"]);
});

test.each([
  ["before the lead was handed over", [lead], noon],
  ["without a lead", undefined, noon],
  ["a week later", [handedOver], noon + 7 * 86_400_000],
  ["for a lead without an id", [{ ...handedOver, submissionId: "1" }], noon],
  ["for what is no lead", [null, 7], noon],
])("nothing is sent %s", async (_, outbox, now) => {
  vi.setSystemTime(now);
  storage.write("outbox", outbox);
  storage.write("quiz", { answers: { Goal: "Run" } });
  open();
  await leave();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ["no answer", () => Promise.reject(new TypeError())],
  ["a busy backend", async () => new Response(null, { status: 503 })],
  ["too many requests", async () => new Response(null, { status: 429 })],
])("after %s the next page sends it again; a refusal is not repeated", async (_, answer) => {
  storage.write("outbox", [handedOver]);
  storage.write("quiz", { answers: { Goal: "Run" } });
  sent.mockImplementationOnce(answer);
  open();
  await leave();
  closePage();
  sent.mockImplementationOnce(async () => new Response(null, { status: 400 }));
  open();
  await leave();
  closePage();
  open();
  await leave();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("answers too many to outlive a page are left out, and the lead is not touched", async () => {
  storage.write("outbox", [handedOver]);
  storage.write("quiz", { answers: Array.from({ length: 2_000 }, () => "Some words of mine") });
  open();
  await leave();
  expect(sent).not.toHaveBeenCalled();
  expect(storage.read("outbox")).toMatchObject([handedOver]);
});
