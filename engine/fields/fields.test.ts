import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Unit } from "../../schema/funnel.types.ts";
import { anyCharacter } from "../../tests/any-character.ts";
import { dayAt, dayMeant, dayOf, isDay } from "./calendar.ts";
import { type FlowField, fieldSamples, fieldValueOf, storedText } from "./field-value.ts";
import { latinDigits, plainTyped } from "./plain-typed.ts";
import { numberSigns, readNumber } from "./read-number.ts";
import { closeUp, numberFormat, sayDay, sayMoney, sayUnit, signsOfMoney, wordsOfDays } from "./say-number.ts";
import { compoundOf, convert, dimensionOf, isUnit, metricOf, units } from "./units.ts";

const allUnits: readonly Unit[] = [...Object.keys(units), "ft-in", "st", "h-min", "min-s"].filter(isUnit);

describe("an amount", () => {
  const pairs = allUnits.flatMap((from) =>
    allUnits.filter((to) => dimensionOf(from) === dimensionOf(to)).map((to) => [from, to] as const),
  );

  test("is the same after it was converted to any unit of its kind and back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: -9_999_999, max: 99_999_999 }),
        ([from, to], hundredths) => {
          const amount = hundredths / 100;
          // Twelve digits are kept, of a number that for degrees is counted from another zero.
          const lost = Math.abs(convert(convert(amount, from, to), to, from) - amount);
          expect(lost).toBeLessThanOrEqual(1e-11 * (Math.abs(amount) + 1_000));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test.each<[number, Unit, number, Unit]>([
    [72, "in", 182.88, "cm"],
    [71, "ft-in", 180.34, "cm"],
    [1, "ft", 0.3048, "m"],
    [1, "yd", 0.9144, "m"],
    [1, "oz", 28.349523125, "g"],
    [1, "fl-oz", 29.5735295625, "ml"],
    [2.5, "cm", 25, "mm"],
    [1, "mi", 1.609344, "km"],
    [160, "lb", 72.5747792, "kg"],
    [158, "st", 71.66759446, "kg"],
    [1, "gal", 3.785411784, "l"],
    [212, "F", 100, "C"],
    [-40, "F", -40, "C"],
    [1, "acre", 0.40468564224, "ha"],
    [100, "ft2", 9.290304, "m2"],
    [1, "m3", 1, "m3"],
    [3, "kWh", 3, "kWh"],
  ])("%s %s is %s %s", (amount, from, other, to) => {
    expect(convert(amount, from, to)).toBeCloseTo(other, 8);
    expect(convert(other, to, from)).toBeCloseTo(amount, 8);
  });

  test("is kept in a metric unit, and never converted into something else", () => {
    expect(allUnits.map(metricOf).every((unit) => metricOf(unit) === unit)).toBe(true);
    expect(() => convert(1, "kg", "cm")).toThrow("kg and cm do not measure the same");
    expect(compoundOf("ft-in")?.size).toBe(12);
  });
});

describe("a number", () => {
  const locales = (
    "ar-EG bn-BD bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-GB en-IN en-US en-ZA es-ES es-MX et-EE fa-IR fi-FI fr-CA fr-CH " +
    "fr-FR he-IL hi-IN hu-HU it-IT ja-JP ko-KR lt-LT mr-IN my-MM nb-NO ne-NP nl-NL pl-PL pt-BR pt-PT ru-RU sv-SE th-TH tr-TR uk-UA vi-VN zh-CN"
  ).split(" ");

  test.each(locales)("is read as %s writes it, with and without groups", (locale) => {
    const signs = numberSigns(locale);
    const numbers = fc.tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.constantFrom(0, 1, 2));
    fc.assert(
      fc.property(numbers, fc.boolean(), ([digits, decimals], useGrouping) => {
        const value = digits / 10 ** decimals;
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping }).format(value);
        expect([text, readNumber(` ${text} `, signs)]).toEqual([text, value === 0 ? 0 : value]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["72,5", "en", 72.5],
    ["72.5", "de", 72.5],
    ["1.234", "de", 1234],
    ["1.234", "en", 1.234],
    ["1,234", "en", 1234],
    ["1,234", "fr", 1.234],
    // The sign is neither the one nor the other of the language, so nothing says that it parts groups.
    ["1.234", "fr", 1.234],
    ["1,234", "de-CH", 1.234],
    ["1.234,5", "en", 1234.5],
    ["1,234.5", "de", 1234.5],
    ["12,34,567.8", "en-IN", 1_234_567.8],
    ["1'234.5", "de-CH", 1234.5],
    ["1 234 567", "fr", 1_234_567],
    ["\u0661\u0662\u066b\u0665", "en", 12.5],
    ["\uff17\uff12", "ja", 72],
    ["\u0661\u066c\u0662\u0663\u0664\u066b\u0665", "ar-EG", 1234.5],
    // The Arabic decimal sign is one in every language, also before three digits.
    ["\u0661\u066b\u0662\u0665\u0660", "en", 1.25],
    ["1\u066b250", "de", 1.25],
    ["\u0661\u060c\u0665", "ar-EG", 1.5],
    ["\u06f1\u06f2\u066b\u06f5", "fa", 12.5],
    ["\u0967\u0968,\u0969\u096a\u096b", "hi-IN", 12_345],
    ["\u{1e952}\u{1e950}", "en", 20],
    ["\u{11137}\u{11136}", "en", 10],
    ["\u{1d7d9}\u{1d7cf}", "en", 11],
    ["\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15", "ja", 1234.5],
    ["\uff0d\uff15", "ja", -5],
    ["\u202d1\u200b2\u202c", "en", 12],
    ["\u2067\u200f12\u2069\ufeff", "he", 12],
    ["\u22125", "en", -5],
    ["0,5", "en", 0.5],
    [".5", "en", 0.5],
    ["5.", "en", 5],
    ["-0", "en", 0],
    ["1\u2019234", "en", 1234],
    ["000000000000001.", "en", 1],
  ])("%s in %s is %s", (text, language, value) => {
    expect(readNumber(text, numberSigns(language))).toBe(value);
  });

  test.each([
    "",
    "-",
    ".",
    "9e99",
    "1e5",
    "Infinity",
    "NaN",
    "0x10",
    "1.2.3",
    "1,23,4",
    "1,234,5",
    "1,2345,678",
    "1.234,567.8",
    "1.234'567,8",
    "0123,456.7",
    "0,123,456.7",
    "1\u201923",
    "--5",
    "5-",
    "\u0000",
    "1\u202e2",
    "9".repeat(16),
    "1".repeat(10_000),
    "<svg onload>",
    "12 kg",
    "½",
    "5²",
    "\u0661\u066b\u0662\u066b\u0663",
  ])("is not %j", (text) => {
    for (const language of ["en", "de", "fr"]) expect(readNumber(text, numberSigns(language))).toBeUndefined();
  });

  test("is never made of anything, and nothing makes the reader fail", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 60 }),
        fc.constantFrom("en", "de", "ar-EG"),
        (text, language) => {
          const value = readNumber(text, numberSigns(language));
          expect(value === undefined || Number.isFinite(value)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe("what was typed", () => {
  test.each([
    ["＋８１（９０）１２３４－５６７８", "+81(90)1234-5678"],
    ["￥３，０００", "¥3,000"],
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["०१२३४५६७८९", "0123456789"],
    ["๐๑๒๓๔๕๖๗๘๙", "0123456789"],
    ["\u200e\u202a12\u202c\u2066\u20693\u200f\ufeff", "123"],
    ["1\u202e2", "1\u202e2"],
    ["5² ½ ´", "5² ½ ´"],
  ])("%j is read as %j", (text, plain) => {
    expect(plainTyped(text)).toBe(plain);
  });

  test("has the digits of every script, in their order", () => {
    const scripts = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /\p{Nd}/u.test(sign))
      .join("");
    expect(scripts.length).toBeGreaterThan(600);
    expect(latinDigits(scripts)).toMatch(/^(0123456789)+$/);
  });
});

describe("a day", () => {
  const years = fc.integer({ min: 1, max: 9_999 });

  test("exists exactly if the calendar has it", () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }), (year, month, day) => {
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const two = (part: number) => String(part).padStart(2, "0");
        expect(isDay(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`)).toBe(same);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ["2000-02-29", true],
    ["1900-02-29", false],
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["2026-02-31", false],
    ["2026-04-31", false],
    ["2026-06-31", false],
    ["2026-09-31", false],
    ["2026-11-31", false],
    ["2026-11-30", true],
    ["2026-12-31", true],
    ["2026-13-01", false],
    ["2026-00-01", false],
    ["2026-01-00", false],
    ["x2026-01-01", false],
    ["0000-01-01", false],
    ["26-01-01", false],
    ["2026-1-1", false],
    ["2026-01-01T00:00", false],
  ])("%s: %s", (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test.each([
    ["1.3.2027", "2027-03-01"],
    ["2027/3/1", "2027-03-01"],
    ["3/4/2027", undefined],
    ["5/5/2027", "2027-05-05"],
    ["13/4/2027", "2027-04-13"],
    ["4/13/2027", "2027-04-13"],
    ["31.02.2027", undefined],
    ["2027/2/31", undefined],
    ["00.01.2027", undefined],
    ["2027.12.31", "2027-12-31"],
    ["31.12.2027", "2027-12-31"],
    // A month could be either number, up to December.
    ["12/5/2027", undefined],
    ["5/12/2027", undefined],
    ["1.3.2027 at noon", undefined],
    ["1.3.20275", undefined],
    ["on 2027/3/1", undefined],
    ["12027/3/1", undefined],
  ])("%s written in another way is meant as %s", (text, day) => {
    expect(dayMeant(text)).toBe(day);
  });

  test.each([
    ["18 years ago", "2026-02-28", "2008-02-28"],
    ["18 years ago", "2024-02-29", "2006-02-28"],
    ["in 4 years", "2024-02-29", "2028-02-29"],
    ["1 month ago", "2026-03-31", "2026-02-28"],
    ["in 1 month", "2024-01-31", "2024-02-29"],
    ["in 2 weeks", "2026-12-25", "2027-01-08"],
    ["1 day ago", "2024-03-01", "2024-02-29"],
    ["today", "2026-01-01", "2026-01-01"],
    ["1999-12-31", "2026-01-01", "1999-12-31"],
    ["9999 years ago", "2026-01-01", "0001-01-01"],
  ])("%s on %s is %s", (bound, today, day) => {
    expect(dayAt(bound, today)).toBe(day);
  });

  test("so many years ago is the same day, or the end of a shorter February, and always exists", () => {
    const today = fc.date({ min: new Date("1600-01-01"), max: new Date("2400-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        today,
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom("year", "month", "week", "day"),
        (date, number, unit) => {
          const day = date.toISOString().slice(0, 10);
          const ago = dayAt(`${number} ${unit}s ago`, day);
          const ahead = dayAt(`in ${number} ${unit}s`, day);
          expect([isDay(ago), isDay(ahead), ago <= day, ahead >= day]).toEqual([true, true, true, true]);
          if (unit === "year" && !day.endsWith("02-29")) expect(ago.slice(5)).toBe(day.slice(5));
          if (unit === "day" || unit === "week") expect(dayAt(`in ${number} ${unit}s`, ago)).toBe(day);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("is that of the visitor's own time zone, also around leap days and changes of the clock", () => {
    const zones = [
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Europe/Berlin",
      "America/New_York",
      "Asia/Kathmandu",
      "UTC",
    ];
    const moments = fc.date({ min: new Date("1972-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (date, timeZone) => {
        const shown = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(date);
        expect(dayOf(date.getTime(), timeZone)).toBe(shown);
      }),
      { numRuns: 1_000 },
    );
    const leapDay = Date.UTC(2024, 1, 29, 11);
    expect(dayOf(leapDay, "Pacific/Kiritimati")).toBe("2024-03-01");
    expect(dayOf(leapDay, "Pacific/Pago_Pago")).toBe("2024-02-29");
    expect(dayAt("18 years ago", dayOf(leapDay, "Pacific/Kiritimati"))).toBe("2006-03-01");
    expect(dayAt("18 years ago", dayOf(leapDay, "Pacific/Pago_Pago"))).toBe("2006-02-28");
  });
});

describe("a value as it is stored", () => {
  const fields: readonly FlowField[] = [
    { id: "a", kind: "text", most: 20 },
    { id: "b", kind: "number", min: -2, max: 12, step: 0.5 },
    { id: "c", kind: "measure", unit: "kg", min: 40, max: 200 },
    { id: "d", kind: "date", max: "18 years ago" },
    { id: "e", kind: "choice", options: [{ id: "yes", label: "Yes" }] },
    { id: "f", kind: "consent" },
    { id: "g", kind: "email" },
    { id: "h", kind: "phone" },
    { id: "i", kind: "number", min: 1, step: 3 },
    { id: "j", kind: "time", min: 540, max: 1050, step: 15 },
  ];

  test.each([
    [1, "2.5", { kind: "number", value: 2.5 }],
    [1, "2.25", undefined],
    [1, "13", undefined],
    [8, "7", { kind: "number", value: 7 }],
    [8, "8", undefined],
    [8, "5", undefined],
    [1, "1e1", undefined],
    [2, "72.5 kg", { kind: "measure", value: 72.5, unit: "kg" }],
    [2, "160 lb", { kind: "measure", value: 72.5747792, unit: "kg" }],
    [2, "72.5", undefined],
    [2, "72 cm", undefined],
    [2, "72 kg net", undefined],
    [2, "many kg", undefined],
    [2, "72 stones", undefined],
    [2, "300 kg", undefined],
    [3, "2000-02-29", { kind: "date", value: "2000-02-29" }],
    [3, "2001-02-29", undefined],
    [9, "19:05", { kind: "time", value: "19:05" }],
    [9, "00:00", { kind: "time", value: "00:00" }],
    [9, "24:00", undefined],
    [9, "7:05", undefined],
    [9, "19:60", undefined],
    [4, "yes", { kind: "choice", value: "yes", label: "Yes" }],
    [4, "no", undefined],
    [
      5,
      "2026-01-31T10:00:00.000Z I agree\nto it",
      { kind: "consent", at: "2026-01-31T10:00:00.000Z", value: "I agree\nto it" },
    ],
    [5, "yes", undefined],
    [5, "on 2026-01-31T10:00:00.000Z I agree", undefined],
    [6, "x".repeat(20_001), undefined],
    [0, "x".repeat(21), undefined],
    [6, "", undefined],
    [6, "ann@club.internal", { kind: "email", value: "ann@club.internal" }],
    [7, "+12025550123", { kind: "phone", value: "+12025550123" }],
  ] as const)("%s: %j is %j", (index, stored, value) => {
    const field = fields[index];
    if (!field) throw new Error("no such field");
    expect(fieldValueOf(field, stored)).toEqual(value);
    if (value) expect(fieldValueOf(field, storedText(value))).toEqual(value);
  });

  test("is read without a failure whatever it is, and written as it was read", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(fc.anything(), fc.string({ unit: anyCharacter })),
        (field, stored) => {
          const value = fieldValueOf(field, stored);
          if (value) expect(fieldValueOf(field, storedText(value))).toEqual(value);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("has samples that the field itself gives, its bounds among them", () => {
    for (const field of fields) {
      const samples = fieldSamples(field, "2026-01-31");
      expect(samples.map((sample) => fieldValueOf(field, sample)?.kind)).toEqual(samples.map(() => field.kind));
    }
    expect(fieldSamples({ id: "c", kind: "measure", unit: "kg", min: 40, max: 200 }, "2026-01-31")).toEqual([
      "120 kg",
      "40 kg",
      "200 kg",
    ]);
    expect(fieldSamples({ id: "d", kind: "date", max: "18 years ago" }, "2026-01-31")).toEqual(["2008-01-31"]);
    expect(fieldSamples({ id: "j", kind: "time" }, "2026-01-31")).toEqual(["07:30"]);
    expect(fieldSamples({ id: "j", kind: "time", min: 540, max: 1050, step: 20 }, "2026-01-31")).toEqual([
      "13:00",
      "09:00",
    ]);
  });
});

test.each([
  ["1 時間 30 分", "1時間30分"],
  ["6 か月", "6か月"],
  ["5 フィート 11 インチ", "5フィート11インチ"],
  ["12 公斤", "12公斤"],
  ["1 234 567 kg", "1 234 567 kg"],
  ["2 시간 5 분", "2 시간 5 분"],
])("%s is set as %s: no space between figures and Japanese or Chinese characters", (said, set) => {
  expect(closeUp(said)).toBe(set);
});

test.each([
  [2480, "JPY", "ja", "2,480円"],
  [2480, "JPY", "en", "¥2,480"],
  [12.5, "USD", "ja", "$12.50"],
  [12.5, "USD", "ar", "\u200f12.50\u00a0US$\u200e"],
  [12.5, "EUR", "ar", "\u200f12.50\u00a0€"],
  [12.5, "USD", "fa", "\u200e$۱۲٫۵۰"],
])("%s %s in %s is %s", (amount, currency, language, said) => {
  expect(sayMoney(amount, currency, language)).toBe(said);
});

test.each([
  ["it", "1.290,00 €", "1290", "12.900"],
  ["es", "1.290,00 €", "1290", "12.900"],
  ["pl", "1 290,00 €", "1290", "12 900"],
  ["de", "1.290,00 €", "1290", "12.900"],
  ["en", "€1,290.00", "1290", "12,900"],
])("marks thousands in %s whatever Intl's version has of it", (language, sum, four, five) => {
  const plain = (said: string) => said.replace(/\s/g, " ");
  expect(plain(sayMoney(1290, "EUR", language))).toBe(sum);
  expect([1290, 12_900].map((number) => plain(numberFormat(language, {}).format(number)))).toEqual([four, five]);
});

test("says the same in every version of Intl", () => {
  expect(["1 dygn", "2 dygn"].map((said, at) => wordsOfDays(said, at + 1))).toEqual(["1 dag", "2 dagar"]);
  const polish = [
    ["1 doba", 1],
    ["2 doby", 2],
    ["5 dób", 5],
    ["1,5 doby", 1.5],
    ["5 dni", 5],
  ] as const;
  expect(polish.map(([said, number]) => wordsOfDays(said, number))).toEqual([
    "1 dzień",
    "2 dni",
    "5 dni",
    "1,5 dnia",
    "5 dni",
  ]);
  const sums = ["€ 1 290,00", "1 290,00 €", "kr 1 290,00", "−€ 12,00", "€ −12,00", "−12,00 €"].map((said) =>
    signsOfMoney(said, "nb"),
  );
  expect(sums).toEqual([
    ...["1 290,00\u00a0€", "1 290,00 €", "1 290,00\u00a0kr"],
    ...["−12,00\u00a0€", "−12,00\u00a0€", "−12,00 €"],
  ]);
  expect(sayMoney(1290, "CHF", "de-CH")).toBe("CHF\u00a01’290.00");
  expect(numberFormat("de-CH", {}).format(12_900)).toBe("12’900");
  expect(sayUnit(12_900, "it-CH", { unit: "day", unitDisplay: "long" })).toBe("12’900 giorni");
  expect(signsOfMoney("€ 1 290,00", "nl")).toBe("€ 1 290,00");
  expect(numberFormat("ar", {}).format(12_900)).toBe("12,900");
  const day = new Date("2026-09-05T12:00Z");
  expect(["ar", "ar-SA"].map((language) => sayDay(day, language))).toEqual(["5 سبتمبر 2026", "٥ سبتمبر ٢٠٢٦"]);
});
