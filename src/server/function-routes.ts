import { Hono } from "hono";
import type { Context, Handler } from "../../supabase/functions/_shared/context/index.ts";
import type { ServerRequest } from "./server-request.ts";

/**
 * The functions at their addresses, `/functions/v1/NAME`.
 *
 * @param contextOf what a function is given for one request
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
