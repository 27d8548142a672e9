import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerFunnel } from "../../engine/views/index.ts";
import { type Handler, type Log, type Settings, settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { migrations } from "./database/index.ts";
import { type FunctionHost, hostFunctions } from "./function-host.ts";
import { functionRoutes } from "./function-routes.ts";
import { health } from "./health.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type ServerRequest, serverRequest } from "./server-request.ts";
import { serverSettingsOf } from "./server-settings.ts";
import { site } from "./site.ts";

type Parts = Pick<Parameters<typeof hostFunctions>[0], "paymentOf" | "jobs"> & {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of the client build. */
  readonly pages: string;
  readonly headers: SecurityHeaders;
  readonly funnel: ServerFunnel;
  readonly functions: Readonly<Record<string, Handler>>;
  readonly log: Log;
};

/** How long requests in flight may go on when the server stops, in milliseconds. */
const lastCall = 10_000;

/**
 * Serves a built funnel: pages, functions, jobs. It listens while the database opens; what needs the database waits.
 *
 * @returns its address, what payment is on, when the database is open, and how to stop gracefully
 * @throws Error in plain words if it cannot start: a setting, a folder in use, a port that is taken
 */
export async function startServer(parts: Parts) {
  const place = serverSettingsOf(parts.environment);
  const asked = settingsOf(parts.environment);
  const isAddressSet = Boolean(parts.environment.PUBLIC_URL?.trim());
  if (asked.isProduction && !isAddressSet)
    throw new Error(
      "PUBLIC_URL is not set, so buyers could not come back: PUBLIC_URL=https://quiz.example.com npm start",
    );
  const app = new Hono<ServerRequest>();
  const server = createAdaptorServer({
    fetch: app.fetch,
    // A visitor on a bad connection takes seconds to send a form, not minutes.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 },
  }) as Server;
  await listen(server, place.port);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Only now the port is known for certain.
  const settings = isAddressSet ? asked : { ...asked, publicUrl: url };
  let host: FunctionHost;
  try {
    host = hostFunctions({ ...parts, settings, place, funnel: () => parts.funnel });
  } catch (error) {
    server.close();
    throw error;
  }
  route(app, parts, host, settings);
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection that was busy when the server closed is kept alive by the browser.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const cut = setTimeout(() => server.closeAllConnections(), lastCall);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    await host.close();
  };
  return { url, payment: host.payment, ready: host.db.ready, stop };
}

function route(app: Hono<ServerRequest>, parts: Parts, { db, contextOf }: FunctionHost, settings: Settings) {
  const { headers, log, functions, pages } = parts;
  const isSecure = settings.isProduction && settings.publicUrl.startsWith("https://");
  const common = Object.entries({ ...headers.everywhere, ...headers.elsewhere, ...(isSecure && headers.https) });
  app.use(serverRequest(log, settings.trustedProxies));
  app.use(async (context, next) => {
    await next();
    // What a page carries of its own stays.
    for (const [name, value] of common) if (!context.res.headers.has(name)) context.header(name, value);
  });
  app.use(compress());
  app.get("/healthz", async (context) => {
    const answer = await health(db, Object.keys(migrations));
    return context.json(answer, answer.status === "ok" ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.route("/", functionRoutes(functions, contextOf));
  app.route("/", site(pages, headers.pages));
  app.onError((error, context) => {
    log("error", "request-failed", { requestId: context.var.requestId, problem: error.name });
    const message = "Something went wrong on our side. Please try again.";
    return context.json({ error: { code: "internal", message } }, 500);
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(inWords(error, port))));
    server.listen(port, () => resolve());
  });
}

const inWords = ({ code, message }: NodeJS.ErrnoException, port: number) =>
  code === "EADDRINUSE"
    ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
    : `The server could not start: ${message}`;
