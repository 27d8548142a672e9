// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Quote } from "./quote.tsx";

afterEach(cleanup);

test("says what was said, by whom, and that nobody has said it", () => {
  show(<Quote {...sectionProps()} section={parse(yaml)} />);
  const quote = screen.getByRole("figure");
  expect(quote.querySelector("blockquote")?.textContent).toBe("I draw every morning now.");
  expect(quote.querySelector("figcaption")?.textContent).toBe("Ada Sample34, Leeds");
  expect(quote.querySelector("img")?.alt).toBe("");
});

test("cites where it was published, and wears no label where somebody has said it", () => {
  const section = { ...parse(yaml), sample: false, role: undefined, source: "The Drawing Weekly" };
  show(<Quote {...sectionProps()} section={section} />);
  expect(screen.getByRole("figure").querySelector("cite")?.textContent).toBe("The Drawing Weekly");
  expect(screen.queryByText("Sample")).toBeNull();
});
