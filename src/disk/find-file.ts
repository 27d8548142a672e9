import { statSync } from "node:fs";
import type { FindFile } from "../../engine/load/index.ts";
import { besideMissing } from "./beside-missing.ts";

/** Looks for a file on the disk; a folder is none. */
export const findFile: FindFile = (path) =>
  isFile(path) ? { found: true } : { found: false, beside: besideMissing(path) };

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
