// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { SelectField } from "./select.tsx";

afterEach(cleanup);

test("opens to its options and keeps the id of the chosen one", () => {
  const { type, kept, field } = askField(SelectField, yaml);
  const list = screen.getByRole("combobox", { name: "Where do you live?" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Please choose",
    "North",
    "South",
    "In another country",
  ]);
  type(list, "abroad");
  expect(kept()).toEqual({ value: "abroad" });
  expect(SelectField.read("west", field, typingIn("en"))).toEqual({ value: "" });
});
