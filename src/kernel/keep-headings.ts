/**
 * Keeps each heading as high as the font of the device makes it, until the visitor goes on. The theme's own font, which the
 * first layout asks for and which is a little narrower, may need a line less, and what stands below must not move then.
 */
export function keepHeadings(): void {
  const { fonts } = document;
  const keep = () => {
    for (const heading of document.querySelectorAll<HTMLElement>("h1,h2")) {
      // This asks for the font, if nothing has yet. A page without one is left to find its own height, however it is turned.
      const { height } = heading.getBoundingClientRect();
      if (fonts?.status === "loading") heading.style.minHeight = `${height}px`;
    }
  };
  fonts?.addEventListener("loading", keep);
  // The event comes after a font that is at hand. So what has been read of the page is measured before it is painted.
  const watch = new MutationObserver(keep);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    keep();
    watch.disconnect();
  });
}
