import type { ViteDevServer } from "vite";
import type { ServerFunnel } from "../../../engine/views/index.ts";

type Development = typeof import("../../server/development.ts");
type Running = ReturnType<Development["development"]>;

/**
 * Answers function calls inside the dev server. The database opens on the first call, so that authors who only change
 * copy do not wait for it. Changes to the functions' code need a restart.
 *
 * @param funnel the current definition
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
    logger.info(`leads: ${started.leads}`, { timestamp: true });
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
