import { join } from "node:path";
import fc from "fast-check";
import { build } from "vite";
import { flowOf } from "../../../engine/flow/index.ts";
import { computedOf, emptyQuiz, type Quiz } from "../../../engine/quiz/index.ts";
import { readFunnelFile } from "../../../src/disk/read-funnel-file.ts";
import { expect, test } from "../kit/test.ts";

const root = join(import.meta.dirname, "../../..");

/** The code that pages compute values with, as a script that puts it on the page. */
async function pageCode(): Promise<string> {
  const entry = "virtual:computing";
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { computer } from "${root}/engine/values/index.ts"; globalThis.computer = computer;`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: entry, output: { format: "iife" } } },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was built");
  return output.output[0].code;
}

const day = fc
  .date({ min: new Date("1930-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const visitor = fc.record({
  values: fc.record(
    {
      born: fc.oneof(day, fc.constantFrom("2001-02-31", "<svg onload>", "\u202e1990-01-01", "\u0000")),
      height: fc.oneof(
        fc.integer({ min: 1200, max: 2300 }).map((mm) => `${mm / 10} cm`),
        fc.constant("9e99 cm"),
      ),
      weight: fc.oneof(
        fc.integer({ min: 350, max: 2200 }).map((part) => `${part / 10} kg`),
        fc.constant("heavy"),
      ),
      race: day,
    },
    { requiredKeys: [] },
  ),
  fitness: fc.integer({ min: 0, max: 3 }),
  today: day,
});

test("a browser computes and words the same values as the command line", async ({ page }) => {
  const { definition } = readFunnelFile(join(root, "tests/trades/running-coach.yaml"));
  if (!definition) throw new Error("It has errors");
  const visitors = fc.sample(visitor, { numRuns: 500, seed: 33 });
  const reached = ["habit", "born", "body", "race"];
  const option = ["never", "weekly", "weekly", "daily"];
  const names = [...Object.keys(definition.values), "born", "height", "weight", "race"];
  const here = visitors.map(({ values, fitness, today }) => {
    const flow = flowOf(definition, () => new Date(`${today}T12:00`));
    const given = Object.fromEntries(Object.entries(values).flatMap(([name, text]) => (text ? [[name, text]] : [])));
    const quiz: Quiz = { ...emptyQuiz, values: given, choices: { habit: [option[fitness] ?? ""] }, reached };
    const computed = computedOf(flow, quiz);
    return [computed?.plain(), names.map((name) => computed?.say(name) ?? null)];
  });

  await page.setContent("<p>Values</p>");
  await page.addScriptTag({ content: await pageCode() });
  const { steps, values } = flowOf(definition);
  const told = { steps, values, visitors, reached, names, points: [0, 1, 1, 3], language: definition.language };
  const there = await page.evaluate((json) => {
    const { steps, values, visitors, reached, names, points, language }: typeof told = JSON.parse(json);
    const make: typeof import("../../../engine/values/index.ts").computer = Reflect.get(globalThis, "computer");
    return visitors.map(({ values: texts, fitness, today }) => {
      const given = Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));
      const compute = make(values ?? {}, language, () => new Date(`${today}T12:00`));
      const computed = compute({ steps }, { values: given, reached }, () => points[fitness] ?? 0);
      return [computed.plain(), names.map((name) => computed.say(name) ?? null)];
    });
  }, JSON.stringify(told));
  expect(there).toEqual(here);
  // The comparison is about something: some visitors have a body mass index, and some have none.
  const known = here.filter(([plain]) => plain && "bmi" in plain).length;
  expect(known).toBeGreaterThan(50);
  expect(known).toBeLessThan(500);
});
