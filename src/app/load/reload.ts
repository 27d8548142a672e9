/** Where the state of a history entry waits for the document that comes next in this tab. */
const key = "funnel:history-state";

/**
 * Reloads the page. Chromium drops the state of the history entry where the new document has another policy, and with
 * it the way that back links go by, so the state is handed over.
 */
export function reload(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(history.state));
  } catch {
    // Full or disabled: a back link then replaces the entry.
  }
  location.reload();
}

/** Gives the history entry the state back that it had before `reload`. */
export function restoreHistoryState(): void {
  try {
    const state = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (state && history.state === null) history.replaceState(JSON.parse(state), "");
  } catch {
    // Disabled: there was nothing to hand over.
  }
}
