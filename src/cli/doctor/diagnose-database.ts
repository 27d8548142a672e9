import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { counted } from "../../../engine/problem/index.ts";
import type { Context } from "../../../supabase/functions/_shared/context/index.ts";
import { askedStock } from "../../../supabase/functions/_shared/orders/index.ts";
import { deliveryKinds, isConfigured } from "../../../supabase/functions/_shared/outbox/index.ts";
import { folderProblem } from "../../server/database/index.ts";
import { operate, type Untaken } from "../../server/operator/index.ts";
import type { ServerSettings } from "../../server/server-settings.ts";
import type { Diagnosis } from "./diagnose-settings.ts";

/**
 * Checks whether the database exists and is up to date, and what waits in the outbox. Changes nothing.
 *
 * @param place the database to look at
 * @param context tells which receivers are configured
 */
export async function diagnoseDatabase(
  place: ServerSettings,
  context: Pick<Context, "settings" | "funnel" | "now">,
): Promise<readonly Diagnosis[]> {
  const { databaseUrl, dataDir, port } = place;
  const name = databaseUrl ? `Postgres at ${placeOf(databaseUrl)}` : `embedded, in ${dataDir}`;
  const tell = (state: Diagnosis["state"], text: string): Diagnosis => ({ about: "database", state, text });
  if (!databaseUrl && !existsSync(join(dataDir, "postgres"))) {
    const problem = hindrance(dataDir);
    if (problem !== undefined) return [tell("problem", problem)];
    return [tell("fallback", `${name}, made at the first start; DATABASE_URL names another`)];
  }
  try {
    const found = await operate(place, "diagnose", {}, async () => undefined);
    const { status, database, missing = [] } = found;
    if (status === "ok")
      return [
        tell(databaseUrl ? "ok" : "fallback", `${name}, up to date`),
        outbox(found.outbox),
        ...(found.untaken ?? []).flatMap((one) => (isConfigured(one.kind, context) ? [untakenInWords(one)] : [])),
        ...deliveryKinds.flatMap((kind) => unreceived(kind, found.waiting[kind] ?? 0, context)),
        ...(await stocks(place, context)),
      ];
    const lacking = missing.length ? `; ${missing.join(", ")} will run at the next start` : "";
    return [tell("problem", `${name}: ${database}${lacking}`)];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // A running server that refuses us has the database open, which is fine.
    return [tell("fallback", `${text} If that is the server, ask http://localhost:${port}/healthz`)];
  }
}

/** Why a folder that holds no database yet cannot get one; undefined if nothing is known to be in the way. */
function hindrance(folder: string): string | undefined {
  try {
    readdirSync(folder);
    return undefined;
  } catch (error) {
    // It is not there yet.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const problem = folderProblem(folder, error);
    return problem instanceof Error ? problem.message : String(problem);
  }
}

function outbox(counts: Readonly<Record<string, number>>): Diagnosis {
  const count = (state: string) => counts[state] ?? 0;
  const refused = count("refused") ? `, ${count("refused")} to mistyped addresses refused` : "";
  const text = `${count("delivered")} delivered, ${count("waiting")} waiting, ${count("dead")} given up, ${count("dropped")} dropped${refused}`;
  return count("dead")
    ? { about: "outbox", state: "problem", text: `${text}; see npx funnel outbox --dead` }
    : { about: "outbox", state: "ok", text };
}

/** Deliveries that wait because their receiver does not take them: a service that has moved is noticed by nobody else. */
function untakenInWords({ kind, count, hours, reason }: Untaken): Diagnosis {
  const since = hours > 0 ? `, the oldest for ${counted(hours, "hour")}` : "";
  const text = `${count} of ${kind} not taken${since}: ${reason}; mend the receiver, each is tried for 72 hours from its first try`;
  return { about: "outbox", state: "problem", text };
}

/** Deliveries that wait for a receiver. */
function unreceived(
  kind: (typeof deliveryKinds)[number],
  count: number,
  context: Pick<Context, "settings" | "funnel">,
): readonly Diagnosis[] {
  if (count === 0 || isConfigured(kind, context)) return [];
  return [{ about: "outbox", state: "fallback", text: `${count} waiting for a receiver: ${inWords[kind]}` }];
}

/** What is sold of each stock, and whether it is more than there is: money that has arrived is never refused. */
async function stocks(
  place: ServerSettings,
  context: Pick<Context, "settings" | "funnel" | "now">,
): Promise<readonly Diagnosis[]> {
  const all = Object.entries(context.funnel.stock ?? {});
  if (all.length === 0) return [];
  const found = await operate(place, "stock", askedStock(context), async () => undefined);
  return all.map(([name, count]) => {
    const { sold = 0, held = 0 } = found[name] ?? {};
    const under = held > 0 ? `, ${held} more in payments under way` : "";
    const text = `${name}: ${sold} of ${count} sold${under}`;
    if (sold <= count) return { about: "stock", state: "ok", text };
    const over = sold - count;
    return {
      about: "stock",
      state: "problem",
      text: `${text}, ${over} too many; see npx funnel orders: give back orders that took ${over}, or raise the number in the definition`,
    };
  });
}

const inWords = {
  "end-of-parts":
    "payments in parts, of which Stripe must be told how many there are: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY again",
  mail: "mails, sent once MAIL_API_URL, MAIL_API_TOKEN and MAIL_FROM are set",
  "lead-webhook":
    "leads, passed on once LEAD_WEBHOOK_URL is set, or LEAD_MAIL_TO and a way to send mail; they are also in funnel.leads",
  "order-webhook": "orders, passed on once ORDER_WEBHOOK_URL is set again; they are also in funnel.orders",
  "facebook-conversion": "purchases for the social network, sent once FACEBOOK_ACCESS_TOKEN is set, within 7 days",
  "video-social-event":
    "events for the video network, sent once VIDEO_SOCIAL_ACCESS_TOKEN and VIDEO_SOCIAL_API_URL are set, within 7 days",
} as const;

/** An address without user name and password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return "an address that cannot be read; write postgres://user:password@host:port/name";
  }
}
