// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { HeadingSection } from "./heading.tsx";

afterEach(cleanup);

test.each([
  [true, 1],
  [false, 2],
])("is the title of the page if it is the first one: %s", (first, level) => {
  show(<HeadingSection {...sectionProps()} first={first} section={parse(yaml)} />);
  expect(screen.getByRole("heading", { level }).textContent).toBe("Everybody can learn to draw");
});
