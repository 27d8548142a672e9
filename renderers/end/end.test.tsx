// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Section } from "../../schema/funnel.types.ts";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { Link } from "../sections/link/link.tsx";
import { List } from "../sections/list/list.tsx";
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
  ["app:/start?for={goal}&by={name|nobody}", "https://my.drawing.internal/start?for=a%20%26%20b&by=nobody"],
])("a button to %s leads to %s", (to, href) => {
  const product: Readonly<Record<string, string>> = {
    "product.app": "https://my.drawing.internal/",
    "product.support": "help@drawing.internal",
    "given.goal": "a & b",
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

const heading: Section = { type: "heading", text: "Not yet" };
const text: Section = { type: "text", text: "We are too far away." };
const link: Section = { type: "link", text: "A school", to: "https://schools.internal" };
const list: Section = { type: "list", items: ["Paper", "Pens"] };
const when = { goal: "artist" };

test.each<[string, Section[], boolean]>([
  ["its title alone", [], true],
  ["a polite no", [text], true],
  ["one that names somebody else", [text, link], true],
  ["one with more for some", [text, { ...text, when }], true],
  ["what to bring", [list], false],
  ["what some have to bring", [{ ...list, when }], false],
  ["what is read rather than said", [text, text, text, text], false],
])("a page that only says something says it in larger letters: %s", (_, more, expected) => {
  const step = { ...example<"end">(yaml), sections: [heading, ...more] };
  show(<End {...props} sections={{ ...props.sections, link: Link, list: List }} step={step} />);
  expect(document.querySelector("[data-said]") !== null).toBe(expected);
});
