import type { Arrival } from "../../../renderers/checkout-client.ts";

/**
 * Removes the parameters of a finished payment from the address, where personal data does not belong. This tab stores
 * them, so that a reload finds them again.
 *
 * @param key the name to store them under
 */
export function takeArrival(key: string): Arrival {
  const url = new URL(location.href);
  const values = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)?.trim() || undefined]));
  if (names.every((name) => !url.searchParams.has(name))) return storedArrival(key);
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  const { session_id: session, email, plan } = values;
  const written = String(values.amount).replace(",", ".");
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined;
  const arrival: Arrival = {
    ...(session && { session }),
    ...(email && { email }),
    ...(plan && { plan }),
    ...(amount !== undefined && { amount }),
  };
  store(key, arrival);
  return arrival;
}

const names = ["amount", "plan", "email", "session_id"] as const;

function storedArrival(key: string): Arrival {
  try {
    return Object(JSON.parse(String(sessionStorage.getItem(key))));
  } catch {
    return {};
  }
}

function store(key: string, arrival: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // Without storage a reload knows nothing about the purchase, but the account exists all the same.
  }
}
