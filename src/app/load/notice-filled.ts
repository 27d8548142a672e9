import { flushSync } from "react-dom";

/**
 * Tells React of what was filled in without an event. It takes no notice of an event where it knows the value, and draws
 * the other fields as it knows them.
 */
export function noticeFilled({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea") ?? [];
  const filled = [...fields].map((field) => [field, field.value] as const);
  // A box has its tick before anybody is told of the press. Drawn as React knows it, it would lose the tick.
  const box = target instanceof HTMLInputElement ? target : undefined;
  const isTicked = box?.checked;
  for (const [field, value] of filled) {
    if (field.value !== value) write(field, "value", value);
    flushSync(() => field.dispatchEvent(new Event("input", { bubbles: true })));
  }
  if (box && box.checked !== isTicked) write(box, "checked", isTicked);
}

/** Writes into a field as the browser does, so that React sees that it has changed. */
const write = (field: HTMLElement, key: "value" | "checked", value: unknown) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
