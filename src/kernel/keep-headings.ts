/**
 * Keeps each heading as high as the font of the device makes it, until the visitor goes on. The theme's own font, which the
 * first layout asks for and which is a little narrower, may need a line less, and what stands below must not move then.
 */
export const keepHeadings = (): void =>
  document.fonts?.addEventListener("loading", () => {
    for (const heading of document.querySelectorAll<HTMLElement>("h1,h2"))
      heading.style.minHeight = `${heading.getBoundingClientRect().height}px`;
  });
