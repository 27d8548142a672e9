import { expect, test } from "vitest";
import { definition } from "../../../tests/definition.ts";
import { withHead } from "./head.ts";

const head = (more: string) =>
  withHead(
    "<head><!--funnel-head--></head>",
    definition(`${more}
start: end
steps:
  end: { type: offer, path: /, sections: [{ type: text, text: Thanks }] }
`),
    "funnel.yaml",
    false,
  );

test("a page says what it is about, without markup and filled, and the colour of its paper", () => {
  const html = head('description: "**Learn** \\"fast\\" with {product.name}."');
  expect(html).toContain('<meta name="description" content="Learn &#34;fast&#34; with Test.">');
  expect(html).toContain('<meta name="theme-color" content="#ffffff">');
});

test("a page of which nothing was said has no description", () => {
  expect(head("")).not.toContain("description");
});
