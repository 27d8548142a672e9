let isBorne = false;
let isNoticed = false;

/**
 * Bears what browsers do to a page that React has drawn: they translate its texts, fill in fields without a word, and keep
 * the page while its visitor is elsewhere. To be called again on each step: what few need is fetched where it is needed.
 */
export function bearOutsideHands(): void {
  if (!isNoticed && document.forms.length)
    import("./notice-filled.ts").then((code) => {
      // Before what a press or Enter leads to.
      if (!isNoticed) addEventListener("click", code.noticeFilled, true);
      isNoticed = true;
    }, none);
  // A page that was loaded anew, or come back to, while a dialog lay above it.
  if (history.state?.over)
    import("../../../renderers/ui/overlays/dialog.tsx").then((code) => code.settleHistory(), none);
  if (isBorne) return;
  isBorne = true;
  watchTranslator(document.body);
  // A page that was kept has not heard what other tabs have stored meanwhile, and would write over it.
  addEventListener("pageshow", ({ persisted }) => persisted && dispatchEvent(new StorageEvent("storage")));
}

const none = () => undefined;

/** Fetches what keeps translated texts in their places once a translator has begun: few visitors have one. */
function watchTranslator(root: Node): void {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    const hasBegun = changes.length > 0;
    if (!hasBegun && !more.some(({ addedNodes: [node] }) => node?.nodeName === "FONT")) return;
    changes.push(...more);
    if (hasBegun) return;
    import("./translated-texts.ts").then(
      (code) => {
        code.keepTexts(root, [...changes, ...observer.takeRecords()]);
        observer.disconnect();
      },
      // The next text that is translated tries again.
      () => changes.splice(0),
    );
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
