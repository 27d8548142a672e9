// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Recap } from "./recap.tsx";

afterEach(cleanup);

const recap = (values: Readonly<Record<string, string>>) =>
  show(<Recap section={parse(yaml)} {...sectionProps()} />, {
    lookup: (name) => values[name],
  }).container;

test("shows the lines whose answers are there", () => {
  const lines = recap({ "answer.tools": "A pencil" }).querySelectorAll("dl > div");
  expect([...lines].map(({ textContent }) => textContent)).toEqual(["You draw withA pencil, so we begin with those."]);
});

test("has short answers in a column, and sentences in running lines", () => {
  const isShort = (...texts: readonly string[]) => {
    const lines = texts.map((text, at) => ({ label: `Line ${at}`, text }));
    const { container } = show(<Recap section={{ ...parse(yaml), lines }} {...sectionProps()} />);
    return container.querySelector("dl")?.hasAttribute("data-short");
  };
  expect(isShort("Ink", "**Brushes** and a pencil")).toBe(true);
  cleanup();
  expect(isShort("Ink", "Brushes, so we begin with those.")).toBe(false);
});

test("is not there at all while no line has its answer", () => {
  expect(recap({}).textContent).toBe("");
});

test("in running lines, a label ends with the colon of its language; where texts stand in a column, with none", () => {
  recap({ "answer.tools": "A pencil" });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const [narrow = "", ...others] = rules.filter((rule) => rule.includes("dt::after"));
  expect(narrow).toMatch(/^@media \(max-width: 767px\)/);
  expect([...narrow.matchAll(/ dt(.*?)::after { content: (".*?"); }/g)].map(([, of, sign]) => [of, sign])).toEqual([
    ["", '": "'],
    [":lang(fr)", '"\\00a0: "'],
    [":is(:lang(ja), :lang(zh))", '"："'],
  ]);
  expect(narrow).toMatch(/\[data-short\] dt::after { content: none; }/);
  expect(others).toEqual([]);
});
