import funnel from "virtual:server-funnel" with { type: "json" };
import { type Handler, jsonLog, settingsOf } from "../context/index.ts";
import { postgresDatabase } from "../database/index.ts";
import { edgeAddress } from "../http/index.ts";
import { choosePayment } from "../payment/index.ts";

/** The part of Deno's API that runs functions. */
declare const Deno: {
  readonly serve: (answer: (request: Request, info?: Connection) => Promise<Response>) => unknown;
  readonly env: { readonly toObject: () => Record<string, string> };
};

/** The connected client; a connection within the machine has no host name. */
type Connection = { readonly remoteAddr?: { readonly hostname?: string } };

/**
 * Serves a function on Supabase Edge, or any Deno. The database is the project's own (SUPABASE_DB_URL), or the one at
 * DATABASE_URL.
 *
 * @throws Error if no database is named
 */
export function serve(handler: Handler): void {
  const environment = Deno.env.toObject();
  const url = environment.DATABASE_URL || environment.SUPABASE_DB_URL;
  if (!url) throw new Error("No database is named. Set DATABASE_URL: supabase secrets set DATABASE_URL=postgres://...");
  // On Supabase nobody sets NODE_ENV, and every caller is a real visitor, so test cards must not work without keys.
  const settings = settingsOf({ ...environment, NODE_ENV: environment.NODE_ENV?.trim() || "production" });
  // Set on Supabase's own platform and nowhere else: https://supabase.com/docs/guides/functions/secrets
  const isSupabase = Boolean(environment.SB_EXECUTION_ID);
  const { trustedProxies } = settings;
  const db = postgresDatabase(url);
  const log = jsonLog((line) => console.log(line.trimEnd()));
  Deno.serve((request, info) => {
    const requestId = crypto.randomUUID();
    const connection = info?.remoteAddr?.hostname;
    const clientAddress = edgeAddress(request.headers, { isSupabase, connection, trustedProxies });
    const context = { funnel, db, settings, fetch, now: () => new Date(), log, requestId, clientAddress };
    const payment = choosePayment(context);
    return handler(request, { ...context, ...(payment && { payment }) });
  });
}
