// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { LongTextField } from "./long-text.tsx";

afterEach(cleanup);

test("keeps its lines, is described by its hint, and says that it may stay empty", () => {
  const { type, kept } = askField(LongTextField, yaml);
  const area = screen.getByRole("textbox", { name: "What would you like to draw? (optional)" });
  expect(area.getAttribute("aria-describedby")).toBe("field-hint field-error");
  type(area, "My dog,\r\nasleep  ");
  expect(kept()).toEqual({ value: "My dog,\nasleep" });
  type(area, "x".repeat(10_000));
  expect(kept()).toEqual({ problem: "tooLong", max: "500" });
});
