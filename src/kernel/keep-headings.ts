/**
 * Keeps each heading of the page that comes as high as the font of the device makes it, until the visitor goes on or turns
 * the device. The theme's own font, which the first layout asks for and which is a little narrower, may need a line less,
 * and what stands below must not move then.
 */
export function keepHeadings(): void {
  const { fonts } = document;
  const width = innerWidth;
  const headings = () => document.querySelectorAll<HTMLElement>("h1,h2");
  const keep = () => {
    // A heading that is the last thing read so far may fill the rest of the screen. The code comes after all screens.
    if (!document.querySelector("template[data-code]")) return;
    for (const heading of headings()) {
      // This asks for the font, if nothing has yet. A page without one is left to find its own height.
      const { height } = heading.getBoundingClientRect();
      if (fonts?.status === "loading") heading.style.minHeight = `${height}px`;
    }
  };
  // Not when the browser tells that a font is on its way: that may come after the font itself, where it is at hand, and
  // again with every change of styles. What has been read of a page is measured before it is painted.
  const watch = new MutationObserver(keep);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    keep();
    watch.disconnect();
  });
  // The bars of a phone's browser come and go, and change the height alone.
  addEventListener("resize", () => {
    if (innerWidth !== width) for (const { style } of headings()) style.minHeight = "";
  });
}
