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

test("is not there at all while no line has its answer", () => {
  expect(recap({}).textContent).toBe("");
});

test("on a phone, a label ends with the colon of its language; on wide screens, where texts stand in a column, with none", () => {
  recap({ "answer.tools": "A pencil" });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const [narrow = "", ...others] = rules.filter((rule) => rule.includes("dt::after"));
  expect(narrow).toMatch(/^@media \(max-width: 767px\)/);
  expect([...narrow.matchAll(/ dt(.*?)::after { content: (.*?); }/g)].map(([, of, sign]) => [of, sign])).toEqual([
    ["", '": "'],
    [":lang(fr)", '"\\00a0: "'],
    [":is(:lang(ja), :lang(zh))", '"："'],
  ]);
  expect(others).toEqual([]);
});
