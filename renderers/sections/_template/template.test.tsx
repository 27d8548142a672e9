// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Template } from "./template.tsx";

afterEach(cleanup);

test("shows its text", () => {
  const { container } = show(<Template section={parse(yaml)} />);
  expect(container.textContent).toBe("A line of text");
});
