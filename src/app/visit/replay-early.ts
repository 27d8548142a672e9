type EarlyTap = ((event: Event) => void) & { on?: Element | null };

/**
 * What a visitor did on a prerendered page before its code had come: text typed into fields, and the last tap on a
 * button. A slow phone shows the page seconds before it can answer.
 *
 * @param root the page's root element, before it is taken over
 * @returns gives all of it to the page, once it is taken over
 */
export function collectEarly(root: Element): () => void {
  const typed = [...root.querySelectorAll("input")]
    .filter((field) => field.type !== "radio" && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    // Each in a task of its own, as from a real visitor, so that the page has taken in the text before the tap.
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

/** Sets a value the way a keyboard does; React does not see an assignment. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
