import type { FindFile, ReadText } from "../../engine/load/index.ts";
import { findFile } from "../disk/find-file.ts";
import { readText } from "../disk/read-text.ts";

/** What a check said, and all that it depends on. */
export type Checked = { readonly code: number; readonly report: string; readonly files: readonly string[] };

/** The disk, and what it was asked for. */
export type WatchedDisk = {
  readonly read: ReadText;
  readonly find: FindFile;
  /** Paths of all files that were asked for; undefined where one was missing, since any folder may get it. */
  readonly files: () => readonly string[] | undefined;
};

/** Reads and looks for files, and remembers which. */
export function watchedDisk(): WatchedDisk {
  const files = new Set<string>();
  let hasMissed = false;
  return {
    read(path) {
      const result = readText(path);
      files.add(path);
      hasMissed ||= "failure" in result;
      return result;
    },
    find(path) {
      const result = findFile(path);
      files.add(path);
      hasMissed ||= !result.found;
      return result;
    },
    files: () => (hasMissed ? undefined : [...files]),
  };
}
