import type { IncomingMessage } from "node:http";
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
    if (isOwn(request)) return next();
    response.writeHead(403).end("Only the funnel's own pages open files in the editor.");
  });
  server.ws.on("connection", (socket) => {
    const listeners = socket.listeners("message");
    socket.removeAllListeners("message");
    socket.on("message", (message: unknown, ...more: readonly unknown[]) => {
      try {
        if (isCall(message)) return;
        for (const listen of listeners) Reflect.apply(listen, socket, [message, ...more]);
      } catch {
        logger.warn("A message to the dev server was not understood, and nothing was done.", { timestamp: true });
      }
    });
  });
}

/**
 * Whether a message calls a function of the server. No page of ours does, as its modules come over HTTP, and Vite answers
 * later, when nobody can catch what it throws.
 */
const isCall = (message: unknown): boolean => Object(JSON.parse(String(message))).event === "vite:invoke";

/** Whether a page of this server asks. At an address of the network, which has no HTTPS, browsers say that in `Referer` alone. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host, referer = "", "sec-fetch-site": from } = headers;
  if (from !== undefined) return from === "same-origin";
  return URL.canParse(referer) && new URL(referer).host === host;
}
