import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startFunnel } from "./run-funnel.ts";

afterEach(() => vi.unstubAllEnvs());

describe("funnel doctor", { timeout: 60_000 }, () => {
  it.each([
    ["the one that FUNNEL names", [], "of-the-server.yaml"],
    ["the one that is named", ["my.yaml"], "my.yaml"],
  ])("looks at %s", (_, words, file) => {
    vi.stubEnv("FUNNEL", "of-the-server.yaml");
    expect(startFunnel("doctor", ...words)).toEqual({
      code: 2,
      out: "",
      err: `funnel: There is no file "${file}". Name the definition: funnel doctor FILE\n`,
    });
  });

  it("takes settings from the file that ENV_FILE names", () => {
    const folder = mkdtempSync(join(tmpdir(), "funnel-settings-"));
    const file = join(folder, "settings");
    writeFileSync(file, "FUNNEL=of-the-file.yaml\n");
    vi.stubEnv("ENV_FILE", file);
    vi.stubEnv("FUNNEL", undefined);
    expect(startFunnel("doctor").err).toBe(
      'funnel: There is no file "of-the-file.yaml". Name the definition: funnel doctor FILE\n',
    );
    rmSync(folder, { recursive: true });
  });

  it.each(["", "/within"])("says that there is a file in the place of the database's folder%s", (within) => {
    const folder = mkdtempSync(join(tmpdir(), "funnel-no-folder-"));
    const file = join(folder, "data");
    writeFileSync(file, "");
    vi.stubEnv("DATABASE_URL", undefined);
    vi.stubEnv("DATA_DIR", file + within);
    const { code, out } = startFunnel("doctor", "tests/cli/sound.yaml");
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ database +The folder .*funnel-no-folder-.* cannot be made, because there is a file in its place/,
    );
    expect(out).not.toContain("first start");
    rmSync(folder, { recursive: true });
  });
});
