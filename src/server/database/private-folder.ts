import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** What nobody but the own user may do, by the bits of a mode. */
const others = 0o077;

/**
 * Takes a folder with all that is in it away from every other user of the machine: leads and orders are in it. What the
 * process writes from now on is its user's alone too, whatever it was started with. Something that belongs to somebody
 * else stays as it is.
 *
 * @returns how many files and folders were open to others
 */
export function makePrivate(folder: string): number {
  // Windows keeps no such modes, and a worker may not set the mask of its process.
  if (process.platform === "win32") return 0;
  if (isMainThread) process.umask(others);
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return [folder, ...entries].filter(isClosed).length;
}

/** @returns whether it was open, and is no more */
function isClosed(path: string): boolean {
  const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & others) === 0) return false;
  try {
    chmodSync(path, mode & 0o777 & ~others);
    return true;
  } catch {
    return false;
  }
}
