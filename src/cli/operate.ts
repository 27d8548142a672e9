import { readFileSync } from "node:fs";
import { FolderInUse } from "../server/database/folder-in-use.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { type Door, doorFile, type Problem } from "../server/operator/door-file.ts";
import { type Operations, operations } from "../server/operator/operations.ts";

type Opening = Parameters<typeof openDatabase>;

/**
 * Does something with the database: itself, or through the server that has the folder of the embedded one.
 *
 * @param prepare what to do first with a database that nobody else has open
 * @throws FolderInUse if the folder is in use by a process that does not let us in; Error if the database does not answer
 */
export async function operate<Name extends keyof Operations>(
  place: Opening[0],
  name: Name,
  input: Operations[Name]["input"],
  prepare?: Opening[1],
): Promise<Operations[Name]["output"]> {
  try {
    const db = openDatabase(place, prepare);
    return await operations[name](db, input).finally(db.close);
  } catch (error) {
    const door = error instanceof FolderInUse ? doorOf(error) : undefined;
    const answer = door && (await knock(door, name, input));
    if (!answer) throw error;
    // A server says what the operation gives, or what went wrong.
    if (!answer.ok) throw new Error(((await answer.json()) as Problem).problem);
    return (await answer.json()) as Operations[Name]["output"];
  }
}

/** The door of the very process that has the folder, and not what one before it left. */
function doorOf({ folder, pid }: FolderInUse): Door | undefined {
  try {
    const door: Door = JSON.parse(readFileSync(doorFile(folder), "utf8"));
    return door.pid === pid ? door : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined if nobody is there who knows us */
async function knock({ port, secret }: Door, name: string, input: object): Promise<Response | undefined> {
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(input), signal: AbortSignal.timeout(30_000) };
  const answer = await fetch(`http://127.0.0.1:${port}/${name}`, init).catch(() => undefined);
  return answer?.status === 404 ? undefined : answer;
}
