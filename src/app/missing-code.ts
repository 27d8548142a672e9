import { site } from "virtual:funnel";

/**
 * Loads code, and brings the visitor through when it does not come: offline it waits for the connection and says so;
 * online the code is gone, as happens to open pages after a deploy, and one reload fetches the new. Answers are stored,
 * so the visitor comes back to the same place.
 *
 * @param load what imports the code; called again after a wait
 * @throws what load throws, where a reload has not helped
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined") throw error;
    if (!navigator.onLine) {
      dispatchEvent(new CustomEvent(offlineEvent, { detail: site.texts.offline }));
      await new Promise((online) => addEventListener("online", online, { once: true }));
      return loadCode(load);
    }
    if (hasReloaded()) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Tells the shell that a page waits for the connection; the detail is the sentence to show. */
export const offlineEvent = "funnel:offline";

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
