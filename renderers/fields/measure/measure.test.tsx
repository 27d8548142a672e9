// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import type { Unit } from "../../../schema/funnel.types.ts";
import { anyCharacter } from "../../../tests/any-character.ts";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { MeasureField } from "./measure.tsx";

afterEach(cleanup);

const fieldOf = (units: readonly Unit[], more: { min?: string; max?: string; decimals?: number } = {}) => ({
  type: "measure" as const,
  id: "m",
  label: "M",
  required: true,
  decimals: 1,
  ...more,
  units: [...units],
});

describe("a measure", () => {
  test("is converted when the unit is switched, and back to what was typed", () => {
    const { type, kept, onUnit } = askField(MeasureField, yaml, { decimals: 1 });
    type(screen.getByRole("textbox", { name: "kilograms" }), "72,5");
    expect(kept()).toEqual({ value: "72.5 kg" });
    fireEvent.click(screen.getByRole("radio", { name: /^stone/ }));
    expect(onUnit).toHaveBeenCalledWith("st");
    const parts = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
    expect(parts).toEqual(["11", "5.8"]);
    fireEvent.click(screen.getByRole("radio", { name: "kilograms" }));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("72.5");
    expect(kept()).toEqual({ value: "72.5 kg" });
  });

  test("shows its example in the unit that it is given in, and in no other", () => {
    askField(MeasureField, yaml, { decimals: 1, placeholder: "72" });
    const shown = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ placeholder }) => placeholder);
    expect(shown()).toEqual(["72"]);
    fireEvent.click(screen.getByRole("radio", { name: "pounds" }));
    expect(shown()).toEqual([""]);
    fireEvent.click(screen.getByRole("radio", { name: /^stone/ }));
    expect(shown()).toEqual(["", ""]);
  });

  test.each<[readonly Unit[], string, string, object]>([
    [["kg", "lb"], "en", "kg 72.5 kg", { value: "72.5 kg" }],
    [["kg", "lb"], "de", "kg 72,5", { value: "72.5 kg" }],
    [["kg", "lb"], "en", "kg 160 lbs", { value: "72.5747792 kg" }],
    [["kg", "lb"], "en", "kg 11 st 4 lb", { value: "71.66759446 kg" }],
    [["cm", "ft-in"], "en", "cm 1.80 m", { value: "180 cm" }],
    [["cm", "ft-in"], "en", "cm 5'11\"", { value: "180.34 cm" }],
    [["cm", "ft-in"], "en", "ft-in 5|11", { value: "180.34 cm" }],
    [["cm", "ft-in"], "en", "ft-in 5 ft 11 in|", { value: "180.34 cm" }],
    [["cm", "ft-in"], "en", "ft-in 6|", { value: "182.88 cm" }],
    [["cm", "ft-in"], "en", "ft-in |71", { value: "180.34 cm" }],
    [["km", "mi"], "en", "mi 2.5", { value: "4.02336 km" }],
    [["km", "mi"], "en", "km 1,200.5 m", { value: "1.2005 km" }],
    [["C", "F"], "en", "F 98.6 °F", { value: "37 C" }],
    [["C", "F"], "en", "C -5", { value: "-5 C" }],
    [["m2", "ft2"], "en", "m2 80 m²", { value: "80 m2" }],
    [["m2", "ft2"], "en", "m2 80 m2", { value: "80 m2" }],
    [["m2", "ft2"], "de", "m2 80m^2", { value: "80 m2" }],
    [["m2"], "en", "m2 100 ft2", { value: "9.290304 m2" }],
    [["m3", "l"], "de", "m3 1.200,5 cbm", { value: "1200.5 m3" }],
    [["m3", "l"], "en", "l 80 m³", { value: "80 m3" }],
    [["kWh"], "en", "kWh 3,500 kwh", { value: "3500 kWh" }],
    [["m2"], "en", "m2 100 m22", { problem: "invalidNumber", example: "70 m²" }],
    [["cm", "ft-in"], "en", "ft-in 5|12", { problem: "invalidNumber", example: "5 ft 10 in" }],
    [["cm", "ft-in"], "en", "cm 80 kg", { problem: "invalidNumber", example: "70 cm" }],
    [["kg", "lb"], "ja", "kg ７２．５ｋｇ", { value: "72.5 kg" }],
    [["kg", "lb"], "ja", "kg 72㎏", { value: "72 kg" }],
    [["kg", "lb"], "ar-EG", "kg ٧٢٫٥", { value: "72.5 kg" }],
    [["kg", "lb"], "fa", "kg ۷۲٫۵", { value: "72.5 kg" }],
    [["kg", "lb"], "hi", "kg ७२.५", { value: "72.5 kg" }],
    [["kg", "lb"], "en", "kg \u202a72.5\u200b kg\u202c", { value: "72.5 kg" }],
    [["cm", "ft-in"], "hi", "ft-in ५|११", { value: "180.34 cm" }],
    [["h-min"], "ar-EG", "h-min ٣:٥٤|", { value: "234 min" }],
    [["h-min"], "ja", "h-min ３：５４|", { value: "234 min" }],
    [["kg"], "en", "kg 9e99", { problem: "invalidNumber", example: "70 kg" }],
    [["kg"], "en", "kg 72.55", { problem: "fewerDecimals" }],
    [["kg"], "en", "kg <svg onload>", { problem: "invalidNumber", example: "70 kg" }],
    [["kg"], "en", `kg ${"1".repeat(10_000)}`, { problem: "invalidNumber", example: "70 kg" }],
    [["kg"], "en", "kg ", { value: "" }],
    [["h-min"], "en", "h-min 3|54", { value: "234 min" }],
    [["h-min"], "en", "h-min 3:54|", { value: "234 min" }],
    [["h-min"], "de", "h-min 3 Std. 54 Min.|", { value: "234 min" }],
    [["h-min"], "en", "h-min 3h54|", { value: "234 min" }],
    [["h-min"], "en", "h-min 3:54:12|", { value: "234.2 min" }],
    [["h-min"], "en", "h-min |95", { value: "95 min" }],
    [["h-min"], "en", "h-min 3|60", { problem: "invalidNumber", example: "1 hr 10 min" }],
    [["h-min"], "en", "h-min 3:75|", { problem: "invalidNumber", example: "1 hr 10 min" }],
    [["h-min"], "en", "h-min -3:54|", { problem: "invalidNumber", example: "1 hr 10 min" }],
    [["min-s", "min"], "en", "min-s 24:30|", { value: "1470 s" }],
    [["min-s", "min"], "en", "min-s 1:24:30|", { value: "5070 s" }],
    [["min"], "en", "min 3:54", { problem: "invalidNumber", example: "70 min" }],
    [["min", "h"], "en", "min 3 h 54 min", { value: "234 min" }],
    [["h"], "en", "h 3:30", { value: "3.5 h" }],
    [["s"], "en", "s 1 h 2 min 3 s", { value: "3723 s" }],
  ])("%j in %s: %j is read as %j", (units, language, typed, reading) => {
    const decimals = typed.includes("1,200.5 m") ? 4 : 1;
    expect(MeasureField.read(typed, fieldOf(units, { decimals }), typingIn(language))).toEqual(reading);
  });

  test.each<[readonly Unit[], string, Unit | undefined]>([
    [["kg", "lb"], "lb 160", "lb"],
    [["kg", "lb"], "kg 160 lbs", "lb"],
    [["kg", "lb"], "lb 72 kg", "kg"],
    [["kg", "st"], "st 11|4", "st"],
    [["kg"], "kg 11 st 4 lb", "st"],
    [["cm", "ft-in"], "cm 5'11\"", "ft-in"],
    [["cm", "ft-in"], "ft-in |71", "ft-in"],
    [["h-min"], "h-min 3|54", "h-min"],
    [["min"], "min 3 h 54 min", "h-min"],
    [["s"], "s 24:30", "min-s"],
    [["kg"], "kg heavy", undefined],
    [["kg"], "kg ", undefined],
  ])("%j: %j was typed in %j", (units, typed, unit) => {
    expect(MeasureField.unitOf?.(typed, fieldOf(units), typingIn("en"))).toBe(unit);
  });

  test("takes a bound as it is said in the visitor's unit, and nothing beyond it", () => {
    const field = fieldOf(["kg", "lb"], { min: "30 kg", max: "250 kg" });
    const read = (typed: string) => MeasureField.read(typed, field, typingIn("en"));
    expect(read("lb 66")).toEqual({ problem: "tooLow", min: "66.1 lb" });
    expect(read("lb 66.1")).toEqual({ value: "30 kg" });
    expect(read("lb 551.2")).toEqual({ value: "250 kg" });
    expect(read("lb 551.3")).toEqual({ problem: "tooHigh", max: "551.2 lb" });
  });

  test("is written in any of its units as it is read, there and back", () => {
    const units = fc.constantFrom<readonly Unit[]>(
      ["kg", "lb", "st"],
      ["cm", "ft-in", "m"],
      ["km", "mi"],
      ["C", "F"],
      ["l", "gal"],
      ["min", "h-min"],
      ["s", "min-s"],
    );
    const languages = fc.constantFrom("en", "de", "fr", "de-CH", "ar-EG", "hi-IN", "pt-BR");
    fc.assert(
      fc.property(units, languages, fc.integer({ min: 1, max: 99_999 }), (units, language, tenths) => {
        const field = fieldOf(units);
        const typed = `${units[0]} ${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tenths / 10)}`;
        const first = MeasureField.read(typed, field, typingIn(language));
        expect(first).toEqual({ value: `${tenths / 10} ${units[0]}` });
        if (!("value" in first)) return;
        const again = MeasureField.write(first.value, field, typingIn(language));
        expect(MeasureField.read(again, field, typingIn(language))).toEqual(first);
      }),
    );
  });

  test("never fails, whatever is typed", () => {
    const typing = typingIn("en");
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.constantFrom("kg ", "st ", ""), (text, unit) => {
        const reading = MeasureField.read(`${unit}${text}`, fieldOf(["kg", "st"]), typing);
        if ("value" in reading) expect(reading.value).toMatch(/^(-?\d+(\.\d+)? kg)?$/);
      }),
    );
  });
});
