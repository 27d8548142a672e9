import { readFileSync } from "node:fs";
import { FolderInUse, openDatabase } from "../database/index.ts";
import { type ControlAddress, type ControlProblem, controlFile } from "./control-file.ts";
import { type Operations, operations } from "./operations.ts";

type Opening = Parameters<typeof openDatabase>;

/** Milliseconds that an operation may take, such as listing all orders or erasing a person. */
const longest = 600_000;

/**
 * Runs an operation on the database: directly, or through the server that has claimed the embedded database's folder.
 *
 * @param prepare what to do first with a database that no other process has open
 * @throws FolderInUse if the folder is in use by a process that does not answer us; Error if the database does not
 * answer
 */
export async function operate<Name extends keyof Operations>(
  place: Opening[0],
  name: Name,
  input: Operations[Name]["input"],
  prepare?: Opening[1],
): Promise<Operations[Name]["output"]> {
  try {
    const db = openDatabase({ ...place, patience: longest }, prepare);
    return await operations[name](db, input).finally(db.close);
  } catch (error) {
    const address = error instanceof FolderInUse ? controlAddress(error) : undefined;
    const answer = address && (await request(address, name, input));
    if (!answer) throw error;
    // A server responds with the operation's result or with an error.
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    const { problem }: ControlProblem = JSON.parse(text);
    throw new Error(problem);
  }
}

/** The control address of the process that has the folder, not of an earlier one. */
function controlAddress({ folder, pid }: FolderInUse): ControlAddress | undefined {
  try {
    const address: ControlAddress = JSON.parse(readFileSync(controlFile(folder), "utf8"));
    return address.pid === pid ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds to wait for the server: copying everything takes longer than reading some of it. */
const patience = (name: string) => (name === "backUp" ? 300_000 : 30_000);

/** @returns undefined if there is no server of ours, or it does not answer in time */
async function request({ port, secret }: ControlAddress, name: string, input: object): Promise<Response | undefined> {
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(input), signal: AbortSignal.timeout(patience(name)) };
  const answer = await fetch(`http://127.0.0.1:${port}/${name}`, init).catch(() => undefined);
  return answer?.status === 404 ? undefined : answer;
}
