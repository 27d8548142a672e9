import { flushSync } from "react-dom";

/** A text of the page that a translator has taken out of it. */
type Translated = { readonly by: Element; readonly words: string };

let isBorne = false;

/**
 * Bears what browsers do to a page that React has drawn: they translate its texts, fill in fields without a word, and keep
 * the page while its visitor is elsewhere.
 */
export function bearOutsideHands(): void {
  if (isBorne) return;
  isBorne = true;
  keepTexts(document.body);
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
  const form = target instanceof Element && target.closest("form");
  const fields = form ? [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")] : [];
  const filled = fields.map((field) => [field, field.value] as const);
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

/**
 * Keeps each text in its place while a translator puts an element of its own there. Without it, React would throw where it
 * puts something before such a text or removes it, and a text that changes would stay as it was translated first. The text
 * waits beside its translation, empty. New words of React's end the translation, and may be translated anew.
 */
function keepTexts(root: Node): void {
  const translated = new WeakMap<Node, Translated>();
  const originals = new WeakMap<Node, Text>();
  const isNew = (node: Node | null): node is Element =>
    node instanceof Element && node.localName === "font" && node.isConnected && !originals.has(node);
  const keep = (text: Text, by: Element, words: string) => {
    translated.set(text, { by, words });
    originals.set(by, text);
  };
  const onRemoved = (node: Node, by: Element | undefined) => {
    const text = node instanceof Text ? node : originals.get(node);
    if (node.isConnected || !text) return;
    const known = translated.get(text);
    translated.delete(text);
    if (node === text) {
      known?.by.remove();
      if (known || !by) return;
      by.after(text);
      keep(text, by, text.data);
      text.data = "";
    } else if (known && by) keep(text, by, known.words);
    // The page is shown in its own language again.
    else if (known) text.data = known.words;
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      translated.get(target)?.by.remove();
      translated.delete(target);
      const by = [...addedNodes, previousSibling].find(isNew);
      for (const node of removedNodes) onRemoved(node, by);
    }
    // What has been done here.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
