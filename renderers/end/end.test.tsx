// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { Text } from "../sections/text/text.tsx";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import { End } from "./end.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const props = { ...stepProps(), texts: undefined, sections: { heading: HeadingSection, text: Text } };

test("shows its sections, and its button leads out of the funnel", () => {
  show(<End {...props} step={example<"end">(yaml)} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We will write to you");
  expect(screen.getByRole("link", { name: "See the gallery" }).getAttribute("href")).toBe(
    "https://drawing.internal/gallery",
  );
});

test.each([
  ["app:/lessons?first=1", "https://my.drawing.internal/lessons?first=1"],
  ["support", "mailto:help@drawing.internal"],
  ["tel:+441632960000", "tel:+441632960000"],
])("a button to %s leads to %s", (to, href) => {
  const product: Readonly<Record<string, string>> = {
    "product.app": "https://my.drawing.internal/",
    "product.support": "help@drawing.internal",
  };
  const step = { ...example<"end">(yaml), button: { text: "Go on, {goal|artist}", to } };
  show(<End {...props} step={step} />, { lookup: (name) => product[name] });
  expect(screen.getByRole("link", { name: "Go on, artist" }).getAttribute("href")).toBe(href);
});

test("without a button it is a page to read", () => {
  const { button: _, ...step } = example<"end">(yaml);
  show(<End {...props} step={step} />);
  expect(screen.queryByRole("link")).toBeNull();
});
