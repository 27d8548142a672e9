import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Beside } from "../../engine/load/index.ts";

/** What may be meant by the path of a file that is not there. */
export function besideMissing(path: string): Beside {
  const folder = dirname(path);
  if (existsSync(folder)) return namesIn(folder);
  let gone = folder;
  while (!existsSync(dirname(gone))) gone = dirname(gone);
  const rest = relative(gone, path);
  return namesIn(dirname(gone))
    .map((other) => join(dirname(gone), other, rest))
    .filter((file) => existsSync(file))
    .map((file) => relative(folder, file).replaceAll("\\", "/"));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
