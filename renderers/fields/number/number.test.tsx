// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { NumberField } from "./number.tsx";

afterEach(cleanup);

test("shows a keypad for its numbers, and what stands behind them", () => {
  askField(NumberField, yaml, { suffix: "€" });
  const input = screen.getByLabelText<HTMLInputElement>("How many children draw with you?");
  expect(input.inputMode).toBe("numeric");
  expect(document.getElementById("field-suffix")?.textContent).toBe("€");
  cleanup();
  askField(NumberField, yaml, { decimals: 2 });
  expect(screen.getByRole<HTMLInputElement>("textbox").inputMode).toBe("decimal");
});

const price = {
  type: "number",
  id: "p",
  label: "P",
  required: true,
  min: 0.5,
  max: 2_000,
  step: 0.5,
  decimals: 1,
} as const;

test.each([
  ["en", "1,234.5", { value: "1234.5" }],
  ["de", "1.234,5", { value: "1234.5" }],
  ["de", "12,50 €", { value: "12.5" }],
  ["fr", "1 234,5", { value: "1234.5" }],
  ["en", "€ 12", { value: "12" }],
  ["en", "", { value: "" }],
  ["en", "twelve", { problem: "invalidNumber", example: "1000.5" }],
  ["en", "9e99", { problem: "invalidNumber", example: "1000.5" }],
  ["en", "0.4", { problem: "tooLow", min: "0.5" }],
  ["de", "2001", { problem: "tooHigh", max: "2000" }],
  ["en", "1.3", { problem: "offStep", min: "1", max: "1.5" }],
  ["en", "1.25", { problem: "fewerDecimals" }],
])("in %s, %j is read as %j", (language, typed, reading) => {
  expect(NumberField.read(typed, { ...price, suffix: "€" }, typingIn(language))).toEqual(reading);
});

test("is written as the language writes it, and read as the same", () => {
  for (const language of ["en", "de", "fr", "de-CH", "hi-IN", "ar-EG"])
    for (const value of ["0.5", "1234.5", "2000"]) {
      const typed = NumberField.write(value, price, typingIn(language));
      expect(NumberField.read(typed, price, typingIn(language))).toEqual({ value });
    }
});
