import type { ServerFunnel } from "../../../../engine/views/index.ts";
import type { Database } from "../database/index.ts";
import type { Log } from "./log.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { Settings } from "./settings.ts";

/** Everything that a function may use. Each home makes its own: the Node server, Supabase Edge, a test. */
export type Context = {
  readonly funnel: ServerFunnel;
  readonly db: Database;
  /** Left out if no payment provider is configured, or only half of one. */
  readonly payment?: PaymentProvider;
  readonly settings: Settings;
  /** Calls other services. */
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly log: Log;
  /** Id of this request in the log and in responses. */
  readonly requestId: string;
  /** Address of the visitor as the function's home saw it; only ever used as a hash. */
  readonly clientAddress: string;
  /** For jobs: aborted when the process is told to stop. Slow work then stops and is done another time. */
  readonly stop?: AbortSignal;
};

/** A backend function: web standards in, web standards out. */
export type Handler = (request: Request, context: Context) => Promise<Response>;
