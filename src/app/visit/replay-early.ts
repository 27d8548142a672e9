type EarlyTap = ((event: Event) => void) & { on?: Element | null };

/**
 * Collects what a visitor did on a prerendered page before its code had loaded: text typed into fields, and the last
 * tap on a button. A slow phone shows the page seconds before it becomes interactive.
 *
 * @param root the page's root element, before hydration
 * @returns a function that replays it, to be called after hydration
 */
export function collectEarly(root: Element): () => void {
  const typed = [...root.querySelectorAll("input")]
    .filter((field) => field.type !== "radio" && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    // Each in its own task, as from a real visitor, so that the page has processed the text before the tap.
    setTimeout(() => {
      for (const { field, value } of typed) if (field.isConnected) type(field, value);
      setTimeout(replayTap);
    });
  };
}

function replayTap(): void {
  const early = (window as { earlyTap?: EarlyTap }).earlyTap;
  if (!early) return;
  removeEventListener("click", early, true);
  if (early.on instanceof HTMLElement && early.on.isConnected) early.on.click();
}

/** Sets a value as a keyboard would; React ignores a plain assignment. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
