// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import { DateField } from "./date.tsx";
import yaml from "./example.yaml?raw";
import { orderOf, readWholeDate } from "./read-date.ts";

afterEach(cleanup);

const labels = () =>
  screen
    .getAllByRole("textbox")
    .map(
      (input) =>
        screen
          .getAllByText(/^(Day|Month|Year)$/)
          .find(({ id, ...label }) => (label as HTMLLabelElement).htmlFor === input.id)?.textContent,
    );

describe("a date", () => {
  test("is typed in the order of the language, with a keypad, and filled in by browsers", () => {
    askField(DateField, yaml);
    const inputs = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(inputs.map(({ autocomplete, inputMode }) => [autocomplete, inputMode])).toEqual([
      ["bday-day", "numeric"],
      ["bday-month", "numeric"],
      ["bday-year", "numeric"],
    ]);
    expect(["en-US", "ja", "hu", "de"].map((language) => orderOf(language)[0])).toEqual([
      "month",
      "year",
      "year",
      "day",
    ]);
    expect(labels()).toHaveLength(3);
  });

  test("goes from part to part by itself, and spreads one that was pasted", () => {
    const { type, kept } = askField(DateField, yaml);
    const day = screen.getByLabelText<HTMLInputElement>("Day");
    type(day, "0");
    type(day, "05");
    expect(document.activeElement).toBe(screen.getByLabelText("Month"));
    fireEvent.paste(screen.getByLabelText("Month"), { clipboardData: { getData: () => "27 March 1985" } });
    expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["27", "3", "1985"]);
    expect(kept()).toEqual({ value: "1985-03-27" });
  });

  test.each([
    ["1985|3|27", { value: "1985-03-27" }],
    ["2000|2|29", { value: "2000-02-29" }],
    ["2008|1|31", { value: "2008-01-31" }],
    ["2008|2|1", { problem: "tooLate", max: "31 January 2008" }],
    ["1899|12|31", { problem: "tooEarly", min: "1 January 1900" }],
    ["2001|2|29", { problem: "invalidDate", example: "31/01/2008" }],
    ["1985|2|31", { problem: "invalidDate", example: "31/01/2008" }],
    ["1985|13|1", { problem: "invalidDate", example: "31/01/2008" }],
    ["1985||", { problem: "invalidDate", example: "31/01/2008" }],
    ["85|3|27", { problem: "fourDigitYear" }],
    ["||", { value: "" }],
    ["１９８５|３|２７", { value: "1985-03-27" }],
    ["<svg>|\u0000|9e9", { problem: "invalidDate", example: "31/01/2008" }],
  ])("%j is read as %j", (typed, reading) => {
    const field = {
      type: "date",
      id: "d",
      label: "D",
      required: true,
      min: "1900-01-01",
      max: "18 years ago",
    } as const;
    expect(DateField.read(typed, field, typingIn("en-GB"))).toEqual(reading);
  });

  test.each([
    ["2026年|12月|10日", "ja"],
    ["２０２６年|１２月|１０日", "ja"],
    ["2026 年|12 月|10 日", "en"],
    ["2026|12|月10日", "ja"],
    ["2026|年12月|10", "ja"],
    ["2026년|12월|10일", "ko"],
    ["2026年|12月|10号", "zh-CN"],
    ["2026 г.|12|10", "ru"],
    ["2026 m.|12|10 d.", "lt"],
    ["2026.|12.|10.", "hu"],
    ["2026|12.|10.", "de"],
    ["2026|12|10th", "en"],
    ["٢٠٢٦|١٢|١٠", "ar-EG"],
    ["۲۰۲۶|۱۲|۱۰", "fa"],
    ["२०२६|१२|१०", "hi"],
    ["\u200f2026\u200e|\u206612\u2069|1\u200b0", "he"],
  ])("%j, typed in %s, is a day", (typed, language) => {
    const field = { type: "date", id: "d", label: "D", required: true } as const;
    expect(DateField.read(typed, field, typingIn(language))).toEqual({ value: "2026-12-10" });
  });

  test.each([
    "2026月|12|10",
    "2026|12日|10",
    "2026|12|10年",
    "2026|12|1o",
    "2026|9e1|10",
    "2026|12|年",
    "2026年年|12|10",
  ])("%j is no day", (typed) => {
    const field = { type: "date", id: "d", label: "D", required: true } as const;
    expect(DateField.read(typed, field, typingIn("ja"))).toMatchObject({ problem: "invalidDate" });
  });

  test("does not go on while an input method composes", () => {
    askField(DateField, yaml);
    const day = screen.getByLabelText<HTMLInputElement>("Day");
    day.focus();
    fireEvent.input(day, { target: { value: "１０" }, isComposing: true });
    expect(document.activeElement).toBe(day);
    fireEvent.input(day, { target: { value: "１０日" }, isComposing: true });
    expect([day.value, document.activeElement]).toEqual(["１０日", day]);
  });

  test.each(["٣١/١/٢٠٠٠", "२०००/१/३१", "２０００年１月３１日"])("is spread where a browser fills in %s", (text) => {
    const { type, kept } = askField(DateField, yaml);
    type(screen.getByLabelText("Month"), text);
    expect(kept()).toEqual({ value: "2000-01-31" });
  });

  test.each([
    ["ja", "2008年1月31日"],
    ["zh", "2008年1月31日"],
    ["de", "31.1.2008"],
  ])("in %s, an example is %s, which can be pasted", (language, example) => {
    const field = { type: "date", id: "d", label: "D", required: true, max: "2008-01-31" } as const;
    expect(DateField.read("2001|2|29", field, typingIn(language))).toEqual({ problem: "invalidDate", example });
    expect(readWholeDate(example, language)).toEqual({ year: "2008", month: "1", day: "31" });
  });

  test.each([
    ["2000-01-31", "en-US", ["2000", "01", "31"]],
    ["31.1.2000", "de", ["2000", "1", "31"]],
    ["1/31/2000", "en-US", ["2000", "1", "31"]],
    ["31/1/2000", "en-GB", ["2000", "1", "31"]],
    ["20000131", "en", ["2000", "01", "31"]],
    ["31. Januar 2000", "de", ["2000", "1", "31"]],
    ["Jan 31, 2000", "en", ["2000", "1", "31"]],
    ["2000年1月31日", "ja", ["2000", "1", "31"]],
    ["٣١/١/٢٠٠٠", "ar-EG", ["2000", "1", "31"]],
    ["२०००-०१-३१", "hi", ["2000", "01", "31"]],
    ["２０００年１月３１日", "ja", ["2000", "1", "31"]],
    ["\u202a31.1.20\u200b00\u202c", "de", ["2000", "1", "31"]],
    ["January 31st, 2000", "en", ["2000", "1", "31"]],
    ["31 de enero de 2000", "es", ["2000", "1", "31"]],
    ["29 EKİM 1990", "tr", ["1990", "10", "29"]],
    ["29 KASIM 1990", "tr", ["1990", "11", "29"]],
    ["29 kasim 1990", "tr", ["1990", "11", "29"]],
    ["31", "de", undefined],
    ["next Monday", "en", undefined],
  ])("%j pasted in %s is %j", (text, language, parts) => {
    const whole = readWholeDate(text, language);
    expect(whole && [whole.year, whole.month, whole.day]).toEqual(parts);
  });
});
