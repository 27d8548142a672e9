// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField } from "../../testing/field.tsx";
import { CheckboxField } from "./checkbox.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const words = "Send me drawing tips once a month. I can stop that at any time.";

test("is never ticked in advance; a tick keeps its time and the words beside it", () => {
  const { kept } = askField(CheckboxField, yaml, { required: false });
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: words });
  expect([box.checked, kept()]).toEqual([false, { value: "" }]);
  fireEvent.click(box);
  expect(kept()).toEqual({ value: `2026-01-31T12:00:00.000Z ${words}` });
  fireEvent.click(box);
  expect(kept()).toEqual({ value: "" });
});

test("a consent to other words is none", () => {
  const typed = "2025-01-31T12:00:00.000Z Send me tips every day.";
  const { kept } = askField(CheckboxField, yaml, {}, { typed });
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  expect(kept()).toEqual({ value: "" });
});

test("keeps the words without what keeps them in their lines and their direction", () => {
  const shown = "\u200fPDF של \u2068Clay\u2069, 40\u00a0% \u2066+20\u2069";
  const kept = "2026-01-31T12:00:00.000Z PDF של Clay, 40 % +20";
  const field = askField(CheckboxField, yaml, { text: shown, required: false });
  fireEvent.click(screen.getByRole("checkbox"));
  expect(field.kept()).toEqual({ value: kept });
  cleanup();
  const again = askField(CheckboxField, yaml, { text: shown }, { typed: kept.replace("40 %", "40\u00a0%") });
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  expect(again.kept()).toEqual({ value: kept });
});
