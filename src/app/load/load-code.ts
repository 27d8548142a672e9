/** Loads code or data that is a file of the site. */
export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads code, and brings the visitor through when it does not come: offline it waits for the connection and says so;
 * online the code is gone, as happens to open pages after a deploy, and one reload fetches the new. Answers are stored,
 * so the visitor comes back to the same place.
 *
 * @param sayOffline tells the visitor that the page waits for the connection
 * @returns a loader that calls what imports the code again after a wait, and throws what it throws where a reload has
 *   not helped
 */
export const codeLoader = (sayOffline: () => void): LoadCode =>
  async function loadCode(load) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      if (!navigator.onLine) {
        sayOffline();
        await new Promise((online) => addEventListener("online", online, { once: true }));
        return loadCode(load);
      }
      if (hasReloaded()) throw error;
      location.reload();
      return new Promise(() => undefined);
    }
  };

function hasReloaded(): boolean {
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - before < 60_000;
  } catch {
    // Without a memory there is no telling, and a loop is worse than an error screen.
    return true;
  }
}

const key = "reloaded-for-missing-code";
