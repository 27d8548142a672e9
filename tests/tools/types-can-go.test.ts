import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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

/** A step that uses a type. */
const uses: Readonly<Record<(typeof kinds)[number], (type: string) => string>> = {
  step: (type) => type,
  section: (type) => `info, sections: [{ type: ${type} }]`,
  field: (type) => `form, fields: [{ type: ${type} }]`,
};

describe("without the folder of a type, a funnel that does not use it is checked, compiled and shown", () => {
  test.each(types)("$kind $type", { timeout: 120_000 }, async ({ kind, type }) => {
    const folder = join(copy, folders[kind], type);
    renameSync(folder, `${copy}/away`);
    const core = await coreOf(copy);
    renameSync(`${copy}/away`, folder);

    const text = `${frame}${funnels.find((funnel) => !funnel.includes(`type: ${type},`))}`;
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

    const gone = `${frame}start: a\nsteps:\n  a: { type: ${uses[kind](type)} }\n`;
    const refused = core.checkFunnel("funnel.yaml", () => ({ text: gone })).problems;
    expect(refused.map(({ message }) => message).join()).toContain(`"${type}"`);
  });
});

/** Nobody needs these two together, so that each type is missing in one of the runs. */
describe.each([
  ["question", "text", "number"],
  ["receipt", "heading", "email"],
])("with no types but the step %s, the section %s and the field %s", { timeout: 120_000 }, (step, section, field) => {
  test("engine, functions, pages and renderers compile, once their lines are gone from the registries", () => {
    const half = copyProject();
    const kept = { step, section, field };
    for (const { kind, type } of types.filter(({ kind, type }) => kept[kind] !== type)) {
      rmSync(join(half, folders[kind], type), { recursive: true });
      const registry = join(half, folders[kind], "registry.ts");
      const lines = readFileSync(registry, "utf8").split("\n");
      const others = lines.filter((line) => !line.includes(`"./${type}/`));
      expect(lines.length - others.length).toBe(1);
      writeFileSync(registry, others.join("\n"));
    }
    expect(readdirSync(join(half, "renderers"))).toContain(step);
    const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: half, encoding: "utf8" });
    expect(run("src/scripts/run.mjs", "src/build/generate.ts")).toMatchObject({ status: 0, stderr: "" });
    const { stdout } = run(join(root, "node_modules/typescript/bin/tsc"), "-b", "--checkers", "1", "src/app");
    rmSync(half, { recursive: true });
    expect(stdout).toBe("");
  });
});
