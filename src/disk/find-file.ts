import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Beside, FindFile } from "../../engine/load/index.ts";

/** Looks for a file on the disk. A folder does not count as one. */
export const findFile: FindFile = (path) =>
  isFile(path) ? { found: true } : { found: false, beside: besideMissing(path) };

/** Candidates for what a missing file's path may have meant. */
export function besideMissing(path: string): Beside {
  const folder = dirname(path);
  if (existsSync(folder)) return namesIn(folder);
  let missing = folder;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  const rest = relative(missing, path);
  return namesIn(dirname(missing))
    .map((other) => join(dirname(missing), other, rest))
    .filter((file) => existsSync(file))
    .map((file) => relative(folder, file).replaceAll("\\", "/"));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
