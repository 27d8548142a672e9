import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerFunnel } from "../../engine/views/index.ts";
import { type Log, settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { choosePayment } from "../../supabase/functions/_shared/payment/index.ts";
import { hostFunctions } from "./function-host.ts";
import { functionRoutes, functions } from "./functions.ts";
import { jobs } from "./jobs.ts";
import { type ServerRequest, serverRequest } from "./server-request.ts";
import { serverSettingsOf } from "./server-settings.ts";

/**
 * The functions for the dev server: the same handlers on the same database as `npm start`.
 *
 * @param funnel the current definition
 * @param url address of the pages
 */
export function development(funnel: () => ServerFunnel, url: string, log: Log) {
  const { env } = process;
  const settings = settingsOf({ ...env, PUBLIC_URL: env.PUBLIC_URL?.trim() || url });
  const host = hostFunctions({ settings, place: serverSettingsOf(env), funnel, paymentOf: choosePayment, jobs, log });
  const app = new Hono<ServerRequest>();
  app.use(serverRequest(log, 0));
  app.route("/", functionRoutes(functions, host.contextOf));
  const { payment, leads, close } = host;
  return { listener: getRequestListener(app.fetch), payment, leads, close };
}
