// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { RatingField } from "./rating.tsx";

afterEach(cleanup);

test("offers each point once, and keeps the chosen one", () => {
  const { kept, field } = askField(RatingField, yaml);
  expect(screen.getByRole("radiogroup", { name: "How do you like your last drawing?" })).toBeTruthy();
  expect(screen.getAllByRole("radio")).toHaveLength(11);
  expect(kept()).toEqual({ value: "" });
  fireEvent.click(screen.getByRole("radio", { name: "0" }));
  expect(kept()).toEqual({ value: "0" });
  expect(RatingField.read("11", field, typingIn("en"))).toEqual({ value: "" });
});

test("fills the stars up to the chosen one, which are called by their numbers", () => {
  const { kept } = askField(RatingField, yaml, { look: "stars", min: 1, max: 5 });
  fireEvent.click(screen.getByRole("radio", { name: "3" }));
  expect(document.querySelectorAll("[data-filled]")).toHaveLength(3);
  expect(kept()).toEqual({ value: "3" });
});
