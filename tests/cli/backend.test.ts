import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-backend-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("funnel backend", { timeout: 60_000 }, () => {
  it("writes what the functions know of a definition, with its fingerprint", () => {
    const out = join(folder, "funnel.json");
    expect(runFunnel("backend", "--out", out)).toMatchObject({ code: 0, err: "" });
    const funnel = JSON.parse(readFileSync(out, "utf8"));
    expect(funnel).toMatchObject({ version: 1, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(Object.keys(funnel.plans)).toHaveLength(3);
  });

  it("writes nothing of a definition with problems, and names them", () => {
    const { code, err } = runFunnel("backend", "tests/cli/broken.yaml", "--out", join(folder, "broken.json"));
    expect(code).toBe(1);
    expect(err).toContain("tests/cli/broken.yaml:19:11");
    expect(() => readFileSync(join(folder, "broken.json"))).toThrow("ENOENT");
  });

  it("says what is missing where there is no definition, or no place for it", () => {
    expect(runFunnel("backend", "nothing.yaml")).toMatchObject({
      code: 2,
      err: expect.stringContaining("nothing.yaml"),
    });
    const nowhere = join(folder, "no", "funnel.json");
    expect(runFunnel("backend", "--out", nowhere)).toMatchObject({
      code: 2,
      err: expect.stringContaining("no folder"),
    });
  });
});
