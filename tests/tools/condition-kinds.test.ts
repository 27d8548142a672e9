import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyProject } from "../cli/copy-project.ts";
import { root } from "../cli/run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const planted = ["engine/flow/condition-node.ts", "schema/funnel.types.ts"];
afterEach(() => {
  for (const file of planted) cpSync(join(root, file), join(copy, file));
});

/** Compiles the engine in the copy, with one of its lines replaced; gives the files that are wrong. */
function wrongAfter(file: string, line: string, by: string): readonly string[] {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(line);
  writeFileSync(join(copy, file), text.replace(line, by));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-b", "engine"], { cwd: copy, encoding: "utf8" });
  return [...new Set(stdout.match(/^\S+\.ts(?=\()/gm))].sort();
}

test("a kind of condition more is demanded by the compiler in each reading of them", { timeout: 120_000 }, () => {
  const query = "  readonly query: Named";
  const readings = readdirSync(join(copy, "engine"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `engine/${name}`)
    .filter((file) => /^const \w+: ByKind</m.test(readFileSync(join(copy, file), "utf8")))
    .sort();
  expect(readings.length).toBeGreaterThan(5);
  expect(wrongAfter("engine/flow/condition-node.ts", query, `  readonly field: Named;\n${query}`)).toEqual(readings);
});

test("a word more in the schema is demanded by the compiler in the parser", { timeout: 120_000 }, () => {
  const has = "  has?: string | string[];";
  expect(wrongAfter("schema/funnel.types.ts", has, `${has}\n  field?: { [k: string]: string };`)).toContain(
    "engine/flow/parse-condition.ts",
  );
});
