// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepHeadings } from "./keep-headings.ts";

/** The fonts of a page: asked for by its first layout, and come some time later. */
class Fonts extends EventTarget {
  status = "loaded";
  size = 1;
  /** Whether the page has its own font, in which each heading is one line of 30 pixels instead of two. */
  hasCome = false;
  ask() {
    if (!this.hasCome) this.status = "loading";
  }
}

afterEach(() => {
  document.dispatchEvent(new Event("DOMContentLoaded"));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open({ hasOwnFont }: { readonly hasOwnFont: boolean }) {
  const fonts = new Fonts();
  if (!hasOwnFont) fonts.size = 0;
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (hasOwnFont) fonts.ask();
    const least = this instanceof HTMLElement ? Number.parseFloat(this.style.minHeight) || 0 : 0;
    // The last thing read so far fills the screen.
    const own = fonts.hasCome ? 30 : document.body.lastChild === this ? 600 : 60;
    return new DOMRect(0, 0, 300, Math.max(least, own));
  });
  document.body.replaceChildren();
  keepHeadings();
  return fonts;
}

/** What the parser has read, which scripts hear of before it is painted. */
async function read(markup: string) {
  document.body.innerHTML = markup;
  await Promise.resolve();
}

const heights = () => [...document.querySelectorAll<HTMLElement>("h1,h2")].map(({ style }) => style.minHeight);

test("headings keep their height, even if their font comes before the browser says that it is on its way", async () => {
  const fonts = open({ hasOwnFont: true });
  await read(`<h1>A long question</h1><p>Text</p><h2>A part</h2><p>More</p>`);
  fonts.hasCome = true;
  fonts.dispatchEvent(new Event("loading"));
  fonts.status = "loaded";
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(heights()).toEqual(["60px", "60px"]);
});

test("a heading that comes later has its own height, whatever fonts are on their way", async () => {
  const fonts = open({ hasOwnFont: true });
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await read(`<h1>Dalej</h1><p>More</p>`);
  fonts.status = "loading";
  fonts.dispatchEvent(new Event("loading"));
  expect(heights()).toEqual([""]);
});

test("a heading finds its own height on a device that is turned, but not where only the browser's bars go", async () => {
  open({ hasOwnFont: true });
  await read(`<h1>A long question</h1><p>More</p>`);
  vi.stubGlobal("innerHeight", 700);
  dispatchEvent(new Event("resize"));
  expect(heights()).toEqual(["60px"]);
  vi.stubGlobal("innerWidth", 812);
  dispatchEvent(new Event("resize"));
  expect(heights()).toEqual([""]);
});

test("no height is fixed on a page without a font of its own, nor anything measured before it is painted", async () => {
  open({ hasOwnFont: false });
  await read(`<h1>A long question</h1><p>More</p>`);
  expect(heights()).toEqual([""]);
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();
});

test("a heading that is the last thing read so far, and fills the screen, is measured anew once the rest is there", async () => {
  open({ hasOwnFont: true });
  await read("<h1>A long question</h1>");
  expect(heights()).toEqual(["600px"]);
  document.body.insertAdjacentHTML("beforeend", "<p>More</p>");
  await Promise.resolve();
  expect(heights()).toEqual(["60px"]);
});

test("a heading keeps its height, though its font comes before the rest of the page", async () => {
  const fonts = open({ hasOwnFont: true });
  await read("<h1>A long question</h1><p>Text</p>");
  fonts.hasCome = true;
  document.body.insertAdjacentHTML("beforeend", "<p>Another font is still on its way</p>");
  await Promise.resolve();
  expect(heights()).toEqual(["60px"]);
});
