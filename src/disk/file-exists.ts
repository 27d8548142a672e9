import { statSync } from "node:fs";
import type { FileExists } from "../../engine/check.ts";

/** Whether there is a file on the disk; a folder is none. */
export const fileExists: FileExists = (path) => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};
