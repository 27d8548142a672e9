import { hash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";

/**
 * Fingerprint of what a file holds; of a folder, of the names in it. Contents are compared, never times: a checkout, a
 * copy or a restored backup changes times and contents independently.
 *
 * @param {string} path
 * @returns {string | null} null for what cannot be read
 */
export function fingerprintOf(path) {
  try {
    return digest(readFileSync(path));
  } catch (error) {
    return error.code === "EISDIR" ? digest(readdirSync(path).sort().join("\n")) : null;
  }
}

/**
 * Fingerprints of several files.
 *
 * @param {Iterable<string>} paths
 * @param {string} root folder that the result names them from
 * @returns {Record<string, string | null>} by path
 */
export function fingerprintsOf(paths, root = ".") {
  return Object.fromEntries([...paths].map((path) => [relative(root, resolve(path)), fingerprintOf(path)]));
}

/**
 * Whether a build would come out the same if it were made now.
 *
 * @param {string} file the record that writeBuildRecord has left
 * @param {Record<string, string | undefined>} circumstances what shapes the build besides files
 * @param {(name: string) => string} pathOf where a file is that the record names
 */
export function isUpToDate(file, circumstances = {}, pathOf = resolve) {
  try {
    const record = JSON.parse(readFileSync(file, "utf8"));
    return (
      JSON.stringify(record.circumstances) === JSON.stringify(circumstances) &&
      Object.entries(record.files).every(([path, fingerprint]) => fingerprintOf(pathOf(path)) === fingerprint)
    );
  } catch {
    // There is no record yet, or it was damaged.
    return false;
  }
}

/**
 * Writes the record of a build, in one step, since another process may be reading it.
 *
 * @param {string} file
 * @param {Record<string, string | null>} files fingerprints of what it was made from, each taken before the file was read,
 *   so that a file saved meanwhile shows at the next look; and of the files that it consists of
 * @param {Record<string, string | undefined>} circumstances what shapes the build besides files
 */
export function writeBuildRecord(file, files, circumstances = {}) {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify({ circumstances, files }));
  renameSync(written, file);
}

const digest = (contents) => hash("sha256", contents);
