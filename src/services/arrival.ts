import type { Arrival } from "../../renderers/shop.ts";

/**
 * Takes the parameters of a finished payment out of the address, where personal data does not belong. This tab keeps
 * them, so that a reload finds them again.
 *
 * @param key name to keep them under
 */
export function takeArrival(key: string): Arrival {
  const url = new URL(location.href);
  const told = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)?.trim() || undefined]));
  if (names.every((name) => !url.searchParams.has(name))) return kept(key);
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  const { session_id: session, email, plan } = told;
  const amount = /^\d{1,6}([.,]\d{1,2})?$/.test(told.amount ?? "") ? Number(told.amount?.replace(",", ".")) : undefined;
  const arrival = { session, email, plan, amount };
  keep(key, arrival);
  return arrival as Arrival;
}

const names = ["amount", "plan", "email", "session_id"] as const;

function kept(key: string): Arrival {
  try {
    const arrival: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof arrival === "object" && arrival !== null ? arrival : {};
  } catch {
    return {};
  }
}

function keep(key: string, arrival: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // Without a memory a reload knows nothing of the purchase; the account is there all the same.
  }
}
