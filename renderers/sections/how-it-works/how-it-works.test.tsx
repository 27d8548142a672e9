// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { HowItWorks } from "./how-it-works.tsx";

afterEach(cleanup);

test("lists the steps in their order, each with a heading below the section's", () => {
  show(<HowItWorks {...sectionProps()} section={parse(yaml)} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("From blank page to picture");
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  const titles = within(list).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Sharpen", "Draw"]);
});

test("a step without a text has no empty paragraph", () => {
  const { container } = show(<HowItWorks {...sectionProps()} section={parse(yaml)} />);
  const texts = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["A blunt pencil draws blunt lines."]);
});
