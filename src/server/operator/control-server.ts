import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { OpenDatabase } from "../database/index.ts";
import { type ControlAddress, type ControlProblem, controlFile } from "./control-file.ts";
import { operations } from "./operations.ts";

/**
 * Starts a control server, through which the command line works on a database that only this process can open. It
 * listens on its own port and only on this machine, so that no proxy leads there. Its secret is in the folder, readable
 * by the folder's user.
 *
 * @param folder of the database; this process must have claimed it
 * @returns a function that stops the server and removes the file
 */
export function startControlServer(folder: string, db: OpenDatabase): () => Promise<void> {
  const secret = randomBytes(32).toString("hex");
  const server = createServer(getRequestListener((request) => answer(request, secret, db)));
  const file = controlFile(folder);
  const remove = () => rmSync(file, { force: true });
  const opening = once(server.listen(0, "127.0.0.1"), "listening").then(() => {
    const listening = server.address();
    // A server that listens on a port has an address object.
    if (typeof listening !== "object" || !listening) return;
    const address: ControlAddress = { pid: process.pid, port: listening.port, secret };
    // A file left by a killed server may be readable by others.
    remove();
    writeFileSync(file, JSON.stringify(address), { mode: 0o600, flag: "wx" });
  });
  // Without the file, the command line says that the server must be stopped first. Pages are served all the same.
  opening.catch(() => undefined);
  process.on("exit", remove);
  return async () => {
    await opening.catch(() => undefined);
    process.off("exit", remove);
    remove();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** A caller without the secret gets a 404. */
async function answer(request: Request, secret: string, db: OpenDatabase): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1);
  const isKnown = isSame(request.headers.get("Authorization") ?? "", `Bearer ${secret}`);
  if (!isKnown || request.method !== "POST" || !Object.hasOwn(operations, name))
    return new Response(null, { status: 404 });
  try {
    // The command line sends the input of the named operation.
    const operate = operations[name as keyof typeof operations] as (
      db: OpenDatabase,
      input: unknown,
    ) => Promise<unknown>;
    return Response.json(await operate(db, await request.json()));
  } catch (error) {
    const problem: ControlProblem = { problem: error instanceof Error ? error.message : String(error) };
    return Response.json(problem, { status: 500 });
  }
}

/** Hashes have the same length, and comparing them takes the same time wherever they differ. */
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string) => createHash("sha256").update(text).digest();
