import type { Context } from "../functions/_shared/context/index.ts";
import { handler } from "../functions/stripe-webhook/handler.ts";
import type { Answer } from "./post.ts";

/**
 * Delivers a webhook as the payment provider does.
 *
 * @param body text, or bytes that are not text
 * @param signature left out of the request if null
 */
export async function postEvent(
  { body, signature }: { readonly body: string | Uint8Array<ArrayBuffer>; readonly signature: string | null },
  context: Context,
): Promise<Answer> {
  const headers = { "Content-Type": "application/json", ...(signature !== null && { "Stripe-Signature": signature }) };
  const url = "http://localhost:3000/functions/v1/stripe-webhook";
  const response = await handler(new Request(url, { method: "POST", headers, body }), context);
  return { status: response.status, body: await response.json() };
}
