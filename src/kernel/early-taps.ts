declare global {
  interface Window {
    /** What was tapped so far; it is kept no longer. */
    readonly earlyTaps?: () => readonly Element[];
  }
}

/**
 * Keeps taps on what the visitor sees already, while the rest of the page is still on its way, with the script that
 * answers them.
 */
export function keepEarlyTaps(): void {
  const ended = new AbortController();
  const early = { capture: true, signal: ended.signal };
  const taps: Element[] = [];
  const keep = (event: Event, on: Element) => {
    // No form is sent: that would load the page anew and lose what was typed.
    event.preventDefault();
    taps.push(on);
  };
  addEventListener(
    "click",
    (event) => {
      const on = controlOf(event);
      // A link leads where it says.
      if (on && on.localName !== "a" && event.detail <= 1) keep(event, on);
    },
    early,
  );
  addEventListener("submit", (event) => event.target instanceof Element && keep(event, event.target), early);
  const earlyTaps = () => {
    ended.abort();
    return taps;
  };
  Object.assign(window, { earlyTaps });
}

/** The control that a click is on; undefined where it asks for a tab of its own, or only to load the page anew. */
export function controlOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Element | undefined {
  const on = target instanceof Element && target.closest("button,[data-back]");
  return !on || on.hasAttribute("data-again") || metaKey || ctrlKey || shiftKey ? undefined : on;
}
