import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { findFile } from "../disk/find-file.ts";

/**
 * Fingerprints of the files a definition is made of, as `src/scripts/build-if-changed.mjs` compares them; null for a file that
 * was looked for and is not there.
 *
 * @param files absolute paths
 * @returns by path relative to the project
 */
export function inputHashes(files: readonly string[]): Readonly<Record<string, string | null>> {
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(
    files.map((file) => [relative(process.cwd(), file), findFile(file).found ? hashOf(file) : null]),
  );
}
