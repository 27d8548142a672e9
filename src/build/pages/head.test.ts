import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { definition } from "../../../tests/definition.ts";
import { withHead } from "./head.ts";

const template = "<head><!--funnel-head--></head>";
const page = (more: string) => `${more}
start: end
steps:
  end: { type: offer, path: /, sections: [{ type: text, text: Thanks }] }
`;
const scripts = { first: "", early: "", kernel: "" };
const head = (more: string) => withHead(template, definition(page(more)), "funnel.yaml", false, scripts);

test("a page says what it is about, without markup and filled, and the colour of its paper", () => {
  const html = head('description: "**Learn** \\"fast\\" with {product.name}."');
  expect(html).toContain('<meta name="description" content="Learn &#34;fast&#34; with Test.">');
  expect(html).toContain('<meta name="theme-color" content="#ffffff">');
});

test("a page of which nothing was said has no description", () => {
  expect(head("")).not.toContain("description");
});

test("a dark palette is for devices that ask for it, down to the browser's own bar", () => {
  const { theme, ...rest } = definition(page(""));
  const dark = { ...theme.colors, paper: "#101820", ink: "#eeeeee" };
  const html = withHead(template, { ...rest, theme: { ...theme, dark } }, "funnel.yaml", false, scripts);
  expect(html).toMatch(
    /<meta name="theme-color" media="\(prefers-color-scheme:dark\)" content="#101820">\s*<meta name="theme-color" content="#ffffff">/,
  );
  const [, rule = ""] = /@media \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/.exec(html) ?? [];
  expect(rule).toContain("--paper:#101820");
  expect(rule).toContain("color-scheme:dark");
  expect(head("")).not.toContain("prefers-color-scheme");
});

test("the logo of a dark page has its ground on paper, too", () => {
  const { theme, ...rest } = definition(page(""));
  const colors = { ...theme.colors, paper: "#101820", ink: "#eeeeee" };
  const html = withHead(template, { ...rest, theme: { ...theme, colors } }, "funnel.yaml", false, scripts);
  expect(html).toMatch(/@media print\{#root>header img\{[^}]*background:#101820;print-color-adjust:exact\}\}/);
  expect(head("")).not.toContain("print-color-adjust");
});

test("a longer name in the header is smaller on a phone, and a logo has no name beside it", () => {
  const named = (name: string, look: { logo?: string } = {}, ...labels: string[]) => {
    const { theme: sample, product, ...rest } = definition(page(""));
    const { logo: _, ...theme } = sample;
    const chapters = labels.map((label, index) => ({ from: index + 1, label }));
    const site = {
      ...rest,
      theme: { ...theme, ...look },
      product: { ...product, name },
      counter: { total: 4, reading: "capped" as const, chapters },
    };
    const html = withHead(template, site, "funnel.yaml", false, scripts);
    return /--wordmark:([^}]*)/.exec(html)?.[1];
  };
  expect(named("Two Rings")).toBe("7.50vw");
  expect(named("The Good Neighbourhood Garden Company")).toBe("4.27vw");
  expect(named("よい隣人たちの庭づくり会社")).toBe("5.10vw");
  // One long word is as wide as the room beside the counter, and smaller beside a chapter.
  expect(named("Dachdeckermeisterbetrieb")).toBe("3.55vw");
  expect(named("Dachdeckermeisterei")).toBe("4.49vw");
  expect(named("Dachdeckermeisterei", {}, "Haushalt", "Kontakt")).toBe("4.11vw");
  expect(named("Two Rings", {}, "Haushalt", "Kontakt")).toBe("7.50vw");
  expect(named("Two Rings", { logo: "logo.svg" })).toBeUndefined();
});

test("letters that are joined are neither spaced nor slanted", () => {
  const unspaced = "*{letter-spacing: 0 !important}";
  expect(head("language: ar-AE")).toContain(unspaced);
  for (const language of ["he", "en"]) expect(head(`language: ${language}`), language).not.toContain(unspaced);
});

test("a screen is hidden until the script right behind it has been read, as a part of it would be drawn elsewhere", () => {
  const html = withHead(readFileSync("index.html", "utf8"), definition(page("")), "funnel.yaml", false, scripts);
  expect(html).toMatch(/#root:not\(:has\(~ ?script\)\) main ?\{visibility: hidden\}/);
  expect(html).toMatch(/<div id="root"><\/div>\s*<script>/);
});

const body = (more: string) =>
  withHead("<!--funnel-head--><!--funnel-footer-->", definition(page(more)), "funnel.yaml", false, scripts);

test("a page ends with its legal texts, the address for help and the company, as far as the definition has them", () => {
  const legal = "{ id: money, purpose: refund, label: Money back & returns, short: Returns, text: All of it. }";
  const html = body(`
product: { name: Test, provider: "Pencils & Co.", support: help@example.com }
legal: { title: Legal, tabs: [${legal}, { id: members, label: Members, text: Log in. }, { id: about, purpose: imprint, label: Imprint, text: Us. }] }
`);
  expect(/<footer>.*<\/footer>/.exec(html)?.[0]).toBe(
    "<footer>" +
      '<button type="button" aria-haspopup="dialog" data-legal="money">Returns</button>' +
      '<button type="button" aria-haspopup="dialog" data-legal="about">Imprint</button>' +
      '<a href="mailto:help@example.com">help@example.com</a><span>Pencils &#38; Co.</span></footer>',
  );
  expect(html).toContain("body>footer{");
  expect(body("product: { name: Test }")).not.toContain("footer");
});

const withFonts = (...heading: string[]) => {
  const { theme, ...rest } = definition(page(""));
  return withHead(template, { ...rest, theme: { ...theme, fonts: { heading } } }, "funnel.yaml", false, scripts);
};

test("a font that comes with the page is shown once it is there, and takes no more room than what is shown until then", () => {
  const html = withFonts("content/fonts/figtree-latin.woff2", "content/fonts/figtree-latin-ext.woff2");
  const [latin = "", extended = "", until = "", ...others] = html.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(others).toEqual([]);
  expect(latin).toContain(
    'src:url(/content/fonts/figtree-latin.woff2?no-inline) format("woff2");font-weight:300 900;font-display:swap}',
  );
  // Letters of the first file are never fetched from the second, where they may not even be: œ and the dotless i.
  const ranges = /unicode-range:([^}]*)/.exec(extended)?.[1]?.split(",") ?? [];
  const isFetched = (letter: string) =>
    ranges.some((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      const code = letter.codePointAt(0) ?? 0;
      return from <= code && code <= to;
    });
  expect([..."łőŞž₹"].filter(isFetched).join("")).toBe("łőŞž₹");
  expect([..."aé€œı–"].filter(isFetched)).toEqual([]);
  // Figtree is a little narrower than Arial in bold: 0.957 times in text, as browsers measure it.
  const adjust = Number(/size-adjust:([\d.]+)%/.exec(until)?.[1]);
  expect(adjust).toBeGreaterThan(94);
  expect(adjust).toBeLessThan(99);
  const ascent = Number(/ascent-override:([\d.]+)%/.exec(until)?.[1]);
  expect((ascent * adjust) / 100).toBeCloseTo(95, 0);
  expect(html).toContain("--heading-font:heading,heading-until,var(--font)");
  expect(html).not.toContain("preload");
  expect(head("")).not.toContain("@font-face");
});

test("a file that is no font is named", () => {
  expect(() => withFonts("package.json")).toThrow(
    '"package.json" is named in theme.fonts, but is no woff2 font. Save the font as woff2, and name that file.',
  );
});

const styles = (language: string) => /<style>(.*?)<\/style>/s.exec(head(`language: ${language}`))?.[1] ?? "";

test("Japanese lines end with a phrase, Korean words are whole, and headings of wide characters have smaller letters and more room", () => {
  const headings =
    ":root{--said: 0.8}:root h1{font-size: clamp(1.5rem,1.1rem + 1.7vw,1.875rem);letter-spacing: 0}:root :is(h1,h2){line-height: 1.38}";
  const added = {
    "ja-JP":
      "body{word-break: auto-phrase;line-break: strict}@supports not (word-break: auto-phrase){body *{text-wrap: wrap !important;text-wrap: pretty !important}}",
    "zh-TW": "body{line-break: strict}",
    ko: "body{word-break: keep-all}",
  };
  for (const [language, own] of Object.entries(added)) {
    const [before, after, ...more] = styles(language).split(own + headings);
    expect([`${before}${after}`, more]).toEqual([styles("en"), []]);
  }
});

test("pages in other languages have no such styles", () => {
  for (const language of ["en", "de", "fr", "ru", "vi"]) {
    expect(styles(language)).not.toBe("");
    expect(styles(language)).not.toMatch(/word-break|line-break|:root h1/);
  }
});
