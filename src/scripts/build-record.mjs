import { hash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";

/**
 * Fingerprint of a file's content, or of the names in a folder. Contents are compared, never times: a checkout, a copy
 * or a restored backup changes times and contents independently.
 *
 * @param {string} path
 * @returns {string | null} null if it cannot be read
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
 * @param {string} root folder that the names in the result are relative to
 * @returns {Record<string, string | null>} by path
 */
export function fingerprintsOf(paths, root = ".") {
  return Object.fromEntries([...paths].map((path) => [relative(root, resolve(path)), fingerprintOf(path)]));
}

/**
 * Whether a new build would give the same result.
 *
 * @param {string} file the record that writeBuildRecord wrote
 * @param {Record<string, string | undefined>} circumstances inputs of the build other than files @param {(name: string)
 * => string} pathOf path of a file in the record
 */
export function isUpToDate(file, circumstances = {}, pathOf = resolve) {
  try {
    const record = JSON.parse(readFileSync(file, "utf8"));
    return (
      JSON.stringify(record.circumstances) === JSON.stringify(circumstances) &&
      Object.entries(record.files).every(([path, fingerprint]) => fingerprintOf(pathOf(path)) === fingerprint)
    );
  } catch {
    // There is no record yet, or it is damaged.
    return false;
  }
}

/**
 * Writes the record of a build atomically, because another process may be reading it.
 *
 * @param {string} file
 * @param {Record<string, string | null>} files fingerprints of its inputs, each taken before the file was read, so that
 * a file saved meanwhile counts as changed; and of the files that it consists of
 * @param {Record<string, string | undefined>} circumstances what shapes the build besides files
 */
export function writeBuildRecord(file, files, circumstances = {}) {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify({ circumstances, files }));
  renameSync(written, file);
}

const digest = (contents) => hash("sha256", contents);
