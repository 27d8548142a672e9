// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { List } from "./list.tsx";

afterEach(cleanup);

test("is a list under its heading, with emphasised words", () => {
  show(<List {...sectionProps()} section={parse(yaml)} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("In the box");
  const lines = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual(["Three pencils", "One rubber", "A sketch book"]);
  expect(screen.getByText("One").tagName).toBe("STRONG");
});
