import type { FunnelStorage } from "../../services/storage.ts";

/**
 * Takes the key of a confirmation out of the address, where neither a bookmark nor an advertising service finds it. It is
 * stored, so that a reload finds it again.
 *
 * @returns undefined if the page was not opened by the link of a mail
 */
export function confirmationKey(storage: Pick<FunnelStorage, "read" | "write">): string | undefined {
  const url = new URL(location.href);
  const given = url.searchParams.get(parameter);
  if (given !== null) {
    url.searchParams.delete(parameter);
    history.replaceState(history.state, "", url);
    storage.write(parameter, given);
  }
  const key = given ?? storage.read(parameter);
  return typeof key === "string" && /^[a-p]{64}$/.test(key) ? key : undefined;
}

const parameter = "confirm";
