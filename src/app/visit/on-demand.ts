import type { Funnel } from "../funnel.ts";
import type { Outside } from "./outside.ts";
import type { Visit } from "./session.ts";

// Parts of a visit whose code is fetched when they are needed.

/** Fetches what speaks to the world outside of the page, and makes it once; asked again, it tries again what failed. */
export function loadOutside(visit: Visit & Funnel): () => Promise<Outside> {
  let made: Outside | undefined;
  return async () => {
    const [{ createOutside }, { default: backend }] = await Promise.all([import("./outside.ts"), visit.loadBackend()]);
    made ??= createOutside(visit, backend);
    return made;
  };
}

/** Takes the `token` parameter out of the address, and gives on the e-mail address that it carries, if any. */
export const takeToken = async (onEmail: (email: string) => void): Promise<void> =>
  (await import("./take-token.ts")).takeToken(onEmail);
