import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { BackendError } from "./backend-error.ts";

/** Where the backend is. */
export type BackendPlace = {
  /** Address below which `/functions/v1/` is. */
  readonly url: string;
  /** Public key of the project; our own server takes any word. */
  readonly key: string;
};

/** Calls a backend function by name and gives what it answers. Rejects with a BackendError. */
export type Invoke = (name: string, body: object) => Promise<unknown>;

/** Ways to the functions of a backend. A call may outlive its page, and is given up after 15 seconds. */
export function backendAt({ url, key }: BackendPlace): Invoke {
  const { functions } = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchOnward },
  });
  return async (name, body) => {
    const { data, error } = await functions.invoke(name, { body: { ...body }, timeout: patience });
    if (error) throw await reasonOf(error);
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
  const told = await response.json().then(
    ({ error }: { error?: { code?: unknown; message?: unknown; returnUrl?: unknown } }) => error,
    () => undefined,
  );
  return new BackendError(
    typeof told?.code === "string" ? told.code : "internal",
    typeof told?.message === "string" ? told.message : `The backend answered with status ${response.status}.`,
    response.status,
    typeof told?.returnUrl === "string" ? told.returnUrl : undefined,
  );
}
