import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Holds a report against the one that is kept as a file. With UPDATE_GOLDENS=1 the file is written anew instead, so that the
 * difference can be read before it is committed.
 */
export function expectGolden(file: string, report: string): void {
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, report);
  expect(report).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
}
