import { dirname, relative } from "node:path";
import { checkFunnel } from "../../engine/check/index.ts";
import type { FindFile, ReadText } from "../../engine/load/index.ts";
import type { Problem } from "../../engine/problem/index.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";

/** Checks a text in place of a definition, with the other files unchanged, except one that may be removed. */
export function checked(file: string, text: string, without?: string): readonly Problem[] {
  const isGone = (path: string) => without !== undefined && relative(dirname(file), path) === without;
  const read: ReadText = (path) => (path === file ? { text } : isGone(path) ? { failure: "missing" } : readText(path));
  const find: FindFile = (path) => (isGone(path) ? { found: false } : findFile(path));
  return checkFunnel(file, read, { find }).problems;
}
