import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { initialTransition, transition } from "xstate";
import { typeFolders as folders, fragmentsOf } from "../../src/build/schema/compose-schema.ts";
import { copyProject } from "../cli/copy-project.ts";
import { root } from "../cli/run-funnel.ts";
import { frame } from "../frame.ts";
import { coreOf } from "./core-of.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const kinds = ["step", "section", "field"] as const;
const types = kinds.flatMap((kind) => fragmentsOf(kind, root).map(([type]) => ({ kind, type })));

/** Two small funnels without a common type. */
const funnels = [
  `start: first
steps:
  first: { type: question, path: /, question: Ready?, options: [Yes, No], record: Ready, next: end }
  end: { type: offer, path: /end, sections: [{ type: heading, text: Thanks }] }
`,
  `start: first
steps:
  first: { type: loading, path: /, heading: One moment, tick: 20 ms, next: end }
  end: { type: info, path: /end, button: Go on, next: last, sections: [{ type: text, text: Thanks }] }
  last: { type: receipt, path: /last, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`,
];
const [short, long] = funnels.map((funnel) => ({
  funnel,
  unused: types.filter(({ type }) => !funnel.includes(`type: ${type},`)),
}));

/** A step that uses a type. */
const uses: Readonly<Record<(typeof kinds)[number], (type: string) => string>> = {
  step: (type) => type,
  section: (type) => `info, sections: [{ type: ${type} }]`,
  field: (type) => `form, fields: [{ type: ${type} }]`,
};

/**
 * Halves of the types that a funnel does not use: for each digit of a type's number, those where it is set and the others.
 * So of any two types each is once missing while the other is there.
 */
const halves = (unused: typeof types) =>
  Array.from({ length: Math.ceil(Math.log2(unused.length)) }, (_, digit) =>
    [0, 1].map((value) => unused.filter((_, index) => ((index >> digit) & 1) === value)),
  ).flat();

const runs = [
  ...(short ? halves(short.unused).map((missing) => ({ funnel: short.funnel, missing })) : []),
  // What the other funnel uses is missing here.
  ...(long ? [{ funnel: long.funnel, missing: long.unused.filter((type) => !short?.unused.includes(type)) }] : []),
].map((run) => ({ ...run, names: run.missing.map(({ type }) => type).join(", ") }));

describe("without the folders of types, a funnel that does not use them is checked, compiled and shown", () => {
  test("each type is missing in one of the runs", () => {
    expect(new Set(runs.flatMap(({ missing }) => missing))).toEqual(new Set(types));
  });

  test.each(runs)("$names", { timeout: 120_000 }, async ({ funnel, missing }) => {
    const places = missing.map(({ kind, type }) => [
      join(copy, folders[kind], type),
      join(copy, `away-${kind}-${type}`),
    ]);
    for (const [there = "", away = ""] of places) renameSync(there, away);
    const core = await coreOf(copy);
    for (const [there = "", away = ""] of places) renameSync(away, there);

    const text = `${frame}${funnel}`;
    const { definition, problems } = core.checkFunnel("funnel.yaml", () => ({ text }));
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    if (!definition) throw new Error("A definition without errors is handed on.");
    const machine = core.compileFunnel(core.flowOf(definition));
    const [start] = initialTransition(machine);
    const [answered] = transition(machine, start, { type: "answer", choice: ["yes"] });
    expect(transition(machine, answered, { type: "next" })[0].value).toBe("end");
    expect(core.viewOf(definition, "end").step.path).toBe("/end");
    expect(core.siteOf(definition).id).toBe("test");
    expect(core.serverFunnelOf(definition, "hash").id).toBe("test");
    expect(core.contractOf(definition).title).toBe("test");

    for (const { kind, type } of missing) {
      const gone = `${frame}start: a\nsteps:\n  a: { type: ${uses[kind](type)} }\n`;
      const refused = core.checkFunnel("funnel.yaml", () => ({ text: gone })).problems;
      // A field's or section's type is told only where the type of its step is there.
      const isTold = kind === "step" || !missing.some((other) => uses[kind](type).startsWith(`${other.type},`));
      if (isTold) expect(refused.map(({ message }) => message).join()).toContain(`"${type}"`);
    }
  });
});

/** Nobody needs these two together, so that each type is missing in one of the runs. */
describe.each([
  ["question", "text", "number"],
  ["receipt", "heading", "email"],
])("with no types but the step %s, the section %s and the field %s", { timeout: 120_000 }, (step, section, field) => {
  test("engine, functions, pages and renderers compile, once their lines are gone from the registries", () => {
    const kept = { step, section, field };
    // What has been compiled before stays: the compiler knows it by its content.
    for (const folder of Object.values(folders)) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    for (const { kind, type } of types.filter(({ kind, type }) => kept[kind] !== type)) {
      rmSync(join(copy, folders[kind], type), { recursive: true });
      const registry = join(copy, folders[kind], "registry.ts");
      const lines = readFileSync(registry, "utf8").split("\n");
      const others = lines.filter((line) => !line.includes(`"./${type}/`));
      expect(lines.length - others.length).toBe(1);
      writeFileSync(registry, others.join("\n"));
    }
    expect(readdirSync(join(copy, "renderers"))).toContain(step);
    const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8" });
    expect(run("src/scripts/run.mjs", "src/build/generate.ts")).toMatchObject({ status: 0, stderr: "" });
    const { stdout } = run(join(root, "src/scripts/compile.mjs"), "src/app");
    expect(stdout).toBe("");
  });
});
