import type { ViteDevServer } from "vite";

/**
 * Keeps what strangers ask of the dev server from doing harm. Vite refuses other hosts, and sockets from other sites, by
 * itself; these two it lets through:
 *
 * - A page of any site could have a file opened in the author's editor, as one `GET` does it.
 * - A message that is not as Vite expects it would end the server, and with it the functions and their database. Whoever
 *   sends no origin needs no token, and with `--host` that is the whole network.
 */
export function bearStrangers(server: ViteDevServer): void {
  const { logger } = server.config;
  server.middlewares.use("/__open-in-editor", (request, response, next) => {
    const from = request.headers["sec-fetch-site"];
    if (from === undefined || from === "same-origin") return next();
    response.writeHead(403).end("Only the funnel's own pages open files in the editor.");
  });
  server.ws.on("connection", (socket) => {
    const listeners = socket.listeners("message");
    socket.removeAllListeners("message");
    socket.on("message", (...message: readonly unknown[]) => {
      try {
        for (const listen of listeners) Reflect.apply(listen, socket, message);
      } catch {
        logger.warn("A message to the dev server was not understood, and nothing was done.", { timestamp: true });
      }
    });
  });
}
