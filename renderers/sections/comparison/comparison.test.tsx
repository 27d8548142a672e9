// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { Comparison } from "./comparison.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

test("says each bar in words, and works out what changes", () => {
  show(<Comparison section={parse(yaml)} {...sectionProps()} />);
  const lines = [...document.querySelectorAll("strong")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Shaky", "25%", "Sure +50%", "70% +45%"]);
  expect(screen.getByText("Drawn to show the idea. Nobody can promise it.")).toBeTruthy();
});
