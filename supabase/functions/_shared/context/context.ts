import type { ServerFunnel } from "../../../../engine/views/index.ts";
import type { Database } from "../database/index.ts";
import type { Log } from "./log.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { Settings } from "./settings.ts";

/** Everything a function may touch. Homes differ in how they make one: the Node server, Supabase Edge, a test. */
export type Context = {
  readonly funnel: ServerFunnel;
  readonly db: Database;
  /** Left out where no payment provider is configured, or only half of one. */
  readonly payment?: PaymentProvider;
  readonly settings: Settings;
  /** The way out to other services. */
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly log: Log;
  /** Names this request in the log and in answers. */
  readonly requestId: string;
  /** Address of the visitor as the home of the function saw it; only ever used as a hash. */
  readonly clientAddress: string;
  /** Of a job: aborted when the process is told to stop. Slow work breaks off then and is done another time. */
  readonly stop?: AbortSignal;
};

/** A backend function: web standards in, web standards out. */
export type Handler = (request: Request, context: Context) => Promise<Response>;
