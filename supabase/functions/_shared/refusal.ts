/** A request that is turned down: what the caller is told, and nothing else. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** HTTP status. */
  readonly status: number;
  /** Stable name of the reason, for programs. */
  readonly code: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** The page that the visitor belongs on instead. */
  readonly returnUrl: string | undefined;

  constructor(status: number, code: string, message: string, { retryAfter, returnUrl }: WayOut = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.returnUrl = returnUrl;
  }
}

type WayOut = { readonly retryAfter?: number; readonly returnUrl?: string };
