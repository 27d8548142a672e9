import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Compares a report with the stored one. With UPDATE_GOLDENS=1 it rewrites the file instead, so that the diff can be
 * read before it is committed.
 */
export function expectGolden(file: string, report: string): void {
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, report);
  expect(report).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
}
