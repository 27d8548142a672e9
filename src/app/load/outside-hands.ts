import { flushSync } from "react-dom";

let isBorne = false;

/**
 * Bears what browsers do to a page that React has drawn: they translate its texts, fill in fields without a word, and keep
 * the page while its visitor is elsewhere.
 */
export function bearOutsideHands(): void {
  if (isBorne) return;
  isBorne = true;
  watchTranslator(document.body);
  // Before what a press or Enter leads to.
  addEventListener("click", noticeFilled, true);
  // A page that was kept has not heard what other tabs have stored meanwhile, and would write over it.
  addEventListener("pageshow", ({ persisted }) => persisted && dispatchEvent(new StorageEvent("storage")));
}

/**
 * Tells React of what was filled in without an event. It takes no notice of an event where it knows the value, and draws
 * the other fields as it knows them.
 */
function noticeFilled({ target }: Event): void {
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

/** Fetches what keeps translated texts in their places once a translator has begun: few visitors have one. */
function watchTranslator(root: Node): void {
  let changes: readonly MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    const hasBegun = changes.length > 0;
    if (!hasBegun && !more.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === "FONT")))
      return;
    changes = [...changes, ...more];
    if (hasBegun) return;
    import("./translated-texts.ts").then(
      ({ keepTexts }) => {
        keepTexts(root, [...changes, ...observer.takeRecords()]);
        observer.disconnect();
      },
      // The next text that is translated tries again.
      () => {
        changes = [];
      },
    );
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
