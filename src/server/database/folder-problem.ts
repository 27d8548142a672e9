import { statfsSync } from "node:fs";
import { FolderInUse } from "./directory-lock.ts";

/** Megabytes below which Postgres may find no room to open its files: each part of its log has 16. */
const leastRoom = 32;

/**
 * Does something with the folder of the database.
 *
 * @throws Error in plain words if the system refuses: the folder, what is wrong with it, and the way out
 */
export function inFolder<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw folderProblem(folder, error);
  }
}

/**
 * What is wrong with the folder of a database that failed to open.
 *
 * @param room how many megabytes its disk has left, if that is known
 * @returns an Error in plain words; the failure itself if it is not the folder's
 */
export function folderProblem(folder: string, error: unknown, room = megabytesLeft(folder)): unknown {
  if (error instanceof FolderInUse) return error;
  if (room !== undefined && room < leastRoom)
    return new Error(
      `The disk of the folder ${folder} has ${room} MB left, too few to open the database in it. ` +
        "Nothing in it is lost: make room, and start the server if it has stopped.",
    );
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const problem = problems[code];
  if (problem === undefined) return error;
  return new Error(
    `The folder ${folder} of the database ${problem} (${code}), or choose another: DATA_DIR=.data npm start`,
  );
}

const problems: Readonly<Record<string, string>> = {
  EACCES: "belongs to another user, or is in a folder that does. Start the server as that user",
  EPERM: "belongs to another user, or is in a folder that does. Start the server as that user",
  EROFS: "is on a disk that can only be read. Make that writable",
  // Node.js says this of a folder that is to be made on a disk that can only be read.
  ENOENT: "cannot be made, because the folder above it can only be read or is gone. Make that writable",
  ENOTDIR: "cannot be made, because there is a file in its place. Move that away",
  EEXIST: "cannot be made, because there is a file in its place. Move that away",
};

function megabytesLeft(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 2 ** 20);
  } catch {
    // The folder is not there, which is said otherwise.
    return undefined;
  }
}
