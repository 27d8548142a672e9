import { type Context, problemOf } from "../context/index.ts";

/** A refused request: exactly what the caller is told. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** HTTP status. */
  readonly status: number;
  /** Stable name of the reason, for programs. */
  readonly code: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** The page that the visitor should go to instead. */
  readonly returnUrl: string | undefined;

  /** The methods that the function takes. */
  readonly methods: string | undefined;

  constructor(status: number, code: string, message: string, { retryAfter, returnUrl, methods }: WayOut = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.returnUrl = returnUrl;
    this.methods = methods;
  }
}

type WayOut = { readonly retryAfter?: number; readonly returnUrl?: string; readonly methods?: string };

/**
 * The response to a call that was refused or failed: `{ error: { code, message } }`, with `returnUrl` if another page
 * is the way out. Our own errors are logged and answered with 500.
 *
 * @param name of the function
 * @param headers of its responses
 */
export function errorResponse(error: unknown, name: string, { log, requestId }: Context, headers: Headers): Response {
  const isHttpError = error instanceof HttpError;
  const { status, code, message, retryAfter, returnUrl } = isHttpError ? error : internalError();
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (isHttpError && error.methods) headers.set("Allow", error.methods);
  const problem = isHttpError ? undefined : problemOf(error);
  log(status < 500 ? "info" : "error", "function-refused", { name, requestId, code, status, problem });
  return Response.json({ error: { code, message, returnUrl } }, { status, headers });
}

const internalError = () => new HttpError(500, "internal", "Something went wrong on our side. Please try again.");
