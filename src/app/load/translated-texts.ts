/** A text of the page that a translator has taken out of it. */
type Translated = { readonly by: Element; readonly words: string };

/**
 * Keeps each text in its place while a translator puts an element of its own there. Without it, React would throw where it
 * puts something before such a text or removes it, and a text that changes would stay as it was translated first. The text
 * waits beside its translation, empty. New words of React's end the translation, and may be translated anew.
 *
 * @param earlier changes since the first text was translated
 */
export function keepTexts(root: Node, earlier: readonly MutationRecord[]): void {
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
  const follow = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      translated.get(target)?.by.remove();
      translated.delete(target);
      const by = [...addedNodes, previousSibling].find(isNew);
      for (const node of removedNodes) onRemoved(node, by);
    }
  };
  follow(earlier);
  const observer = new MutationObserver((changes) => {
    follow(changes);
    // What has been done here.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
