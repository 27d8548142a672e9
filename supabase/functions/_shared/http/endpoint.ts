import { type GenericSchema, getDotPath, type InferInput, type InferOutput, safeParse } from "valibot";
import type { Context, Handler } from "../context/index.ts";
import { readBody } from "./body.ts";
import { errorResponse, HttpError } from "./http-error.ts";
import { type Limit, limitAddress, limitVisit } from "./rate-limit.ts";

/**
 * A handler with its input and output types, from which the contract is inferred. `types` exists only for the compiler
 * and is never set.
 */
export type Endpoint<Input, Output> = Handler & { readonly types?: { readonly input: Input; readonly output: Output } };

type Rules<Body extends GenericSchema> = {
  readonly name: string;
  /** Schema of its body. */
  readonly body: Body;
  /** The largest body in bytes, where it is not as small as that of a page. */
  readonly mostBytes?: number;
  /** Rate limit per address, which many visitors may share. */
  readonly limit: Limit;
  /** Rate limit per visitor, and the id in a body that identifies the visitor. */
  readonly perVisit?: { readonly limit: Limit; readonly of: (body: InferOutput<Body>) => string | undefined };
};

/** What is known about a call besides its body. */
type Call = {
  readonly request: Request;
  /** Number of calls from its address in this window, including this one. */
  readonly callsOfAddress: number;
};

/** Values that reach the caller unchanged: plain JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * Makes a handler that only accepts a JSON body by POST from our own pages. An invalid request is answered with `{
 * error: { code, message } }` and has no effect except that it is counted. Our own errors are logged and answered with
 * 500.
 *
 * @param answer returns the JSON of the response; throws an HttpError to refuse the request
 */
export function endpoint<Body extends GenericSchema, Output extends { readonly [name: string]: Json | undefined }>(
  { name, body: schema, mostBytes, limit, perVisit }: Rules<Body>,
  answer: (body: InferOutput<Body>, context: Context, call: Call) => Promise<Output>,
): Endpoint<InferInput<Body>, Output> {
  return async (request, context) => {
    const headers = headersFor(request, context);
    try {
      refuseForeign(request, context);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      refuseOther(request);
      // Counted before the body is read, so that an invalid body counts like any other call.
      const callsOfAddress = await limitAddress(name, limit, context);
      const body = await parsedBody(request, schema, mostBytes);
      const visit = perVisit?.of(body);
      if (perVisit && visit !== undefined) await limitVisit(name, visit, perVisit.limit, context);
      return Response.json(await answer(body, context, { request, callsOfAddress }), { headers });
    } catch (error) {
      return errorResponse(error, name, context, headers);
    }
  };
}

function refuseForeign(request: Request, { settings }: Context): void {
  const origin = request.headers.get("Origin");
  // A browser always sends the origin of a call from another site; a caller that sends none is not a browser.
  if (origin === null || origin === new URL(request.url).origin || isOurs(origin, settings)) return;
  throw new HttpError(403, "foreign-origin", "This address may only be called from the funnel's own pages.");
}

const isOurs = (origin: string, { publicUrl, allowedOrigins }: Context["settings"]) =>
  origin === new URL(publicUrl).origin || allowedOrigins.includes(origin);

function refuseOther(request: Request): void {
  if (request.method !== "POST")
    throw new HttpError(405, "wrong-method", "Call this address with POST.", { methods: "POST" });
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new HttpError(415, "wrong-content-type", "Send the body as application/json.");
}

async function parsedBody<Body extends GenericSchema>(
  request: Request,
  schema: Body,
  mostBytes: number | undefined,
): Promise<InferOutput<Body>> {
  const parsed = safeParse(schema, parsedJson(await readBody(request, mostBytes)));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = getDotPath(issue) ?? "the body";
  throw new HttpError(400, "bad-request", `The request does not fit: ${place} is not as expected.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "bad-json", "The body is not JSON.");
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
