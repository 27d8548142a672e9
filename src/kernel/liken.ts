/**
 * Makes one element as another is, changing no more than differs, so that what moves between them moves.
 */
export function liken(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) {
      // A style that is set as an attribute is compared with the page's policy first.
      if (name === "style" && from instanceof HTMLElement) from.style.cssText = value;
      else from.setAttribute(name, value);
    }
  const wanted = [...to.childNodes];
  const had = [...from.childNodes];
  wanted.forEach((node, index) => {
    const old = had[index];
    if (!old) from.append(node.cloneNode(true));
    else if (old.nodeName !== node.nodeName) old.replaceWith(node.cloneNode(true));
    else if (old instanceof Element) liken(old, node as Element);
    else old.nodeValue = node.nodeValue;
  });
  for (const old of had.slice(wanted.length)) from.removeChild(old);
}
