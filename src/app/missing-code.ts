/**
 * Reloads the page, once, when a piece of its code is gone, as happens to open pages after a deploy. Answers are
 * stored, so the visitor comes back to the same step.
 */
export function reloadOnceForMissingCode(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || hasReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

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
