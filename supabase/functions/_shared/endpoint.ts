import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import type { Context, Handler } from "./context.ts";
import { type Limit, limit } from "./limit.ts";
import { readText } from "./read-text.ts";
import { Refusal } from "./refusal.ts";
import { refused } from "./refused.ts";

/** How a function is called: its name, what its body may be, and how often one visitor may call. */
type Contract<Body extends GenericSchema> = {
  readonly name: string;
  readonly body: Body;
  readonly limit: Limit;
};

/**
 * Makes a handler that takes a JSON body by POST from our own pages only. Whatever is wrong with the request is told as
 * `{ error: { code, message } }` before anything happens but that the call is counted; what goes wrong on our side is
 * logged and told as 500.
 *
 * @param answer gives the JSON of the answer; throws a Refusal to turn the request down
 */
export function endpoint<Body extends GenericSchema>(
  contract: Contract<Body>,
  answer: (body: InferOutput<Body>, context: Context, request: Request) => Promise<unknown>,
): Handler {
  return async (request, context) => {
    const headers = headersFor(request, context);
    try {
      refuseForeign(request, context);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      refuseOther(request);
      // Before the body is read, so that what is wrong with it costs a call like any other.
      await limit(contract.name, contract.limit, context);
      const body = await bodyOf(request, contract.body);
      return Response.json((await answer(body, context, request)) ?? {}, { headers });
    } catch (error) {
      return refused(error, contract.name, context, headers);
    }
  };
}

function refuseForeign(request: Request, { settings }: Context): void {
  const origin = request.headers.get("Origin");
  // A browser always names the origin of a call from another site; what names none is no browser.
  if (origin === null || origin === new URL(request.url).origin || isOurs(origin, settings)) return;
  throw new Refusal(403, "foreign-origin", "This address may only be called from the funnel's own pages.");
}

const isOurs = (origin: string, { publicUrl, allowedOrigins }: Context["settings"]) =>
  origin === new URL(publicUrl).origin || allowedOrigins.includes(origin);

function refuseOther(request: Request): void {
  if (request.method !== "POST") throw new Refusal(405, "wrong-method", "Call this address with POST.");
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415, "wrong-content-type", "Send the body as application/json.");
}

async function bodyOf<Body extends GenericSchema>(request: Request, schema: Body): Promise<InferOutput<Body>> {
  const parsed = safeParse(schema, parsedJson(await readText(request)));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = getDotPath(issue) ?? "the body";
  throw new Refusal(400, "bad-request", `The request does not fit: ${place} is not as expected.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "bad-json", "The body is not JSON.");
  }
}

function headersFor(request: Request, { settings, requestId }: Context): Headers {
  const origin = request.headers.get("Origin");
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": requestId, Vary: "Origin" });
  if (origin !== null && isOurs(origin, settings)) {
    headers.set("Access-Control-Allow-Origin", origin);
    headers.set("Access-Control-Allow-Methods", "POST");
    headers.set("Access-Control-Allow-Headers", "authorization, x-client-info, apikey, content-type");
    headers.set("Access-Control-Max-Age", "86400");
  }
  return headers;
}
