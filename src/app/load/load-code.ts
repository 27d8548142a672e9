import { reload } from "./reload.ts";

/** Loads code or data from a file of the site. */
export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads code and recovers if it fails to load. Offline, it waits for the connection and says so. Online, the file no
 * longer exists, as happens to open pages after a deploy, so it reloads the page once. Answers are stored, so the
 * visitor returns to the same place.
 *
 * @param sayOffline tells the visitor that the page waits for the connection
 * @returns a loader that retries the import after a wait, and throws its error if a reload has not helped
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
      reload();
      return new Promise(() => undefined);
    }
  };

function hasReloaded(): boolean {
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - before < 60_000;
  } catch {
    // Without storage an earlier reload cannot be detected, and a loop is worse than an error screen.
    return true;
  }
}

const key = "reloaded-for-missing-code";
