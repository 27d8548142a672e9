import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root, runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-out-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "funnel.yaml");
const text = readFileSync(join(root, "tests/cli/sound.yaml"), "utf8");
writeFileSync(file, text);
writeFileSync(join(folder, "logo.svg"), "");

it.each([["graph", "--format", "svg"], ["contract"], ["backend"]])(
  "%s never writes over the definition that it reads",
  (command, ...more) => {
    expect(runFunnel(command, file, ...more, "--out", join(folder, "./funnel.yaml"))).toEqual({
      code: 2,
      out: "",
      err: `funnel: "${file}" is the definition itself, which would be lost. Name another file.\n`,
    });
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

it.each(["graph", "contract", "backend"])("%s says in a sentence where it cannot write", (command) => {
  expect(runFunnel(command, file, "--out", folder)).toEqual({
    code: 2,
    out: "",
    err: `funnel: "${folder}" cannot be written: illegal operation on a directory. Name another place.\n`,
  });
});

it("translate begins a file that holds nothing but comments, and leaves the comments", () => {
  const overlay = join(folder, "funnel.pt.yaml");
  writeFileSync(overlay, "# By Ann\n");
  expect(runFunnel("translate", "pt", file)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(overlay, "utf8")).toMatch(/^# By Ann\ntranslates: funnel\.yaml\nlanguage: pt\n\w+:\n/);
});

it.each([
  ["hu", "translates: other.yaml\nlanguage: hu\n", "translates other.yaml, not funnel.yaml."],
  ["cs", "translates: funnel.yaml\nlanguage: sk\n", "says that its language is sk, not cs."],
])("translate %s does not touch a translation into another language or of another file", (tag, own, why) => {
  const overlay = join(folder, `funnel.${tag}.yaml`);
  writeFileSync(overlay, own);
  expect(runFunnel("translate", tag, file)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  expect(readFileSync(overlay, "utf8")).toBe(own);
});
