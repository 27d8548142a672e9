import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { type Log, redacted } from "../../supabase/functions/_shared/context/index.ts";
import { clientAddress } from "../../supabase/functions/_shared/http/index.ts";

/** What the server knows about a request beyond the request itself. */
export type ServerRequest = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string };
};

/**
 * Gives each request an id, determines the caller's address, and logs one line about the response. A caller may provide
 * the request's id.
 *
 * @param trustedProxies number of our own proxies in front of the server
 */
export function serverRequest(log: Log, trustedProxies: number): MiddlewareHandler<ServerRequest> {
  return async (context, next) => {
    const { req } = context;
    const start = performance.now();
    const requestId = named(req.header("X-Request-Id"));
    const { remoteAddress } = context.env.incoming.socket;
    context.set("requestId", requestId);
    context.set("clientAddress", clientAddress(remoteAddress, req.header("X-Forwarded-For"), trustedProxies));
    await next();
    context.header("X-Request-Id", requestId);
    const { status } = context.res;
    // The rest of the body is not read, so this connection cannot be reused.
    if (status === 413 || status === 429) context.header("Connection", "close");
    log(status < 500 ? "info" : "error", "request", {
      method: req.method,
      path: decoded(req.path),
      status,
      ms: Math.round(performance.now() - start),
      requestId,
    });
  };
}

/** An id that is malformed, or may contain personal data, is replaced. */
const named = (asked = "") => (/^[\w-]{8,64}$/.test(asked) && redacted(asked) === asked ? asked : randomUUID());

/** Decoded, so that percent-encoded personal data is also recognised. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
