import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, resolve, sep } from "node:path";
import { fileMeant } from "../../engine/load/index.ts";
import { besideMissing } from "../disk/index.ts";

/** Why something was not done, in a sentence with the way out. */
export type Refusal = { readonly refusal: string };

/** An absolute path that may be read or written. */
type Place = { readonly path: string };

/**
 * Finds files by the names that callers give them, and refuses what lies outside of a folder.
 *
 * @param root real path of the folder
 */
export function placesIn(root: string) {
  /** The absolute path of a text file in the folder; not where a link leads out of it. */
  function place(file: string): Place | Refusal {
    if (isTooLong(file)) return tooLong(file);
    const path = resolve(root, file);
    if (isAbsolute(file) && !isWithin(root, path)) return outside(file);
    if (!existsSync(path)) {
      if (!isWithin(root, path)) return outside(file);
      const { sentence } = fileMeant(file, besideMissing(path), /\.(ya?ml|md|txt)$/i);
      const wayOut = sentence || ' The tool "new" begins a funnel in a folder of its own.';
      return { refusal: `There is no file "${file}" in ${root}.${wayOut}` };
    }
    const real = realpathSync(path);
    if (!isWithin(root, real)) return outside(file);
    return readable.test(real) ? { path: real } : noPart(file);
  }

  /** What a version is compared with: a file, a git revision, or `REVISION:FILE`, whose file could be anywhere in the repository. */
  function oldPlace(old: string): Place | Refusal {
    if (isTooLong(old)) return tooLong(old);
    if (existsSync(resolve(root, old))) return place(old);
    const [, file] = /:(.*)$/s.exec(old) ?? [];
    if (file === undefined) return { path: old };
    const then = newPlace(file);
    if ("refusal" in then) return then;
    return readable.test(file) ? { path: old } : noPart(file);
  }

  /** Where a file or folder that is not there would be written; also links above it must stay in the folder. */
  function newPlace(file: string): Place | Refusal {
    if (isTooLong(file)) return tooLong(file);
    const path = resolve(root, file);
    let above = dirname(path);
    while (!existsSync(above)) above = dirname(above);
    // Whoever writes to a link to nothing writes where it leads.
    if (!existsSync(path) && lstatSync(path, { throwIfNoEntry: false })) return outside(file);
    return isWithin(root, path) && isWithin(root, realpathSync(above)) ? { path } : outside(file);
  }

  const outside = (file: string): Refusal => ({
    refusal: `"${file}" lies outside of ${root}, and only files in that folder are read and written. Start the server in the folder of the other project.`,
  });

  /** A report shows lines of what it is about, and beside a funnel are the settings of its server. */
  const noPart = (file: string): Refusal => ({
    refusal: `"${file}" is no part of a definition: those end in .yaml, .yml, .md or .txt.`,
  });

  const tooLong = (file: string): Refusal => ({
    refusal: `"${file.slice(0, 60)}…" has ${file.length.toLocaleString("en")} letters, and no file in ${root} can have so long a name. Name a shorter one.`,
  });

  return { place, oldPlace, newPlace };
}

/** Names and paths that the systems of disks refuse, with words of their own. */
const isTooLong = (file: string): boolean =>
  Buffer.byteLength(file) > 4000 || file.split(/[/\\]/).some((name) => Buffer.byteLength(name) > 255);

const readable = /\.(ya?ml|md|txt)$/i;

const isWithin = (root: string, path: string): boolean => path === root || path.startsWith(root + sep);
