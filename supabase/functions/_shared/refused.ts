import type { Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

const internal = new Refusal(500, "internal", "Something went wrong on our side. Please try again.");

/**
 * The answer to a call that was turned down or went wrong: `{ error: { code, message } }`, with `returnUrl` where another
 * page is the way out. What went wrong on our side is logged and told as 500.
 *
 * @param name of the function
 * @param headers what its answers carry
 */
export function refused(error: unknown, name: string, { log, requestId }: Context, headers: Headers): Response {
  const isRefusal = error instanceof Refusal;
  const { status, code, message, retryAfter, returnUrl } = isRefusal ? error : internal;
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  // The name of an unexpected error, never its text: that may quote what a visitor wrote.
  const problem = isRefusal ? undefined : error instanceof Error ? error.name : typeof error;
  log(status < 500 ? "info" : "error", "function-refused", { name, requestId, code, status, problem });
  return Response.json({ error: { code, message, returnUrl } }, { status, headers });
}
