import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import type { Functions } from "../../supabase/functions/contract.ts";
import { BackendError, type Invoke } from "./invoke.ts";

/** Location of the functions. */
type Place = {
  /** Address below which `/functions/v1/` is. */
  readonly url: string;
  /** Public key of the project; our own server accepts any text. */
  readonly key: string;
};

/** Client for the functions at a location. A call may outlive its page, and is aborted after 15 seconds. */
export function createFunctionsClient({ url, key }: Place): Invoke {
  const { functions } = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchOnward },
  });
  return async <Name extends keyof Functions>(name: Name, body: Functions[Name]["input"]) => {
    const { data, error } = await functions.invoke<Functions[Name]["output"]>(name, {
      body: { ...body },
      timeout: patience,
    });
    if (error) throw await reasonOf(error);
    // A host without functions may answer any address with one of its pages.
    if (typeof data !== "object" || data === null) throw new BackendError("internal", "The answer is not JSON.");
    return data;
  };
}

const patience = 15_000;

/** Browsers let a request outlive its page only up to this size, in bytes. */
const onwardLimit = 60_000;

const fetchOnward: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: sizeOf(String(init?.body ?? "")) < onwardLimit });

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

async function reasonOf(error: Error): Promise<BackendError> {
  if (!(error instanceof FunctionsHttpError)) return new BackendError("unreachable", "The backend did not answer.");
  const response: Response = error.context;
  const reason = await response.json().then(
    ({ error }: { error?: { code?: unknown; message?: unknown; returnUrl?: unknown } }) => error,
    () => undefined,
  );
  return new BackendError(
    typeof reason?.code === "string" ? reason.code : "internal",
    typeof reason?.message === "string" ? reason.message : `The backend answered with status ${response.status}.`,
    response.status,
    typeof reason?.returnUrl === "string" ? reason.returnUrl : undefined,
  );
}
