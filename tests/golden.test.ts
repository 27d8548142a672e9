import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { expectGolden } from "./golden.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-golden-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

it("a report that is missing or differs fails, and is written only where that is asked for", () => {
  vi.stubEnv("UPDATE_GOLDENS", "");
  const file = join(folder, "report.txt");
  expect(() => expectGolden(file, "One")).toThrow();
  writeFileSync(file, "Another");
  expect(() => expectGolden(file, "One")).toThrow();
  expect(readFileSync(file, "utf8")).toBe("Another");
  vi.stubEnv("UPDATE_GOLDENS", "1");
  expectGolden(file, "One");
  expect(readFileSync(file, "utf8")).toBe("One");
});
