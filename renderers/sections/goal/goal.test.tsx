// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Goal } from "./goal.tsx";

afterEach(cleanup);

test("names what the visitor wants, in strong letters", () => {
  show(<Goal {...sectionProps()} section={parse(yaml)} />, {
    lookup: (name) => (name === "goal" ? "A <b>horse</b>" : undefined),
  });
  expect(screen.getByText("A <b>horse</b>").tagName).toBe("STRONG");
  expect(screen.getByText(/You want to draw/).textContent).toBe("You want to draw A <b>horse</b>.");
});

test("falls back on the author's words", () => {
  show(<Goal {...sectionProps()} section={parse(yaml)} />);
  expect(screen.getByText(/You want to draw/).textContent).toBe("You want to draw what you like.");
});
