import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isInstalled } from "../src/scripts/is-installed.mjs";

const folder = mkdtempSync(join(tmpdir(), "funnel-installed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const yaml = { version: "2.9.1", integrity: "sha512-a", bin: { yaml: "bin.mjs" } };
const forOtherSystems = { version: "1.0.0", integrity: "sha512-b", optional: true };
const asked = { "": { name: "project" }, "node_modules/yaml": yaml, "node_modules/mac-only": forOtherSystems };

const is = (installed: object) => {
  const write = (name: string, packages: object) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify({ packages }));
    return file;
  };
  return isInstalled(write("asked.json", asked), write("installed.json", installed));
};

test("what is asked for is installed, less what other systems need", () => {
  expect(is({ "node_modules/yaml": yaml })).toBe(true);
  expect(is({ "node_modules/yaml": { ...yaml, dev: true }, "node_modules/mac-only": forOtherSystems })).toBe(true);
});

test.each([
  ["nothing", {}],
  ["another version", { "node_modules/yaml": { ...yaml, version: "2.9.0" } }],
  ["other contents under the same version", { "node_modules/yaml": { ...yaml, integrity: "sha512-c" } }],
  ["a command that is called otherwise", { "node_modules/yaml": { ...yaml, bin: { yaml: "bin.cjs" } } }],
  ["a package that is not asked for any more", { "node_modules/yaml": yaml, "node_modules/old": yaml }],
])("it is not where there is %s", (_, installed) => {
  expect(is(installed)).toBe(false);
});

test("it is not where nothing was ever installed", () => {
  expect(isInstalled("package-lock.json", join(folder, "nothing.json"))).toBe(false);
});

test("it is in this project", () => {
  expect(isInstalled("package-lock.json", "node_modules/.package-lock.json")).toBe(true);
});
