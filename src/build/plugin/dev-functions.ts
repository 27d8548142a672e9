import type { ViteDevServer } from "vite";
import type { ServerFunnel } from "../../../engine/views/index.ts";

type Development = typeof import("../../server/development.ts");
type Running = ReturnType<Development["development"]>;

/**
 * Answers calls of the functions from inside the dev server. The database opens at the first call, so that whoever only
 * changes copy does not wait for it; a change of the functions' code takes a restart.
 *
 * @param funnel the definition as it is now
 */
export function devFunctions(server: ViteDevServer, funnel: () => ServerFunnel): void {
  const { logger } = server.config;
  let running: Promise<Running> | undefined;
  const start = async (): Promise<Running> => {
    // Vite does not know what a module holds.
    const { development } = (await server.ssrLoadModule("/src/server/development.ts")) as Development;
    const url = server.resolvedUrls?.local[0] ?? "http://localhost:5173";
    const started = development(funnel, url, (level, event, fields) => {
      if (level !== "info") logger[level](`${event} ${JSON.stringify(fields)}`, { timestamp: true });
    });
    logger.info(`payment: ${started.payment}`, { timestamp: true });
    return started;
  };
  server.middlewares.use(async (request, response, next) => {
    if (!request.url?.startsWith("/functions/v1/")) return next();
    running ??= start();
    try {
      (await running).listener(request, response);
    } catch (error) {
      running = undefined;
      const message = error instanceof Error ? error.message : String(error);
      logger.error(message, { timestamp: true });
      response.writeHead(503, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { code: "internal", message } }));
    }
  });
  server.httpServer?.once("close", () => void running?.then(({ close }) => close()).catch(() => undefined));
}
