import type { Functions } from "../../supabase/functions/contract.ts";

/** Calls a backend function by name and gives its answer, both as its contract says. Rejects with a BackendError. */
export type Invoke = <Name extends keyof Functions>(
  name: Name,
  body: Functions[Name]["input"],
) => Promise<Functions[Name]["output"]>;

/** A backend function that did not do what it was asked to. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  /** Name of the reason as the function gives it; `unreachable` where no answer came. */
  readonly code: string;
  /** HTTP status of the answer; undefined where no answer came. */
  readonly status: number | undefined;
  /** The page that the visitor belongs on instead, where the function names one. */
  readonly returnUrl: string | undefined;

  constructor(code: string, message: string, status?: number, returnUrl?: string) {
    super(message);
    this.code = code;
    this.status = status;
    this.returnUrl = returnUrl;
  }
}
