// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { Template } from "./template.tsx";

afterEach(cleanup);

test("keeps what was typed without the blanks around it", () => {
  const { type, kept } = askField(Template, yaml);
  type(screen.getByLabelText("What should it be?"), "  Blue ");
  expect(kept()).toEqual({ value: "Blue" });
});
