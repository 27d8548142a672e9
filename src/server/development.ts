import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerFunnel } from "../../engine/views/index.ts";
import type { Log } from "../../supabase/functions/_shared/context/index.ts";
import { choosePayment } from "../../supabase/functions/_shared/payment/index.ts";
import { backend } from "./backend.ts";
import { functionRoutes } from "./function-routes.ts";
import { functions } from "./functions.ts";
import { jobs } from "./jobs.ts";
import { type ServerRequest, serverRequest } from "./server-request.ts";

/**
 * The functions, for the dev server to answer with: the same handlers on the same database as `npm start`.
 *
 * @param funnel the definition as it is now
 * @param url where the pages are
 */
export function development(funnel: () => ServerFunnel, url: string, log: Log) {
  const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL?.trim() || url };
  const behind = backend({ environment, funnel, paymentOf: choosePayment, jobs, log });
  const app = new Hono<ServerRequest>();
  app.use(serverRequest(log, 0));
  app.route("/", functionRoutes(functions, behind.contextOf));
  return { listener: getRequestListener(app.fetch), payment: behind.payment, close: behind.close };
}
