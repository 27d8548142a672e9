import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Beside, FindFile } from "../../engine/load/index.ts";

/** Looks for a file on the disk. A folder does not count as one. */
export const findFile: FindFile = (path) => {
  const bytes = sizeOf(path);
  return bytes === undefined ? { found: false, beside: besideMissing(path) } : { found: true, bytes };
};

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

/** Size of a file in bytes; undefined if there is none. */
function sizeOf(path: string): number | undefined {
  try {
    const found = statSync(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
