import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { badInputs } from "./bad-inputs.ts";
import { runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How long it takes is measured in bench/bad-input.ts. */
describe("a file that is no definition", { timeout: 60_000 }, () => {
  it.each(badInputs)("$name is refused with a place, within 250 MB", ({ name, bytes, problem }) => {
    const file = join(folder, `${name.replaceAll(/[^\w]+/g, "-")}.yaml`);
    writeFileSync(file, bytes());
    const { code, out, err } = runFunnel("check", file, "--format", "json");
    expect(err).toBe("");
    expect(code).toBe(1);
    const [first] = JSON.parse(out).problems;
    expect(`${first.line}:${first.column} ${first.rule}`).toBe(problem);
    expect(first.file).toBe(file);
  });
});
