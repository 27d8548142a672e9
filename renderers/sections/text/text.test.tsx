// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Text } from "./text.tsx";

afterEach(cleanup);

test("emphasises words, and opens the legal text that it links to", () => {
  const openLegal = vi.fn();
  const { container } = show(<Text {...sectionProps()} section={parse(yaml)} />, { openLegal });
  expect(container.textContent).toBe("It takes ten minutes a day. See the terms.");
  expect(screen.getByText("ten minutes").tagName).toBe("STRONG");
  fireEvent.click(screen.getByText("terms"));
  expect(openLegal.mock.calls).toEqual([["terms"]]);
});

test("small print is smaller", () => {
  const sizes = [false, true].map((small) => {
    const { container } = show(<Text {...sectionProps()} section={{ ...parse(yaml), small }} />);
    return Number.parseFloat(getComputedStyle(container.querySelector("p") ?? container).fontSize);
  });
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});
