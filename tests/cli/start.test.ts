import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyProject } from "./copy-project.ts";
import { root } from "./run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const cache = join(copy, "node_modules/.cache");
const bundle = join(cache, "funnel-cli.cjs");
const record = join(cache, "funnel-check.json");
const compiled = () =>
  readdirSync(cache)
    .filter((name) => name.endsWith(".cache"))
    .map((name) => join(cache, name));

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, "src/cli/bin.cjs"), "check", join(root, "examples/evening-piano/funnel.yaml")],
    { encoding: "utf8" },
  );
  return { code: status, last: stdout.trimEnd().split("\n").at(-1), err: stderr };
}

/** Runs the check itself, where what it has said would be said again. */
function checkAnew() {
  rmSync(record);
  return check();
}

const { last } = check();
const sound = { code: 0, last, err: "" };

it("keeps what a check has compiled, and says the same with it", () => {
  expect(last).toMatch(/^0 errors|no problems$/);
  expect(compiled()).toHaveLength(1);
  expect(checkAnew()).toEqual(sound);
});

it("says what it has said before where nothing has changed", () => {
  expect(check()).toEqual(sound);
  writeFileSync(record, readFileSync(record, "utf8").replace("problems", "surprises"));
  expect(check().last).toContain("surprises");
});

it("does not believe compiled code that was damaged", () => {
  const [file = ""] = compiled();
  const bytes = readFileSync(file);
  for (const at of [0, 1_000, Math.floor(bytes.length / 2)]) {
    const damaged = Buffer.from(bytes);
    damaged.fill(0xff, at, at + 64);
    writeFileSync(file, damaged);
    expect(checkAnew()).toEqual(sound);
  }
  truncateSync(file, 2);
  expect(checkAnew()).toEqual(sound);
});

it.each([0, 300_000])("makes a bundle of which only %i bytes are left anew", (bytes) => {
  truncateSync(bundle, bytes);
  expect(check()).toEqual(sound);
});

it("follows a source that was put in place with an older time", () => {
  const report = join(copy, "engine/report/stylish.ts");
  writeFileSync(report, readFileSync(report, "utf8").replace('count(errors, "error")', 'count(errors, "slip")'));
  utimesSync(report, 1_000_000_000, 1_000_000_000);
  expect(check()).toEqual({ ...sound, last: last?.replace("errors", "slips") });
});
