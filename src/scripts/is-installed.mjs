import { readFileSync } from "node:fs";

/**
 * Whether npm has installed the packages of the lock file. Contents are compared, never times, as in build-record.mjs.
 *
 * @param {string} asked path of package-lock.json
 * @param {string} installed path of the list that npm keeps in node_modules
 */
export function isInstalled(asked, installed) {
  const wanted = packagesIn(asked);
  const found = packagesIn(installed);
  return (
    Object.entries(wanted).every(([path, entry]) => (path in found ? isSame(entry, found[path]) : entry.optional)) &&
    Object.keys(found).every((path) => path in wanted)
  );
}

/** Packages by their path in the project, without the project itself. */
function packagesIn(file) {
  try {
    const { "": project, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    // Nothing is installed yet, or npm was interrupted.
    return {};
  }
}

const isSame = (one, other) => partsOf(one) === partsOf(other);

const partsOf = ({ version, integrity, bin }) => JSON.stringify([version, integrity, bin]);
