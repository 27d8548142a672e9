// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { show } from "../../testing/show.tsx";
import { Badge } from "./badge.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const rest = { first: false, plans: {}, onPlan: () => undefined, onNext: () => undefined };

test("says its words, and its tick is silent", () => {
  const { container } = show(<Badge {...rest} section={parse(yaml)} />);
  expect(screen.getByText("Ready").closest("p")?.textContent).toBe("Ready");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
