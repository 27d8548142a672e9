import type { Functions } from "../../supabase/functions/contract.ts";

/** Calls a backend function by name and returns its result, typed by its contract. Rejects with a BackendError. */
export type Invoke = <Name extends keyof Functions>(
  name: Name,
  body: Functions[Name]["input"],
) => Promise<Functions[Name]["output"]>;

/** The failure of a backend function. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  /** The function's error code; `unreachable` if no response came. */
  readonly code: string;
  /** HTTP status of the response; undefined if no response came. */
  readonly status: number | undefined;
  /** The page that the visitor should go to instead, if the function names one. */
  readonly returnUrl: string | undefined;

  constructor(code: string, message: string, status?: number, returnUrl?: string) {
    super(message);
    this.code = code;
    this.status = status;
    this.returnUrl = returnUrl;
  }
}
