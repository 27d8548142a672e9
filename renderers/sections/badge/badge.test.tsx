// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { Badge } from "./badge.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

test("says its words, and its tick is silent", () => {
  const { container } = show(<Badge {...sectionProps()} section={parse(yaml)} />);
  expect(screen.getByText("Ready").closest("p")?.textContent).toBe("Ready");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
