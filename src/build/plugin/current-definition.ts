import { relative, resolve } from "node:path";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { type ReadFunnelFile, readFunnelFile } from "../../disk/index.ts";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";

/** The definition that is built or served. A save that breaks it leaves the last good one in its place. */
export type CurrentDefinition = {
  /** Path of its file. */
  readonly path: string;
  /** What was found when it was last read. */
  readonly read: () => ReadFunnelFile;
  /** Reads it anew. */
  readonly readAgain: () => ReadFunnelFile;
  /** The last good one; undefined if none of them was. */
  readonly good: () => FunnelDefinition | undefined;
  /**
   * The last good one.
   *
   * @throws if none of them was
   */
  readonly definition: () => FunnelDefinition;
};

/**
 * Reads a definition for a build or for the dev server.
 *
 * @param file path of the definition
 */
export function currentDefinition(file: string, loaded: LoadedFiles): CurrentDefinition {
  const path = relative(process.cwd(), resolve(file)) || file;
  let read = readFunnelFile(path, loaded.add);
  let good = read.definition;
  return {
    path,
    read: () => read,
    readAgain: () => {
      read = readFunnelFile(path);
      good = read.definition ?? good;
      return read;
    },
    good: () => good,
    definition: () => {
      if (good) return good;
      // The report names the place; a stack trace of our own code helps nobody.
      throw Object.assign(new Error(`${path} has problems.\n\n${read.report}`), { stack: "" });
    },
  };
}
