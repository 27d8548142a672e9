import type { Context, Handler } from "../functions/_shared/context/index.ts";

/** The response of a function. */
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/**
 * Calls a function as a page of ours does, each time from another address, so that limits do not matter.
 *
 * @param body sent as JSON, or as it is if it is text
 */
export async function post(
  handler: Handler,
  body: unknown,
  context: Context,
  headers: Readonly<Record<string, string>> = { "Content-Type": "application/json" },
): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("http://localhost:3000/functions/v1/test", { method: "POST", headers, body: text });
  const response = await handler(request, { ...context, clientAddress: crypto.randomUUID() });
  return { status: response.status, body: await response.json() };
}
