import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatReport, loadFunnel } from "../../engine/check.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";
import { runFunnel } from "./run-funnel.ts";

const folder = join(import.meta.dirname, "../load");
const examples = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Its bundle holds validators that were written out when it was made; the engine compiles them from the schema. */
describe("the command line", () => {
  it.each(examples.map(({ name }) => name))("says of %s what the engine says", (name) => {
    const file = join(folder, name, "funnel.yaml");
    const { problems, files } = loadFunnel(file, readText, findFile);
    expect(problems.length).toBeGreaterThan(0);
    expect(runFunnel("check", file, "--format", "json").out).toBe(formatReport(problems, files, "json"));
  });
});
