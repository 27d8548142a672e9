import { existsSync } from "node:fs";
import { join } from "node:path";
import { operate } from "../../server/operator/index.ts";
import type { ServerSettings } from "../../server/server-settings.ts";
import type { Diagnosis } from "./diagnose-settings.ts";

/** Whether the database is there and up to date, and what waits in the outbox. Looks, and changes nothing. */
export async function diagnoseDatabase(settings: ServerSettings): Promise<readonly Diagnosis[]> {
  const { databaseUrl, dataDir, port } = settings;
  const name = databaseUrl ? `Postgres at ${placeOf(databaseUrl)}` : `embedded, in ${dataDir}`;
  const tell = (state: Diagnosis["state"], text: string): Diagnosis => ({ about: "database", state, text });
  if (!databaseUrl && !existsSync(join(dataDir, "postgres")))
    return [tell("fallback", `${name}, made at the first start; DATABASE_URL names another`)];
  try {
    const found = await operate(settings, "diagnose", {}, async () => undefined);
    const { status, database, missing = [] } = found;
    if (status === "ok") return [tell(databaseUrl ? "ok" : "fallback", `${name}, up to date`), outbox(found.outbox)];
    const lacking = missing.length ? `; ${missing.join(", ")} will run at the next start` : "";
    return [tell("problem", `${name}: ${database}${lacking}`)];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // A running server that does not let us in has it, which is as it should be; it answers for itself.
    return [tell("fallback", `${text} If that is the server, ask http://localhost:${port}/healthz`)];
  }
}

function outbox(counts: Readonly<Record<string, number>>): Diagnosis {
  const count = (state: string) => counts[state] ?? 0;
  const text = `${count("delivered")} delivered, ${count("waiting")} waiting, ${count("dead")} given up, ${count("dropped")} dropped`;
  return count("dead")
    ? { about: "outbox", state: "problem", text: `${text}; see npx funnel outbox --dead` }
    : { about: "outbox", state: "ok", text };
}

/** An address without the name and password in it. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return "an address that cannot be read; write postgres://user:password@host:port/name";
  }
}
