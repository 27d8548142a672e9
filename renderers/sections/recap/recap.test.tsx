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
