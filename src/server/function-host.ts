import { randomUUID } from "node:crypto";
import type { ServerFunnel } from "../../engine/views/index.ts";
import {
  type Context,
  type Log,
  leadsInWords,
  type PaymentProvider,
  paymentInWords,
  type Settings,
} from "../../supabase/functions/_shared/context/index.ts";
import { makePrivate, type OpenDatabase, openDatabase } from "./database/index.ts";
import { type Job, startJobs } from "./jobs.ts";
import { startControlServer } from "./operator/index.ts";

type Parts = {
  readonly settings: Settings;
  /** The database to use. */
  readonly place: Parameters<typeof openDatabase>[0];
  /** Called for each request, because in development it changes with every save. */
  readonly funnel: () => ServerFunnel;
  readonly paymentOf: (context: Omit<Context, "payment">) => PaymentProvider | undefined;
  readonly jobs: readonly Job[];
  readonly log: Log;
};

/** An embedded Postgres does not look after the room of deleted rows by itself, and those of files are large. */
const giveRoomBack: Job = {
  name: "give-room-back",
  everySeconds: 3600,
  run: ({ db }) => db.query("vacuum funnel.file_parts"),
};

/** Runs the functions on this machine: the database, the context of each call, and the jobs. */
export type FunctionHost = {
  readonly db: OpenDatabase;
  readonly contextOf: (request: Pick<Context, "requestId" | "clientAddress">) => Context;
  /** The payment setup in words. */
  readonly payment: string;
  /** Where leads go, in words. */
  readonly leads: string;
  /** Stops the jobs, which then no longer wait for other services, and closes the database. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the function host. It can be used at once: calls that need the database wait for it.
 *
 * @throws Error if the folder of the database is in use
 */
export function hostFunctions({ settings, place, funnel, paymentOf, jobs, log }: Parts): FunctionHost {
  const opened = place.databaseUrl ? 0 : makePrivate(place.dataDir);
  if (opened) log("warn", "database-folder-made-private", { folder: place.dataDir, entries: opened });
  const db = openDatabase(place);
  const stopControlServer = place.databaseUrl ? undefined : startControlServer(place.dataDir, db);
  const contextOf = (request: Pick<Context, "requestId" | "clientAddress" | "stop">) => {
    const wayOut = request.stop ? fetchUntil(request.stop) : fetch;
    const context = { ...request, funnel: funnel(), db, settings, fetch: wayOut, now: () => new Date(), log };
    const payment = paymentOf(context);
    return { ...context, ...(payment && { payment }) };
  };
  const jobContext = (job: string, stop: AbortSignal) =>
    contextOf({ requestId: `${job}-${randomUUID()}`, clientAddress: "127.0.0.1", stop });
  const stopJobs = startJobs(place.databaseUrl ? jobs : [...jobs, giveRoomBack], jobContext, log);
  return {
    db,
    contextOf,
    payment: paymentInWords(settings),
    leads: leadsInWords(settings, funnel()),
    close: async () => {
      await stopControlServer?.();
      await stopJobs();
      await db.close();
    },
  };
}

/** A fetch that is cancelled when `stop` is aborted, in addition to any other limit of a call. */
function fetchUntil(stop: AbortSignal): typeof fetch {
  return (url, init) => fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, stop]) : stop });
}
