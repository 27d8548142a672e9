// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { show, stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Template } from "./template.tsx";

afterEach(cleanup);

test("has its heading as the page's h1, and its button moves on", () => {
  const props = stepProps();
  show(<Template {...props} step={parse(yaml)} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("A heading");
  fireEvent.click(screen.getByRole("button", { name: "Go on" }), { detail: 1 });
  expect(props.onNext).toHaveBeenCalledTimes(1);
});
