import { randomUUID } from "node:crypto";
import type { ServerFunnel } from "../../engine/views/index.ts";
import {
  type Context,
  type Log,
  type PaymentProvider,
  settingsOf,
} from "../../supabase/functions/_shared/context/index.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { fetchUntil } from "./fetch-until.ts";
import { openDoor } from "./operator/open-door.ts";
import { paymentInWords } from "./payment-in-words.ts";
import { serverSettingsOf } from "./server-settings.ts";
import { type Job, startJobs } from "./start-jobs.ts";

type Parts = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Asked for each request, because in development it changes with every save. */
  readonly funnel: () => ServerFunnel;
  readonly paymentOf: (world: Omit<Context, "payment">) => PaymentProvider | undefined;
  readonly jobs: readonly Job[];
  readonly log: Log;
};

/** The database, what functions are given, and the jobs. */
export type Backend = {
  readonly db: OpenDatabase;
  readonly contextOf: (request: Pick<Context, "requestId" | "clientAddress">) => Context;
  /** How payment is set up, in words. */
  readonly payment: string;
  /** Stops the jobs, which wait for nobody else any more, then closes the database. */
  readonly close: () => Promise<void>;
};

/**
 * What stands behind the functions on this machine. It can be used at once: what needs the database waits for it.
 *
 * @throws Error if a setting makes no sense, or the folder of the database is in use
 */
export function backend({ environment, funnel, paymentOf, jobs, log }: Parts): Backend {
  const settings = settingsOf(environment);
  const place = serverSettingsOf(environment);
  const db = openDatabase(place);
  const closeDoor = place.databaseUrl ? undefined : openDoor(place.dataDir, db);
  const contextOf = (request: Pick<Context, "requestId" | "clientAddress" | "stop">) => {
    const way = request.stop ? fetchUntil(request.stop) : fetch;
    const world = { ...request, funnel: funnel(), db, settings, fetch: way, now: () => new Date(), log };
    const payment = paymentOf(world);
    return { ...world, ...(payment && { payment }) };
  };
  const ofOurs = (job: string, stop: AbortSignal) =>
    contextOf({ requestId: `${job}-${randomUUID()}`, clientAddress: "127.0.0.1", stop });
  const stopJobs = startJobs(jobs, ofOurs, log);
  return {
    db,
    contextOf,
    payment: paymentInWords(settings),
    close: async () => {
      await closeDoor?.();
      await stopJobs();
      await db.close();
    },
  };
}
