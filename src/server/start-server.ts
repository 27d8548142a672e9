import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerFunnel } from "../../engine/views/index.ts";
import {
  type Handler,
  type Log,
  problemOf,
  type Settings,
  settingsOf,
} from "../../supabase/functions/_shared/context/index.ts";
import { migrations } from "./database/index.ts";
import { type FunctionHost, hostFunctions } from "./function-host.ts";
import { functionRoutes } from "./functions.ts";
import { health } from "./health.ts";
import { createMetrics, type Metrics, mayRead } from "./metrics.ts";
import { type ServerRequest, serverRequest } from "./server-request.ts";
import { type ServerSettings, serverSettingsOf } from "./server-settings.ts";
import { type SecurityHeaders, site } from "./site.ts";

type Parts = Pick<Parameters<typeof hostFunctions>[0], "paymentOf" | "jobs"> & {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of the client build. */
  readonly pages: string;
  readonly headers: SecurityHeaders;
  readonly funnel: ServerFunnel;
  readonly functions: Readonly<Record<string, Handler>>;
  readonly log: Log;
};

/** How long unfinished requests may continue when the server stops, in milliseconds. */
const lastCall = 10_000;

/**
 * Serves a built funnel: pages, functions, jobs. It listens while the database opens; requests that need the database
 * wait.
 *
 * @returns its address, the payment setup, where leads go, a promise for the open database, and a function for a graceful stop
 * @throws Error in plain words if it cannot start: a setting, a folder in use, a port that is taken
 */
export async function startServer(parts: Parts) {
  const place = serverSettingsOf(parts.environment);
  const initial = settingsOf(parts.environment);
  const isAddressSet = Boolean(parts.environment.PUBLIC_URL?.trim());
  if (initial.isProduction && !isAddressSet)
    throw new Error(
      "PUBLIC_URL is not set, so buyers could not come back: PUBLIC_URL=https://quiz.example.com npm start",
    );
  const app = new Hono<ServerRequest>();
  // Even on a bad connection a form takes seconds to send, not minutes.
  const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };
  const server = createServer(timeouts, getRequestListener(app.fetch));
  const url = `http://localhost:${await listen(server, place)}`;
  // The port is only known now.
  const settings = isAddressSet ? initial : { ...initial, publicUrl: url };
  const metrics = createMetrics(Object.keys(parts.functions), parts.log);
  let host: FunctionHost;
  try {
    host = hostFunctions({ ...parts, log: metrics.log, settings, place, funnel: () => parts.funnel });
  } catch (error) {
    server.close();
    throw error;
  }
  route(app, { ...parts, log: metrics.log }, host, { settings, place, metrics });
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // The browser keeps a connection alive that was busy when the server closed.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const cut = setTimeout(() => server.closeAllConnections(), lastCall);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    await host.close();
  };
  return { url, payment: host.payment, leads: host.leads, ready: host.db.ready, stop };
}

type Setup = { readonly settings: Settings; readonly place: ServerSettings; readonly metrics: Metrics };

function route(app: Hono<ServerRequest>, parts: Parts, { db, contextOf }: FunctionHost, setup: Setup) {
  const { headers, log, functions, pages, funnel } = parts;
  const { settings, metrics } = setup;
  const { metricsToken } = setup.place;
  const isSecure = settings.isProduction && settings.publicUrl.startsWith("https://");
  const common = Object.entries({ ...headers.everywhere, ...headers.elsewhere, ...(isSecure && headers.https) });
  app.use(metrics.counting);
  app.use(serverRequest(log, settings.trustedProxies));
  app.use(async (context, next) => {
    await next();
    // A page's own headers are kept.
    for (const [name, value] of common) if (!context.res.headers.has(name)) context.header(name, value);
  });
  app.use(compress());
  app.get("/healthz", async (context) => {
    const answer = await health(db, Object.keys(migrations));
    return context.json(answer, answer.status === "ok" ? 200 : 503, { "Cache-Control": "no-store" });
  });
  // Without the token, callers get what everybody gets: a page with that path, or a 404.
  app.get("/metrics", async (context, next) => {
    const authorization = context.req.header("Authorization");
    if (metricsToken === undefined || authorization === undefined) return next();
    context.header("Cache-Control", "no-store");
    if (!mayRead(authorization, metricsToken)) return context.text("Send METRICS_TOKEN as the bearer token.\n", 401);
    const text = await metrics.text(db, { settings, funnel });
    return context.body(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  });
  app.route("/", functionRoutes(functions, contextOf));
  app.route("/", site(pages, headers.pages));
  app.onError((error, context) => {
    log("error", "request-failed", { requestId: context.var.requestId, problem: problemOf(error) });
    const message = "Something went wrong on our side. Please try again.";
    return context.json({ error: { code: "internal", message } }, 500);
  });
}

/** @returns the port, chosen by the system if 0 was requested */
function listen(server: Server, { port, listenOn }: ServerSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(inWords(error, port, listenOn))));
    server.listen(port, listenOn, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function inWords({ code, message }: NodeJS.ErrnoException, port: number, listenOn: string | undefined): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
  if (listenOn !== undefined && (code === "EADDRNOTAVAIL" || code === "ENOTFOUND"))
    return `LISTEN_ON is "${listenOn}", which is no address of this machine: LISTEN_ON=127.0.0.1 npm start`;
  return `The server could not start: ${message}`;
}

/**
 * Runs a server until the process is told to stop, then ends the process: 0 after a graceful stop, 1 if it could not
 * start. The log goes to the given output; messages for the person who started it go to stderr.
 */
export async function runServer(parts: Parameters<typeof startServer>[0]): Promise<void> {
  try {
    const { url, payment, leads, ready, stop } = await startServer(parts);
    stopOnSignal(stop);
    parts.log("info", "listening", { url, payment, funnel: parts.funnel.id, version: parts.funnel.version });
    console.error(`The funnel runs on ${url}\npayment: ${payment}\nleads: ${leads}`);
    await ready;
    parts.log("info", "database-ready");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // A second signal stops it at once.
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
}
