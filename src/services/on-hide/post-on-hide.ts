import type { Functions } from "../../../supabase/functions/contract.ts";

/** The place of the functions. */
export type Backend = {
  /** Address below which `/functions/v1/` is; left out, the page's own server. */
  readonly url?: string;
  /** Public key of the project; our own server accepts any text. */
  readonly key?: string;
};

/** The functions that are told something when a page is hidden. */
type Told = "count-visitors" | "lead-update";

/** Calls back each time the page is left or hidden, once the quiz is stored. On phones no page learns of its end otherwise. */
export function onHide(call: () => void): void {
  addEventListener("pagehide", call);
  // On the window, because the quiz is stored by a listener on the document.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && call());
}

/**
 * Calls a function of the backend with a request that outlives the page.
 *
 * @returns whether there is nothing to repeat: it has arrived, or was refused for good. Never on a page that is gone
 */
export async function postOnHide<Name extends Told>(
  name: Name,
  input: Functions[Name]["input"],
  { url = location.origin, key = "local" }: Backend,
): Promise<boolean> {
  const body = JSON.stringify(input);
  const headers = { "Content-Type": "application/json", apikey: key, Authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(15_000);
  return fetch(`${url}/functions/v1/${name}`, { method: "POST", keepalive: true, body, headers, signal }).then(
    ({ status }) => status < 500 && status !== 429,
    () => false,
  );
}
