import { expect, test } from "vitest";
import { definition } from "../../../tests/definition.ts";
import { withHead } from "./head.ts";

const template = "<head><!--funnel-head--></head>";
const page = (more: string) => `${more}
start: end
steps:
  end: { type: offer, path: /, sections: [{ type: text, text: Thanks }] }
`;
const head = (more: string) => withHead(template, definition(page(more)), "funnel.yaml", false);

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
  const html = withHead(template, { ...rest, theme: { ...theme, dark } }, "funnel.yaml", false);
  expect(html).toMatch(
    /<meta name="theme-color" media="\(prefers-color-scheme:dark\)" content="#101820">\s*<meta name="theme-color" content="#ffffff">/,
  );
  const [, rule = ""] = /@media \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/.exec(html) ?? [];
  expect(rule).toContain("--paper:#101820");
  expect(rule).toContain("color-scheme:dark");
  expect(head("")).not.toContain("prefers-color-scheme");
});
