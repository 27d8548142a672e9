// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { emptyQuiz, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import { backendOf, siteOf } from "../../../engine/views/index.ts";
import { definition } from "../../../tests/definition.ts";
import { browserStorage } from "../../services/storage.ts";
import { createHandOver } from "./leads.ts";

const travel = definition(`
start: way
scales: { reach: { label: Reach } }
outcomes: [{ id: far, title: Far, text: Far., when: { score: { reach: { min: 1 } } } }, { id: near, title: Near, text: Near. }]
values: { load: { of: "if(seats > 2, 2, 1)" } }
steps:
  way:
    type: question
    path: /
    question: By?
    record: Way
    options: [{ label: Car, score: { reach: 5 } }, { label: Train, next: end }]
    next: form
  form:
    type: form
    path: /form
    heading: Car
    fields: [{ id: seats, type: number, label: Seats, min: 1, max: 9, record: Seats }]
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title|End} {load|0}" }] }
`);
const flow = flowOf(travel);

afterEach(() => localStorage.clear());

/** What the backend is told with a lead. */
async function told(quiz: object) {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
  const lead = { timestamp: new Date().toISOString(), email: "ada@example.com", quiz };
  const storage = browserStorage(travel.id);
  storage.write("outbox", [lead]);
  await createHandOver({ site: siteOf(travel), flow, storage }, backendOf(travel, {}))(lead);
  return JSON.parse(String(sent.mock.lastCall?.[1]?.body)).about;
}

const filled = { choices: { way: ["car"] }, values: { seats: "4" }, query: {}, reached: ["way", "form", "end"] };
const stored = (quiz: Partial<Quiz>) => toStored(flow, { ...emptyQuiz, ...quiz });

test("a lead carries what was given on the way to it, and nothing of a form that was left again", async () => {
  expect(await told(stored(filled))).toMatchObject({
    quiz: { answers: { Way: "Car", Seats: "4" }, quiz: { values: { seats: "4" } } },
    ...{ computed: { load: 2 }, scores: { reach: 5 }, outcome: "far" },
  });
  const left = await told(stored({ ...filled, choices: { way: ["train"] }, reached: ["way", "end"] }));
  expect(left.quiz).toMatchObject({ answers: { Way: "Train" }, quiz: { values: {} } });
  expect(JSON.stringify(left)).not.toContain("seats");
});

test("answers to another version are sent as they are, without points of no answers", async () => {
  const former = { ...stored(filled), version: flow.version - 1 };
  const { touches: _, ...about } = await told(former);
  expect(about).toEqual({ quiz: former });
});

test("a lead is handed over again with another answer to what has to be confirmed, and for nothing else", async () => {
  const letters = definition(`
start: you
product: { name: Beds }
lead: { source: letters, confirm: { consent: letters, subject: Confirm, body: "Yes: {confirm.link}" } }
steps:
  you:
    type: form
    path: /
    heading: You
    fields:
      - { id: mail, type: email, label: Email, contact: true }
      - { id: letters, type: checkbox, label: Letters, text: Send me the letters, required: false }
    consent: "[x](legal:p)"
    button: Go
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
  yes: { type: confirmation, path: /yes, heading: One press, button: "Yes", done: { heading: Thanks } }
legal: { title: L, tabs: [{ id: p, purpose: privacy, label: P, text: P }] }
`);
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
  sent.mockClear();
  const ofForm = flowOf(letters);
  const storage = browserStorage(letters.id);
  const start = createHandOver({ site: siteOf(letters), flow: ofForm, storage }, backendOf(letters, {}));
  for (const ticked of ["Monday Send me", "Tuesday Send me", "", ""]) {
    const quiz = toStored(ofForm, { ...emptyQuiz, reached: ["you"], values: { email: "a@b.co", letters: ticked } });
    const lead = { timestamp: new Date().toISOString(), email: "ada@example.com", quiz };
    storage.write("outbox", [storage.read("outbox") ?? [], lead].flat());
    await start(lead);
  }
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies.map(({ about }) => about.quiz.quiz.values.letters || "")).toEqual(["Monday Send me", ""]);
  expect(new Set(bodies.map(({ submissionId }) => submissionId)).size).toBe(1);
});
