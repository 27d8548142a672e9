// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { SliderField } from "./slider.tsx";

afterEach(cleanup);

test("stands in the middle at first, says where it stands, and is described by the words at its ends", () => {
  const { type, kept, field } = askField(SliderField, yaml);
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "How much have you drawn so far?" });
  expect([slider.value, slider.getAttribute("aria-valuetext"), screen.getByRole("status").textContent]).toEqual([
    "5",
    "5",
    "5",
  ]);
  const [ends = ""] = slider.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(ends)?.textContent).toBe("NeverEvery day");
  expect(kept()).toEqual({ value: "5" });
  type(slider, "9");
  expect(kept()).toEqual({ value: "9" });
  for (const odd of ["11", "-1", "5.5", "9e9", "NaN", "x"])
    expect(SliderField.read(odd, field, typingIn("en"))).toEqual({ value: "5" });
});
