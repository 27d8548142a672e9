/** Runs in the page: how far it is too wide, and which controls cannot be hit in their middle. */
export function measure(): { wide: number; covered: { name: string; by: string }[] } {
  const covered: { name: string; by: string }[] = [];
  const nameOf = (element: Element) =>
    element.textContent?.trim().slice(0, 40) || element.getAttribute("aria-label") || element.localName;
  for (const control of document.querySelectorAll<HTMLElement>(
    "main button, main a, main [role=radio], main [role=checkbox]",
  )) {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    // A link in a text may go on in the next line; its first part is what is aimed at.
    const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    // What a closed part holds has a place, but is not there.
    if (width === 0 || height === 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A dialog that lies above the whole page is meant to.
    if (hit && !control.contains(hit) && !hit.contains(control) && !hit.closest("dialog, [role=dialog]"))
      covered.push({ name: nameOf(control), by: `<${hit.localName}> “${nameOf(hit)}”` });
  }
  scrollTo(0, 0);
  return { wide: document.documentElement.scrollWidth - document.documentElement.clientWidth, covered };
}
