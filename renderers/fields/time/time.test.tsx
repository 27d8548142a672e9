// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { sayTime } from "../../../engine/fields/index.ts";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { TimeField } from "./time.tsx";

afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>("When shall we call you back?");

const field = { type: "time", id: "t", label: "T", required: true, step: 1 } as const;

describe("a time of day", () => {
  test("is asked by the browser's own field, with its bounds and its step in seconds", () => {
    askField(TimeField, yaml);
    const { type, min, max, step, autocomplete } = input();
    expect([type, min, max, step, autocomplete]).toEqual(["time", "09:00", "17:30", "900", "off"]);
    expect(input().getAttribute("aria-required")).toBe("true");
    expect(input().getAttribute("aria-describedby")).toBe("field-hint field-error");
  });

  test("is kept as the browser gives it, without seconds", () => {
    const { type, kept, typed } = askField(TimeField, yaml);
    type(input(), "16:45");
    expect(kept()).toEqual({ value: "16:45" });
    type(input(), "16:30:00");
    expect(typed()).toBe("16:30");
    type(input(), "");
    expect(kept()).toEqual({ value: "" });
  });

  test("is filled in by what is pasted, and not by what is no time", () => {
    const { kept } = askField(TimeField, yaml);
    const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } });
    expect(paste("soon")).toBe(true);
    expect(kept()).toEqual({ value: "" });
    expect(paste("4:15 PM")).toBe(false);
    expect([input().value, kept()]).toEqual(["16:15", { value: "16:15" }]);
  });

  test("is refused while a part of it is missing, and may be left out again", () => {
    const { kept, type } = askField(TimeField, yaml);
    const holdsPart = (badInput: boolean) =>
      Object.defineProperty(input(), "validity", { value: { badInput }, configurable: true });
    holdsPart(true);
    fireEvent.keyUp(input(), { key: "7" });
    expect(kept()).toEqual({ problem: "invalidTime", example: "09:00" });
    expect(input().value).toBe("");
    holdsPart(false);
    fireEvent.blur(input());
    expect(kept()).toEqual({ value: "" });
    type(input(), "10:00");
    expect(kept()).toEqual({ value: "10:00" });
  });

  test("forgets after a reload that a part of it was there", () => {
    expect(askField(TimeField, yaml, {}, { typed: "-" }).kept()).toEqual({ value: "" });
  });

  test("says its error, and marks the field", () => {
    askField(TimeField, yaml, {}, { error: "Please enter a time from 09:00 to 17:30" });
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById("field-error")?.textContent).toContain("17:30");
  });

  test.each([
    ["09:00", "en", { value: "09:00" }],
    ["17:30", "en", { value: "17:30" }],
    ["08:59", "en", { problem: "outOfHours", min: "9:00\u00a0AM", max: "5:30\u00a0PM" }],
    ["17:31", "de", { problem: "outOfHours", min: "09:00", max: "17:30" }],
    ["10:20", "en-GB", { problem: "offStep", min: "10:15", max: "10:30" }],
    ["24:30", "en-GB", { problem: "invalidTime", example: "09:00" }],
    ["<svg>|\u0000|9e9", "en-GB", { problem: "invalidTime", example: "09:00" }],
    ["  ", "en", { value: "" }],
  ])("%j in %s is read as %j", (typed, language, reading) => {
    const bounded = { ...field, min: "09:00", max: "17:30", step: 15 };
    expect(TimeField.read(typed, bounded, typingIn(language))).toEqual(reading);
  });

  test.each([
    [{ max: "10:00" }, { problem: "outOfHours", min: "00:00", max: "10:00" }],
    [{ min: "20:00" }, { problem: "outOfHours", min: "20:00", max: "23:59" }],
    [
      { min: "20:00", max: "20:10", step: 60 },
      { problem: "outOfHours", min: "20:00", max: "20:10" },
    ],
  ])("with %j, 19:05 is too early or too late", (bounds, reading) => {
    expect(TimeField.read("19:05", { ...field, ...bounds }, typingIn("de"))).toEqual(reading);
  });

  test("between two possible times, the last one that there is is named", () => {
    const bounded = { ...field, min: "09:00", max: "17:30", step: 60 };
    expect(TimeField.read("17:20", bounded, typingIn("de"))).toEqual({
      problem: "offStep",
      min: "17:00",
      max: "17:00",
    });
  });

  test.each([
    [{ min: "00:00", max: "06:00" }, "00:00"],
    [{ max: "06:00" }, "00:00"],
    [{ step: 60 }, "07:00"],
    [{ min: "06:15", step: 60 }, "07:15"],
  ])("the example for a field with %j is one that it takes", (bounds, example) => {
    const bounded = { ...field, ...bounds };
    expect(TimeField.read("soon", bounded, typingIn("de"))).toEqual({ problem: "invalidTime", example });
    expect(TimeField.read(example, bounded, typingIn("de"))).toEqual({ value: example });
  });

  test.each([
    ["7:05pm", "en"],
    ["7:05 PM", "en"],
    ["07.05 p.m.", "en-GB"],
    ["19:05:30", "en"],
    ["19.05", "fi"],
    ["19.05 Uhr", "de"],
    ["19h05", "fr"],
    ["19 h 05", "fr"],
    ["19:05", "ja"],
    ["19時05分", "ja"],
    ["午後7:05", "ja"],
    ["오후 7:05", "ko"],
    ["٧:٠٥ م", "ar"],
    ["１９：０５", "ja"],
    ["\u206719:05\u200b", "he"],
  ])("%j, pasted in %s, is five past seven in the evening", (typed, language) => {
    expect(TimeField.read(typed, field, typingIn(language))).toEqual({ value: "19:05" });
  });

  test.each(["19", "1905", "0:05 pm", "13:05 pm", "7:5", "25:00", "12:60", "7 pm tomorrow", "-7:05"])(
    "%j is no time",
    (typed) => {
      expect(TimeField.read(typed, field, typingIn("en"))).toEqual({ problem: "invalidTime", example: "7:30\u00a0AM" });
    },
  );

  test.each(["en", "en-GB", "de", "fr", "ja", "ko", "ar", "pt-BR", "zh-TW", "fi", "hi"])(
    "each that is said in %s can be pasted",
    (language) => {
      for (const [minutes, value] of [
        [0, "00:00"],
        [5, "00:05"],
        [725, "12:05"],
        [1439, "23:59"],
      ] as const)
        expect(TimeField.read(sayTime(minutes, language), field, typingIn(language))).toEqual({ value });
    },
  );
});
