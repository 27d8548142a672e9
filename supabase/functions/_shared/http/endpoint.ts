import { type GenericSchema, getDotPath, type InferInput, type InferOutput, safeParse } from "valibot";
import type { Context, Handler } from "../context/index.ts";
import { readBody } from "./body.ts";
import { errorResponse, HttpError } from "./http-error.ts";
import { type Limit, limitAddress, limitVisit } from "./rate-limit.ts";

/**
 * A handler whose callers know what it takes and gives: the contract reads its types from here. `types` exists for the
 * compiler alone and is never set.
 */
export type Endpoint<Input, Output> = Handler & { readonly types?: { readonly input: Input; readonly output: Output } };

type Rules<Body extends GenericSchema> = {
  readonly name: string;
  /** What its body may be. */
  readonly body: Body;
  /** How often it may be called from one address, behind which many visitors may be. */
  readonly limit: Limit;
  /** How often one visitor may call it, and the id by which a body tells one from another. */
  readonly perVisit?: { readonly limit: Limit; readonly of: (body: InferOutput<Body>) => string | undefined };
};

/** What is known of a call besides its body. */
type Call = {
  readonly request: Request;
  /** How many calls its address has made in this window, this one among them. */
  readonly callsOfAddress: number;
};

/** What arrives at the caller as it was given: plain JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * Makes a handler that takes a JSON body by POST from our own pages only. A faulty request is answered with
 * `{ error: { code, message } }`, and nothing happens but that the call is counted; what goes wrong on our side is logged
 * and answered with 500.
 *
 * @param answer gives the JSON of the answer; throws an HttpError to turn the request down
 */
export function endpoint<Body extends GenericSchema, Output extends { readonly [name: string]: Json | undefined }>(
  { name, body: schema, limit, perVisit }: Rules<Body>,
  answer: (body: InferOutput<Body>, context: Context, call: Call) => Promise<Output>,
): Endpoint<InferInput<Body>, Output> {
  return async (request, context) => {
    const headers = headersFor(request, context);
    try {
      refuseForeign(request, context);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      refuseOther(request);
      // Before the body is read, so that a faulty body costs a call like any other.
      const callsOfAddress = await limitAddress(name, limit, context);
      const body = await parsedBody(request, schema);
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
  // A browser always names the origin of a call from another site; a caller that names none is not a browser.
  if (origin === null || origin === new URL(request.url).origin || isOurs(origin, settings)) return;
  throw new HttpError(403, "foreign-origin", "This address may only be called from the funnel's own pages.");
}

const isOurs = (origin: string, { publicUrl, allowedOrigins }: Context["settings"]) =>
  origin === new URL(publicUrl).origin || allowedOrigins.includes(origin);

function refuseOther(request: Request): void {
  if (request.method !== "POST") throw new HttpError(405, "wrong-method", "Call this address with POST.");
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new HttpError(415, "wrong-content-type", "Send the body as application/json.");
}

async function parsedBody<Body extends GenericSchema>(request: Request, schema: Body): Promise<InferOutput<Body>> {
  const parsed = safeParse(schema, parsedJson(await readBody(request)));
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
