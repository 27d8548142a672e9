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
    if (keyIn(given) !== undefined) storage.write(parameter, given);
  }
  return keyIn(given ?? storage.read(parameter));
}

/** Programs take the full stop or the bracket behind an address for a part of it. */
const keyIn = (text: unknown): string | undefined =>
  typeof text === "string" ? /^[a-p]{64}(?![a-z])/.exec(text)?.[0] : undefined;

const parameter = "confirm";
