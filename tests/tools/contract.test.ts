import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { compileFunnel } from "../../engine/compile/index.ts";
import { type AboutLead, allLeadParts, contractOf, leadParts, typesOf } from "../../engine/contract/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { toStored } from "../../engine/quiz/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { leadSender } from "../../src/services/lead-sender.ts";
import { definition } from "../definition.ts";
import { readFunnel } from "../read-funnel.ts";

const shipped = ["funnel.yaml", "examples/solar-roof/funnel.yaml", "examples/evening-piano/funnel.yaml"];
const folder = mkdtempSync(join("node_modules", ".cache", "contract-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sources that must have no errors of the compiler. */
const toCompile: string[] = [];

/** A visitor's stored state after each step of a walk with the options that `pick` returns. */
function walk(funnel: FunnelDefinition, pick: (options: readonly string[], max: number) => readonly string[]) {
  const flow = flowOf(funnel);
  const clock = new SimulatedClock();
  const quiz = createActor(compileFunnel(flow), { clock }).start();
  const stored = [];
  for (let steps = 0; steps <= Object.keys(flow.steps).length; steps++) {
    const { options, max = 1 } = flow.steps[quiz.getSnapshot().value] ?? {};
    if (options) {
      const ids = options.map(({ id }) => id);
      quiz.send({ type: "answer", choice: pick(ids, max) });
    }
    quiz.send({ type: "save", values: { email: "a@example.com", plan: "any" } });
    stored.push(JSON.parse(JSON.stringify(toStored(flow, quiz.getSnapshot().context))));
    clock.increment(1_000_000);
    quiz.send({ type: "next" });
  }
  return stored;
}

const picks = {
  first: (options: readonly string[]) => options.slice(0, 1),
  last: (options: readonly string[]) => options.slice(-1),
  most: (options: readonly string[], max: number) => options.slice(0, Math.min(max, options.length - 1) || 1),
};

/** The request of a page to an automation service for a contact. */
async function leadOf(funnel: FunnelDefinition, contact: { email: string } | { phone: string }) {
  const out = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const { send } = leadSender({
    leadSource: funnel.lead?.source ?? funnel.id,
    leadWebhook: "https://hooks.example.com",
    hasNoFunctions: true,
  });
  await send({ ...contact, timestamp: new Date(0).toISOString(), submissionId: submission }, "visit");
  return JSON.parse(String(out.mock.lastCall?.[1]?.body));
}

const submission = "0f8fad5b-d9cb-469f-a165-70867728950e";

function validator(funnel: FunnelDefinition, name: "Lead" | "QuizState") {
  const ajv = new Ajv({ formats: { "date-time": (text: string) => !Number.isNaN(Date.parse(text)) } });
  ajv.addSchema(contractOf(funnel), "contract");
  const validate = ajv.getSchema(`contract#/definitions/${name}`);
  return (value: unknown): unknown[] => (validate?.(value) ? [] : (validate?.errors ?? ["no such definition"]));
}

describe.each(shipped)("the contract of %s", (file) => {
  const funnel = readFunnel(file);

  test.each(Object.entries(picks))("admits what is stored at each step of a walk, %s options chosen", (_, pick) => {
    const faults = validator(funnel, "QuizState");
    const stored = walk(funnel, pick);
    expect(stored.flatMap(faults)).toEqual([]);
    expect(Object.keys(stored.at(-1).answers).length).toBeGreaterThan(0);
  });

  const last = walk(funnel, picks.most).at(-1);
  const [label] = Object.keys(last.answers);
  toCompile.push(`${typesOf(contractOf(funnel))}
export const stored: QuizState = ${JSON.stringify(last)};
// @ts-expect-error: no option reads so
export const foreign: QuizState["answers"] = { ${JSON.stringify(label)}: "Nobody says this" };
`);
});

describe("a lead", () => {
  test("is admitted with an e-mail or a phone number as a page sends it, and not with both or another tag", async () => {
    const funnel = readFunnel("funnel.yaml");
    const faults = validator(funnel, "Lead");
    const byMail = await leadOf(funnel, { email: "a@example.com" });
    const byPhone = await leadOf(funnel, { phone: "+15550100200" });
    expect([byMail, byPhone, { ...byMail, submission_id: submission }].flatMap(faults)).toEqual([]);
    expect(faults({ ...byMail, phone: "+15550100200" })).not.toEqual([]);
    expect(faults({ ...byMail, source: "other" })).not.toEqual([]);
    expect(faults({ ...byPhone, phone: "555-0100" })).not.toEqual([]);

    const source = `${typesOf(contractOf(funnel))}\nexport const leads: Lead[] = ${JSON.stringify([byMail, byPhone])};`;
    toCompile.push(source);
  });

  test("carries the parts that the definition names, as the contract says", async () => {
    const solar = readFunnel("examples/solar-roof/funnel.yaml");
    const values = { doubled: { of: "2 * score.fit" }, start: { of: "today + 2 weeks" } };
    const funnel = { ...solar, values, lead: { source: "solar", send: [...allLeadParts] } };
    const faults = validator(funnel, "Lead");
    const touch = { at: "2026-11-01T12:00:00.000Z", landing: "/", utm_source: "news" };
    const about = { quiz: walk(funnel, picks.first).at(-1), scores: { fit: 7 }, outcome: "visit" };
    const computed = { doubled: 14, start: "2026-12-07" };
    const lead = (known: AboutLead) => ({
      ...{ timestamp: "2026-11-01T12:00:00.000Z", source: "solar", email: "a@example.com", submission_id: submission },
      ...leadParts(allLeadParts, known, { ...funnel, hash: "0123456789abcdef" }),
    });
    const whole = lead({ ...about, computed, touches: { first: touch, last: touch } });
    expect([whole, lead({})].flatMap(faults)).toEqual([]);
    expect(Object.keys(whole)).toEqual(expect.arrayContaining([...allLeadParts]));
    expect(faults(lead({ ...about, outcome: "other" }))).not.toEqual([]);
    expect(faults({ ...whole, scores: { fit: "seven" } })).not.toEqual([]);
    expect(faults({ ...whole, computed: { doubled: "14" } })).not.toEqual([]);
    expect(faults({ ...whole, computed: { start: 14 } })).not.toEqual([]);
    expect(validator(solar, "Lead")(whole)).not.toEqual([]);
    const source = `${typesOf(contractOf(funnel))}\nexport const leads: Lead[] = ${JSON.stringify([whole])};`;
    toCompile.push(source);
  });

  test("is part of the contract only where somebody asks for a contact", () => {
    expect(contractOf(readFunnel("examples/evening-piano/funnel.yaml")).definitions).not.toHaveProperty("Lead");
  });
});

test("labels that two branches share, with any letters in them, are told as they are recorded", () => {
  const funnel = definition(`
start: first
steps:
  first:
    type: question
    path: /
    question: Which?
    options: [{ id: a, label: A, next: one }, { id: b, label: B, next: many }]
    next: one
  one: { type: question, path: /one, question: One?, record: "It's \\"*/\\"", options: ["1 + 1? (\`yes\`)", Two], next: end }
  many:
    type: multi-select
    path: /many
    question: Many?
    record: "It's \\"*/\\""
    options: ["\`three\`, four$", "[five]"]
    button: Go
    next: end
  end: { type: offer, path: /end, sections: [{ type: heading, text: End }] }
`);
  const stored = Object.values(picks).flatMap((pick) => walk(funnel, pick));
  expect(stored.flatMap(validator(funnel, "QuizState"))).toEqual([]);
  const source = `${typesOf(contractOf(funnel))}\nexport const stored: QuizState[] = ${JSON.stringify(stored)};`;
  toCompile.push(source);
});

// One run of the compiler for what the tests above have collected.
test("the contract has types that admit what is stored and sent, and no other text", { timeout: 60_000 }, () => {
  const files = toCompile.map((source, index) => {
    const file = join(folder, `contract-${index}.ts`);
    writeFileSync(file, source);
    return file;
  });
  const compiler = ["node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--ignoreConfig"];
  const { stdout } = spawnSync(process.execPath, [...compiler, ...files], { encoding: "utf8" });
  expect(stdout).toBe("");
});
