import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";
import { runFunnel } from "./run-funnel.ts";

/** The schema's errors. */
const rules = "bad-format missing-key out-of-range unknown-key unknown-type unknown-value wrong-type".split(" ");

const folder = join(import.meta.dirname, "../load");
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, ...checkFunnel(join(folder, name, "funnel.yaml"), readText, { find: findFile }) }))
  .filter(({ problems }) => problems.some(({ rule }) => rules.includes(rule)));

/** Its bundle holds validators that were written out when it was made; the engine compiles them from the schema. */
describe("the command line", () => {
  it("is shown every kind of thing that the schema has to say", () => {
    const said = new Set(examples.flatMap(({ problems }) => problems.map(({ rule }) => rule)));
    expect(rules.filter((rule) => !said.has(rule))).toEqual([]);
  });

  it.each(examples)("says of $name what the engine says", ({ file, problems, files }) => {
    expect(runFunnel("check", file, "--format", "json").out).toBe(formatReport(problems, files, "json"));
  });
});
