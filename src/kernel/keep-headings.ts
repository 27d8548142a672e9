/**
 * Keeps each heading of the page that comes as high as the font of the device makes it, until the visitor goes on or turns
 * the device. The theme's own font, which the first layout asks for and which is a little narrower, may need a line less,
 * and what stands below must not move then.
 */
export function keepHeadings(): void {
  const { fonts } = document;
  // Nothing comes that could change a height, and each measure costs a layout before the first paint.
  if (!fonts?.size) return;
  /** Of the window, asked for where there is a layout anyway: here, it would cost one of its own. */
  let width = 0;
  const headings = () => [...document.querySelectorAll<HTMLElement>("h1,h2")];
  const heightOf = (heading: HTMLElement) => heading.getBoundingClientRect().height;
  let last: HTMLElement | undefined;
  const keep = () => {
    const all = headings();
    // This asks for the font, if nothing has yet.
    all.forEach(heightOf);
    if (all.length) width ||= innerWidth;
    if (fonts.status !== "loading") return;
    // A heading that was the last thing read may have filled the rest of the screen, or been read in part.
    if (last) last.style.minHeight = "";
    const open = all.filter(({ style }) => style.minHeight === "");
    const heights = open.map(heightOf);
    for (const [index, { style }] of open.entries()) style.minHeight = `${heights[index]}px`;
    const read = document.getElementsByTagName("*");
    last = all.find((heading) => heading.contains(read[read.length - 1] ?? null));
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
