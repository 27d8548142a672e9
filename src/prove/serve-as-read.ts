import type { Served } from "./serve-funnel.ts";

/** A funnel that is served, and the definition that it was built from. */
type AsRead<Read> = { readonly read: Read; readonly served: Served };

/**
 * Reads a funnel, and has it built and served. The build reads it once more: if it was saved meanwhile, pages and
 * definition are two different funnels, and both begin again.
 *
 * @param read returns the fingerprint of the definition beside whatever it reads, or an exit code if there is no sound one
 * @param onSaved called before it begins again
 * @returns that exit code, or both
 * @throws Error if the funnel cannot be built, or does not stay the same long enough
 */
export async function serveAsRead<Read extends { readonly hash: string }>(
  read: () => Read | number,
  serve: () => Promise<Served>,
  onSaved: () => void,
): Promise<AsRead<Read> | number> {
  for (let turn = 0; turn < mostTurns; turn++) {
    if (turn > 0) onSaved();
    const found = read();
    if (typeof found === "number") return found;
    let served: Served;
    try {
      served = await serve();
    } catch (error) {
      // What was saved meanwhile may be what cannot be built.
      const now = read();
      if (typeof now === "number") return now;
      if (now.hash === found.hash) throw error;
      continue;
    }
    if (served.hash === found.hash) return { read: found, served };
    served.stop();
  }
  throw new Error("The definition was saved during each of several builds. Try again once it stays as it is.");
}

const mostTurns = 5;
