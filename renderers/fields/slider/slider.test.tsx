// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { SliderField } from "./slider.tsx";

afterEach(cleanup);

test("is empty until somebody moves it: the middle where it is drawn is no answer", () => {
  const { type, kept, field } = askField(SliderField, yaml);
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "How much have you drawn so far?" });
  const said = () => [slider.getAttribute("aria-valuetext"), screen.getByRole("status").textContent];
  expect([slider.value, ...said()]).toEqual(["5", "Nothing chosen yet", "Nothing chosen yet"]);
  const [ends = ""] = slider.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(ends)?.textContent).toBe("NeverEvery day");
  expect(kept()).toEqual({ value: "" });
  expect(SliderField.missing).toBe("slide");
  type(slider, "9");
  expect([kept(), said()]).toEqual([{ value: "9" }, ["9", "9"]]);
  // The number goes with the thumb.
  expect(screen.getByRole("status").style.getPropertyValue("--share")).toBe("0.9");
  for (const odd of ["11", "-1", "5.5", "9e9", "NaN", "x"])
    expect(SliderField.read(odd, field, typingIn("en"))).toEqual({ value: "" });
});

test.each([
  ["a tap", (slider: HTMLElement) => fireEvent.click(slider)],
  ["the space bar", (slider: HTMLElement) => expect(fireEvent.keyDown(slider, { key: " " })).toBe(false)],
])("takes the middle itself from %s, which moves nothing", (_, touch) => {
  const { kept } = askField(SliderField, yaml);
  touch(screen.getByRole("slider"));
  expect(kept()).toEqual({ value: "5" });
});
