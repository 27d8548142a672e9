import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { copyProject } from "./copy-project.ts";
import { root } from "./run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

function run(...words: string[]): { code: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8" });
  return { code: status, out: `${stdout}${stderr}` };
}

const funnel = (...words: string[]) => run("src/cli/bin.mjs", ...words);
const typescript = () => run(join(root, "node_modules/typescript/bin/tsc"), "-b", "src/app");

/** Puts the line that the command printed where the compiler asked for it. */
function register(registry: string, printed: string) {
  const file = join(copy, registry);
  const line = /^ +(\S+: \(\) => import.+,)$/m.exec(printed)?.[1] ?? "";
  writeFileSync(file, readFileSync(file, "utf8").replace(/};\s*$/, `  ${line}\n};\n`));
}

describe.each([
  [
    "new-step",
    "before-after",
    "renderers",
    ["before-after.test.tsx", "before-after.tsx", "example.yaml", "step.schema.json"],
  ],
  [
    "new-section",
    "button-row",
    "renderers/sections",
    ["button-row.test.tsx", "button-row.tsx", "example.yaml", "section.schema.json"],
  ],
])("funnel %s", { timeout: 240_000 }, (command, type, folder, files) => {
  it("starts a folder; the compiler names the one line that is missing; with it all is green", () => {
    const { code, out } = funnel(command, type);
    expect([code, readdirSync(join(copy, folder, type)).sort()]).toEqual([0, files]);
    expect(readFileSync(join(copy, "schema/funnel.schema.json"), "utf8")).toContain(`"const": "${type}"`);

    const missing = typescript();
    expect(missing.out.match(/^\S+\.tsx?(?=\()/gm)).toEqual([`${folder}/registry.ts`]);
    expect(missing.out).toContain(`'"${type}"' is missing`);

    register(`${folder}/registry.ts`, out);
    expect(typescript()).toEqual({ code: 0, out: "" });
    const tests = run(
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      `${folder}/${type}`,
      "renderers/silhouette.test.ts",
    );
    expect(tests.code, tests.out).toBe(0);
  });

  it("refuses a type that is there already, and a word that cannot be one", () => {
    expect(funnel(command, "_template")).toMatchObject({ code: 2, out: expect.stringContaining("cannot be a type") });
    expect(funnel(command, "Nice One")).toMatchObject({ code: 2 });
    const taken = command === "new-step" ? "question" : "badge";
    expect(funnel(command, taken)).toMatchObject({ code: 2, out: expect.stringContaining("already") });
  });
});

it("a component that would be called like a piece the template uses gets a longer name", { timeout: 60_000 }, () => {
  const { out } = funnel("new-step", "copy");
  expect(out).toContain("module.CopyStep");
  register("renderers/registry.ts", out);
  expect(typescript()).toEqual({ code: 0, out: "" });
});

it("docs/extending.md can be followed to the letter", { timeout: 240_000 }, () => {
  const [text = ""] = readFileSync(join(root, "docs/extending.md"), "utf8").split("# Add a section type");
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, body = ""]) => body);
  const write = (file: string, body = "") => writeFileSync(join(copy, "renderers/amount", file), body);

  const { out } = funnel("new-step", "amount");
  expect(out).toContain(blocks("ts")[0]?.trim());
  register("renderers/registry.ts", out);
  write("step.schema.json", blocks("json")[0]);
  expect(run("src/scripts/run.mjs", "src/build/generate.ts").code).toBe(0);
  write("example.yaml", blocks("yaml")[0]);
  const [component, test] = blocks("tsx");
  write("amount.tsx", component);
  write("amount.test.tsx", test);
  expect(typescript()).toEqual({ code: 0, out: "" });
  const tests = run(join(root, "node_modules/vitest/vitest.mjs"), "run", "renderers/amount");
  expect(tests.code, tests.out).toBe(0);
});
