import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { inFolder } from "./folder-problem.ts";

/** Mode bits of everybody except the owner. */
const others = 0o077;

/**
 * Denies all other users of the machine access to a folder and its contents, which include leads and orders. Files that
 * the process creates from now on are private as well, whatever its umask was. Files of other owners stay as they are.
 *
 * @returns how many files and folders were accessible to others
 */
export function makePrivate(folder: string): number {
  // Windows has no such modes, and a worker cannot set the umask of its process.
  if (process.platform === "win32") return 0;
  if (isMainThread) process.umask(others);
  if (!existsSync(folder)) return 0;
  const names = inFolder(folder, () => readdirSync(folder, { recursive: true, encoding: "utf8" }));
  const entries = names.map((name) => join(folder, name));
  return [folder, ...entries].filter(isClosed).length;
}

/** @returns whether it was accessible and no longer is */
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
