import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Claims a folder for this process, and removes the locks of dead processes. Each process writes its own lock file
 * before it looks for others, so two that start at once never both get the folder.
 *
 * @returns a function that releases the folder
 * @throws FolderInUse, which names the process that has it, and the way out
 */
export function lockDirectory(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = join(folder, lockName(process.pid));
  if (isHeld(folder, process.pid)) throw new FolderInUse(folder, process.pid);
  try {
    writeFileSync(own, birthOf(process.pid));
    clearOthers(folder);
  } catch (error) {
    // On a full disk a lock without contents is left, which would count as held by whatever process gets this id next.
    rmSync(own, { force: true });
    // Whoever has the folder can be asked, even if nothing can be written into it.
    clearOthers(folder);
    throw error;
  }
  const release = () => {
    process.off("exit", release);
    rmSync(own, { force: true });
  };
  // Runs however the process ends, unless it is killed.
  process.on("exit", release);
  return release;
}

/** Removes the locks of dead processes. */
function clearOthers(folder: string): void {
  const others = readdirSync(folder)
    .flatMap((name) => lockPattern.exec(name)?.[1] ?? [])
    .map(Number)
    .filter((pid) => pid !== process.pid);
  for (const pid of others) {
    if (isHeld(folder, pid)) throw new FolderInUse(folder, pid);
    rmSync(join(folder, lockName(pid)), { force: true });
  }
}

const lockName = (pid: number) => `process-${pid}.lock`;
const lockPattern = /^process-(\d+)\.lock$/;

function isHeld(folder: string, pid: number): boolean {
  const born = textOf(join(folder, lockName(pid)));
  if (born === undefined || !isAlive(pid)) return false;
  // Process ids are reused, quickly in containers; the start time distinguishes the processes.
  return born === "" ? pid !== process.pid : born === birthOf(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Start time of a process in the kernel's own units; empty if the system does not tell. */
function birthOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`) ?? "";
  // The second field is the program's name in brackets, which may contain spaces.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Another process has the folder of the embedded database. The way out depends on the caller's purpose. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  readonly folder: string;
  /** Id of the process that has it. */
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The folder ${folder} is in use by process ${pid}, probably another funnel server. ` +
        `Stop that process, or give this one a folder of its own: DATA_DIR=${folder}-2 npm start`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}
