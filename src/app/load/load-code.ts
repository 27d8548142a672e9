import { reload } from "./reload.ts";

/** Loads code or data from a file of the site. */
export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads code and recovers if it fails to load. Without a connection, it waits for one and says so; a phone in a tunnel
 * believes that it is online, so the site itself is asked. If it answers, the file no longer exists, as happens to open pages
 * after a deploy, so it reloads the page once. Answers are stored, so the visitor returns to the same place.
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
      if (!(await isReachable())) {
        sayOffline();
        while (!(await isReachable())) await new Promise((next) => setTimeout(next, 1_000));
        return loadCode(load);
      }
      if (hasReloaded()) throw error;
      reload();
      return new Promise(() => undefined);
    }
  };

/**
 * Whether this address can be had: a reload would bring a page, and not the browser's own message in its place. A page that
 * some hosts let the browser keep says nothing about that, and neither does an answer that does not come.
 */
const isReachable = () =>
  navigator.onLine &&
  fetch("", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(4_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );

function hasReloaded(): boolean {
  try {
    const before = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - before < 60_000;
  } catch {
    // Without storage an earlier reload cannot be detected, and a loop is worse than an error screen.
    return true;
  }
}

const key = "reloaded-for-missing-code";
