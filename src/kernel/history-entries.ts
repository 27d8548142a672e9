// The tab's history, as long as the page's code has not come.

/** Where the state of a history entry waits for the document that comes next in this tab. */
const stateKey = "funnel:history-state";

let waiting: (readonly [from: string, path: string])[] = [];

/** The path at the address, as screens have it. */
export const pathNow = (): string => location.pathname.replace(/(.)\/$/, "$1");

/** Adds the address of a step once the next frame is painted: nothing on the way of a tap waits for it. */
export function pushLater(from: string, path: string): void {
  waiting.push([from, path]);
  // The browser paints the frame between these two.
  requestAnimationFrame(() => setTimeout(pushNow));
}

/** Adds what still waits for a frame. */
export function pushNow(): void {
  for (const [from, path] of waiting.splice(0)) {
    if (!history.state) history.replaceState(entry(0), "");
    const { way = [], __TSR_index: index = 0 } = history.state;
    history.pushState(entry(index + 1, [...way, from]), "", path);
  }
}

/** Drops what still waits for a frame: the visitor has gone elsewhere. */
export function dropWaiting(): void {
  waiting = [];
}

/** An entry as the router has it: with its place, and the steps on the way there. */
function entry(index: number, way?: readonly string[]) {
  const name = Math.random().toString(36).slice(2, 9);
  return { ...(way && { way }), key: name, __TSR_key: name, __TSR_index: index };
}

/**
 * Loads the page anew. Chromium drops the state of the entry where the new document has another policy, and with it the
 * way that back links go by, so the state is handed over.
 */
export function reload(): void {
  try {
    sessionStorage.setItem(stateKey, JSON.stringify(history.state));
  } catch {
    // Full or disabled: a back link then replaces the entry.
  }
  location.reload();
}

/** Gives the entry the state that {@link reload} has handed over. */
export function takeState(): void {
  try {
    const state = sessionStorage.getItem(stateKey);
    sessionStorage.removeItem(stateKey);
    if (state && history.state === null) history.replaceState(JSON.parse(state), "");
  } catch {
    // Disabled: there was nothing to hand over.
  }
}
