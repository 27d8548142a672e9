// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { NumberField } from "./number.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

test("shows a keypad for its numbers, and what stands behind them", () => {
  askField(NumberField, yaml, { suffix: "€" });
  const input = screen.getByLabelText<HTMLInputElement>("How many children draw with you?");
  expect(input.inputMode).toBe("numeric");
  expect(document.getElementById("field-suffix")?.textContent).toBe("€");
  cleanup();
  askField(NumberField, yaml, { decimals: 2 });
  expect(screen.getByRole<HTMLInputElement>("textbox").inputMode).toBe("decimal");
});

test("has a short unit within its frame, and a long one beside it", () => {
  const unit = () => {
    const span = document.getElementById("field-suffix");
    return span && getComputedStyle(span).pointerEvents;
  };
  askField(NumberField, yaml, { suffix: "kWh" });
  // A tap on it is for the input below it.
  expect(unit()).toBe("none");
  cleanup();
  askField(NumberField, yaml, { suffix: "hours a week" });
  expect(unit()).not.toBe("none");
});

test.each([
  ["en", "$", true],
  ["en", "€", true],
  ["en-CA", "US$", true],
  ["nl", "€", true],
  ["ja", "¥", true],
  ["de", "€", false],
  ["de-CH", "$", true],
  ["nb", "$", false],
  ["fr", "$", false],
  ["ar", "$", false],
  ["en", "kg", false],
  ["en", "%", false],
  ["en", "$/m²", false],
])("in %s, %j stands before the number: %j", (language, suffix, ahead) => {
  askField(NumberField, yaml, { suffix }, { language });
  const frame = document.getElementById("field-suffix")?.parentElement;
  expect(frame?.hasAttribute("data-ahead")).toBe(ahead);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(screen.getByRole("textbox"));
  expect([paddingInlineStart, paddingInlineEnd].map((room) => /em/.test(room))).toEqual([ahead, !ahead]);
});

test("in Persian, whose figures run from the left, the sign stands at the left", () => {
  document.documentElement.dir = "rtl";
  askField(NumberField, yaml, { suffix: "$" }, { language: "fa" });
  expect(getComputedStyle(screen.getByRole("textbox")).paddingInlineEnd).toMatch(/em/);
});

test("gives wide letters within the frame more room", () => {
  const room = (suffix: string) => {
    cleanup();
    askField(NumberField, yaml, { suffix });
    const { paddingInlineEnd } = getComputedStyle(screen.getByRole("textbox"));
    return Number(/([\d.]+)em/.exec(paddingInlineEnd)?.[1]);
  };
  expect(room("h/wk.")).toBe(3.75);
  // As many squares as letters, and the stroke between them.
  expect(room("時間/週")).toBeGreaterThan(3.5);
  expect(room("ユーロ")).toBeGreaterThan(3);
});

test("has nothing beside it or around it without a unit", () => {
  const around = (suffix?: string) => {
    cleanup();
    askField(NumberField, yaml, suffix === undefined ? {} : { suffix });
    const input = screen.getByRole("textbox");
    return [
      input.parentElement?.querySelector("label") !== null,
      input.getAttribute("aria-describedby")?.includes("suffix") ?? false,
    ];
  };
  expect(around()).toEqual([true, false]);
  expect(around("{answer.unknown|}")).toEqual([true, false]);
  expect(around("kg")).toEqual([false, true]);
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

const noNumber = { problem: "invalidNumber", example: "2500" };

test.each([
  ["円", "¥3,000", { value: "3000" }],
  ["円", "￥3,000", { value: "3000" }],
  ["円", "￥ ３，０００", { value: "3000" }],
  ["円", "¥3,000円", { value: "3000" }],
  ["円", "円3000", { value: "3000" }],
  ["円", "3000¥", { value: "3000" }],
  ["円", "$3,000", noNumber],
  ["元", "¥3000", { value: "3000" }],
  ["€", "€3,000", { value: "3000" }],
  ["€", "€ 3,000 €", { value: "3000" }],
  ["€", "-€5", { problem: "tooLow", min: "0" }],
  ["€", "€-5", { problem: "tooLow", min: "0" }],
  ["€", "−5 €", { problem: "tooLow", min: "0" }],
  ["€", "$20", noNumber],
  ["€", "£20", noNumber],
  ["US$", "$20", { value: "20" }],
  ["US$", "US$ 20", { value: "20" }],
  ["₹", "₹ १,२३४", { value: "1234" }],
  ["%", "１５％", { value: "15" }],
  ["%", "٪١٥", { value: "15" }],
  ["㎏", "15kg", { value: "15" }],
  ["kg", "15㎏", { value: "15" }],
  ["kg", "kg 15", { value: "15" }],
  ["kr", "kr 1,500", { value: "1500" }],
  ["人", "人", { value: "" }],
  [undefined, "$20", { value: "20" }],
  [undefined, "£ 20", { value: "20" }],
  [undefined, "20 €", { value: "20" }],
  [undefined, "¥", { value: "" }],
  [undefined, "٢٠", { value: "20" }],
  [undefined, "۲۰", { value: "20" }],
  [undefined, "२०", { value: "20" }],
  [undefined, "\u202a20\u202c\u200f", { value: "20" }],
  [undefined, "--20", noNumber],
  [undefined, "$$20", noNumber],
  [undefined, "20²", noNumber],
])("before %s, %j is read as %j", (suffix, typed, reading) => {
  const field = { type: "number", id: "n", label: "N", required: true, decimals: 0, min: 0, max: 5_000 } as const;
  expect(NumberField.read(typed, { ...field, ...(suffix && { suffix }) }, typingIn("en"))).toEqual(reading);
});

test("is written as the language writes it, and read as the same", () => {
  for (const language of ["en", "de", "fr", "de-CH", "hi-IN", "ar-EG"])
    for (const value of ["0.5", "1234.5", "2000"]) {
      const typed = NumberField.write(value, price, typingIn(language));
      expect(NumberField.read(typed, price, typingIn(language))).toEqual({ value });
    }
});
