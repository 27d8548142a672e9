import { Hono } from "hono";
import type { Context, Handler } from "../../supabase/functions/_shared/context/index.ts";
import { handler as appointment } from "../../supabase/functions/appointment/handler.ts";
import { handler as confirm } from "../../supabase/functions/confirm/handler.ts";
import { handler as consent } from "../../supabase/functions/consent/handler.ts";
import { handler as countVisitors } from "../../supabase/functions/count-visitors/handler.ts";
import { handler as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handler as createUser } from "../../supabase/functions/create-user/handler.ts";
import { handler as facebookConversion } from "../../supabase/functions/facebook-conversion/handler.ts";
import { handler as file } from "../../supabase/functions/file/handler.ts";
import { handler as lead } from "../../supabase/functions/lead/handler.ts";
import { handler as leadUpdate } from "../../supabase/functions/lead-update/handler.ts";
import { handler as runJobs } from "../../supabase/functions/run-jobs/handler.ts";
import { handler as sandboxPay } from "../../supabase/functions/sandbox-pay/handler.ts";
import { handler as sessionStatus } from "../../supabase/functions/session-status/handler.ts";
import { handler as stock } from "../../supabase/functions/stock/handler.ts";
import { handler as stripeWebhook } from "../../supabase/functions/stripe-webhook/handler.ts";
import { handler as trackEvent } from "../../supabase/functions/track-event/handler.ts";
import { handler as upload } from "../../supabase/functions/upload/handler.ts";
import type { ServerRequest } from "./server-request.ts";

/** Every backend function, by name. */
export const functions: Readonly<Record<string, Handler>> = {
  appointment,
  confirm,
  consent,
  "count-visitors": countVisitors,
  "create-checkout": createCheckout,
  "create-user": createUser,
  "facebook-conversion": facebookConversion,
  file,
  lead,
  "lead-update": leadUpdate,
  "run-jobs": runJobs,
  "sandbox-pay": sandboxPay,
  "session-status": sessionStatus,
  stock,
  "stripe-webhook": stripeWebhook,
  "track-event": trackEvent,
  upload,
};

/**
 * The functions at their addresses, `/functions/v1/NAME`.
 *
 * @param contextOf gives the context of one request
 */
export function functionRoutes(
  functions: Readonly<Record<string, Handler>>,
  contextOf: (request: Pick<Context, "requestId" | "clientAddress">) => Context,
): Hono<ServerRequest> {
  const routes = new Hono<ServerRequest>();
  routes.all("/functions/v1/:name", async ({ req, var: { requestId, clientAddress } }) => {
    const name = req.param("name");
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!handler) return unknownFunction(name, functions);
    return handler(req.raw, contextOf({ requestId, clientAddress }));
  });
  return routes;
}

function unknownFunction(name: string, functions: Readonly<Record<string, Handler>>): Response {
  const known = Object.keys(functions).sort().join(", ");
  const message = `There is no function "${name}". The functions are: ${known}.`;
  return Response.json({ error: { code: "unknown-function", message } }, { status: 404 });
}
