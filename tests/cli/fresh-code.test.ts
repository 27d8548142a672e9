import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isUpToDate } from "../../src/scripts/build-record.mjs";
import { copyProject } from "./copy-project.ts";

const copy = copyProject();
const record = join(copy, "node_modules/.cache/funnel-cli/build-record.json");
beforeAll(() => {
  for (const file of ["sound.yaml", "logo.svg"]) copyFileSync(join(import.meta.dirname, file), join(copy, file));
  funnel("explain", "dead-end");
});
afterAll(() => rmSync(copy, { recursive: true }));

function funnel(...words: string[]): string {
  const env = { ...process.env, ENV_FILE: "" };
  const { stdout, stderr } = spawnSync(process.execPath, ["src/cli/bin.mjs", ...words], {
    cwd: copy,
    encoding: "utf8",
    env,
  });
  return stdout + stderr;
}

/** Changes a file of the copy while something is asked of it. */
function whileChanged<T>(file: string, change: (text: string) => string, ask: () => T): T {
  const text = readFileSync(join(copy, file), "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(join(copy, file), change(text));
  try {
    return ask();
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

/** Files whose code a module runs, itself and all that it imports, found in their texts and not asked of a bundler. */
function closureOf(start: string): readonly string[] {
  const found = new Set<string>();
  const enter = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const imports = /^(?:import|export)\s(?!type\s)(?:[^;"=]*?\sfrom\s)?"(\.[^"$]+)"|\bimport\("(\.[^"$]+)"\)/gm;
    for (const [, whole, late] of readFileSync(join(copy, file), "utf8").matchAll(imports))
      enter(join(dirname(file), whole ?? late ?? ""));
  };
  enter(start);
  return [...found];
}

it("whichever file of its code changes, the command line does not run on what it was before", () => {
  const files = [...closureOf("src/cli/main.ts"), ...closureOf("src/build/cli-bundle.ts")];
  expect(files.length).toBeGreaterThan(250);
  expect(files).toContain("src/scripts/load-env.mjs");
  expect(files).toContain("schema/funnel.schema.json");
  expect(isUpToDate(record, {}, copy)).toBe(true);
  const missed = files.filter((file) =>
    whileChanged(
      file,
      (text) => `${text}\n`,
      () => isUpToDate(record, {}, copy),
    ),
  );
  expect(missed).toEqual([]);
  expect(isUpToDate(record, {}, copy)).toBe(true);
});

it("nor after a file has come into a folder of which it takes all", () => {
  const added = join(copy, "supabase/migrations/9999_added.sql");
  writeFileSync(added, "select 1;");
  expect(isUpToDate(record, {}, copy)).toBe(false);
  rmSync(added);
  expect(isUpToDate(record, {}, copy)).toBe(true);
});

it.each([
  [
    "what reads the settings",
    "src/scripts/load-env.mjs",
    (text: string) => `${text}\nprocess.env.FUNNEL = "CHANGED.yaml";\n`,
    ["doctor"],
  ],
  [
    "the schema",
    "schema/funnel.schema.json",
    (text: string) => text.replace(/^ {2}"required": \[/m, '  "required": ["CHANGED",'),
    ["check", "sound.yaml"],
  ],
  [
    "what starts it",
    "src/cli/bin.mjs",
    (text: string) => `${text}\nprocess.stdout.write("CHANGED");\n`,
    ["explain", "dead-end"],
  ],
])("the next call shows a change of %s", (_, file, change, words) => {
  expect(existsSync(join(copy, file))).toBe(true);
  expect(funnel(...words)).not.toContain("CHANGED");
  expect(whileChanged(file, change, () => funnel(...words))).toContain("CHANGED");
});
