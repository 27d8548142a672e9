// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Fragment } from "react";
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

test("a text of a few lines is centred, a longer one has an edge", () => {
  const long = (text: string) => {
    const { container } = show(<Text {...sectionProps()} section={{ ...parse(yaml), text }} />);
    return container.querySelector("p")?.hasAttribute("data-long");
  };
  expect(long("So it goes. ".repeat(14))).toBe(false);
  expect(long("So it goes. ".repeat(16))).toBe(true);
  // As wide as two letters each.
  expect(long("毎日少しずつ。".repeat(12))).toBe(false);
  expect(long("毎日少しずつ。".repeat(14))).toBe(true);
  // A paragraph with a title is read from an edge, too; what only begins with bold words is none.
  expect(long("**What happens now.** We call you.")).toBe(true);
  expect(long("**What happens now:**")).toBe(false);
  expect(long("**Ten minutes** a day are enough.")).toBe(false);
  // What is not seen does not count.
  expect(long(`${"So it goes. ".repeat(14)}[terms](https://example.com/${"a".repeat(40)})`)).toBe(false);
});

test("one that stands alone below the title is centred, whatever is further down", () => {
  const text = (words: string) => <Text {...sectionProps()} section={{ ...parse(yaml), text: words }} />;
  const alignOf = (...words: readonly string[]) => {
    const { container } = show(
      <div>
        <div data-title>The Gardener</div>
        {words.map((each) => (each === "" ? <hr key="between" /> : <Fragment key={each}>{text(each)}</Fragment>))}
      </div>,
    );
    const aligns = [...container.querySelectorAll("p")].map((each) => getComputedStyle(each).textAlign);
    cleanup();
    return aligns;
  };
  expect(alignOf("You look after people.", "", "**Quiet.** You think first.")).toEqual(["center", "start"]);
  // What is read on end has one edge.
  expect(alignOf("You look after people.", "**Quiet.** You think first.")).toEqual(["start", "start"]);
  expect(alignOf("**Quiet.** You think first.")).toEqual(["start"]);
});
