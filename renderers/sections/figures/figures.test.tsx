// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Figures } from "./figures.tsx";

afterEach(cleanup);

test("lists each number with what it means, and labels the samples alone", () => {
  const lookup = (name: string) => (name === "facts.pupils" ? "1,200" : undefined);
  show(<Figures {...sectionProps()} section={parse(yaml)} />, { lookup });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("In numbers");
  const lines = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual(["1,200people draw with us", "3pencils eachSample"]);
});

test("one label stands for all of them, where none has a source", () => {
  const { figures } = parse(yaml);
  const section = { ...parse(yaml), figures: figures.map((figure: object) => ({ ...figure, sample: true })) };
  show(<Figures {...sectionProps()} section={section} />);
  expect(screen.getAllByText("Sample")).toHaveLength(1);
});

test("makes room for the longest part of a value that must not be cut in two", () => {
  const row = (...values: string[]) => {
    const figures = values.map((value) => ({ value, text: `which is ${value}` }));
    show(<Figures {...sectionProps()} section={{ type: "figures", figures }} />);
    const list = screen.getByRole("list");
    cleanup();
    return [list.style.getPropertyValue("--letters"), list.hasAttribute("data-short")];
  };
  expect(row("3", "1,200")).toEqual(["5", true]);
  expect(row("3", "261 600\u00a0€")).toEqual(["9", false]);
  expect(row("3", "9 months")).toEqual(["8", true]);
  expect(row("3", "12 minutes")).toEqual(["10", false]);
  expect(row("one in five")).toEqual(["4", true]);
});
