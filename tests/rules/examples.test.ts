import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** What is said of what a field shows as its example, or of how it asks for a day. */
function said(field: string, language: string): readonly string[] {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: form, path: /, heading: H, button: B, next: b, fields: [{ id: x, ${field} }, { id: y, type: date, label: dd.dd.dd }, { id: z, type: number, label: N, placeholder: "1.5" }] }
  b: { type: end, path: /b, sections: [{ type: heading, text: H }] }
`,
  }));
  const found = problems.filter(({ rule }) => rule === "unfitting-example").map(({ message }) => message);
  // All of it is read: the last field shows what it does not take.
  expect(found.at(-1)).toContain('"z"');
  return found.slice(0, -1);
}

/** Rows of a table as tests: a field, what is said of it, and the language if it is not English. */
const each = (rows: readonly (readonly [field: string, told?: string | undefined, language?: string])[]) =>
  it.each(rows.map(([field, told, language = "en"]) => ({ field, told, language })))("$field", (row) => {
    const found = said(row.field, row.language);
    expect(found).toHaveLength(row.told === undefined ? 0 : 1);
    expect(found[0] ?? "").toContain(row.told ?? "");
  });

describe("the example of a number", () => {
  const number = (placeholder: string, more = "") => `type: number, label: N, placeholder: "${placeholder}"${more}`;
  each([
    [number("12.25", ", decimals: 1"), "takes at most 1 decimal."],
    [number("12.255", ", decimals: 2"), "takes at most 2 decimals."],
    [number("12.25", ", step: 0.25")],
    [number("12.255", ", step: 0.25"), "takes at most 2 decimals."],
    [number("12.125", ", decimals: 3, step: 0.25"), "takes steps of 0.25."],
    [number("12.5", ", min: 13, decimals: 1"), "takes at least 13."],
    [number("13", ", min: 13, max: 13")],
    [number("14", ", max: 13"), "takes at most 13."],
    [number("−14", ", min: -13"), "takes at least -13."],
    [number("-14", ", min: -13"), "takes at least -13."],
    // No sign of a negative number
    [number("10-20", ", min: 15")],
    [number("x-14", ", min: 0")],
    [number("about 14", ", max: 13"), "takes at most 13."],
    [number("14 or more in all", ", max: 13"), "takes at most 13."],
    [number("'14'", ", max: 13"), "takes at most 13."],
    // What stands beside it
    [number("70 kg", ", suffix: kg")],
    [number("70 KG.", ", suffix: kg.")],
    [number("70kg"), 'takes a number alone. Write "70", and "suffix: kg"'],
    [number(" 70  kg. "), 'takes a number alone. Write "70", and "suffix: kg"'],
    [number("70 lb", ", suffix: kg"), 'takes only "kg" beside a number. Write "70".'],
    [number("70 kg", ", suffix: k.g"), 'takes only "k.g" beside a number.'],
    [number("70 kg or so")],
    [number("in 70 kg")],
    [number("70 kilogrammetres")],
    [number("٧٠ كغ", ", suffix: كغ"), undefined, "ar"],
    [number("1.500,5", ", max: 1000, decimals: 1"), "takes at most 1000.", "de"],
    [number("1,250.50", ", decimals: 2"), 'this language writes it "1.250,5', "it-IT"],
    [number("1.250,50", ", decimals: 2"), undefined, "it-IT"],
    [number("1.250,50", ", decimals: 2"), 'this language writes it "1,250.5', "en"],
    [number("1'250.50", ", decimals: 2"), undefined, "it-CH"],
    // One sign alone may be meant either way
    [number("1.250", ", decimals: 3"), undefined, "it-IT"],
    [number("1,250.50", ", decimals: 2"), undefined, "en-ZA"],
    [number("1.2.3", ", max: 0")],
  ]);
});

describe("the example of a measure", () => {
  const measure = (placeholder: string, units: string, more: string) =>
    `type: measure, label: N, placeholder: "${placeholder}", units: [${units}]${more}`;
  each([
    [measure("70", "kg", ", min: 80 kg"), "takes at least 80 kg."],
    [measure("70", "kg", ", max: 60 kg"), "takes at most 60 kg."],
    [measure("70", "kg", ", min: 70 kg, max: 70 kg")],
    [measure("170", "cm", ", min: 1.8 m"), "takes at least 180 cm."],
    [measure("170", "cm, ft-in", ", min: 1.8 m"), "takes at least 180 cm."],
    [measure("70", "kg, lb", ""), undefined],
    // Another unit, two numbers, and bounds of another kind
    [measure("70 lb", "kg", ", min: 80 kg")],
    [measure("5", "ft-in, cm", ", min: 1 m, max: 2 m")],
    [measure("5", "st, kg", ", min: 60 kg, max: 90 kg")],
    [measure("5", "st, kg", ", min: 10 cm")],
    [measure("5", "kg", ", min: 10 cm")],
  ]);
});

describe("the example of a text", () => {
  const text = (placeholder: string, more: string) => `type: text, label: T, placeholder: "${placeholder}", ${more}`;
  each([
    [text("1234", "minLength: 5, maxLength: 5"), "takes at least 5 characters."],
    [text("123456", "minLength: 5, maxLength: 5"), "takes at most 5 characters."],
    [text("12345", "minLength: 5, maxLength: 5")],
    [text("1", "minLength: 5, maxLength: 5"), "takes at least 5 characters."],
    [text("AB 123", "maxLength: 5"), "takes at most 5 characters."],
    [text("AB 123", "pattern: digits, maxLength: 9"), "takes digits only."],
    [text("AB 123", "pattern: postcode, maxLength: 9")],
    [text("123 12", "pattern: digits, maxLength: 9"), "takes digits only."],
    // Words are a prompt, and so is what nobody says the length of.
    [text("x 123456", "maxLength: 5")],
    [text("123456 x", "maxLength: 5")],
    [text("ABCDEF", "maxLength: 5")],
    [text("-123456", "maxLength: 5")],
  ]);
});

describe("the order of a day", () => {
  const date = (label: string, more = "") => `type: date, label: "${label}"${more}`;
  each([
    [date("dd/mm/yyyy"), "asks for dd/mm/yyyy"],
    [date("Day: dd - mm - yy"), "asks for dd - mm - yy"],
    [date("Day (yyyy.mm.dd)"), "asks for yyyy.mm.dd"],
    [date("mm / dd / yyyy")],
    [date("mm/dd/yyyy", ", hint: dd.mm.yyyy"), "asks for dd.mm.yyyy"],
    [date("TT.MM.JJJJ"), undefined, "de"],
    [date("MM.TT.JJJJ"), "asks for MM.TT.JJJJ", "de"],
    [date("jj/mm/aaaa"), undefined, "fr"],
    [date("ДД.ММ.ГГГГ"), undefined, "ru"],
    [date("ММ.ДД.ГГГГ"), "asks for ММ.ДД.ГГГГ", "ru"],
    // Words, and what is no day
    [date("und/oder/mehr")],
    [date("day.come.year")],
    [date("dd/mm/dd")],
    [date("yes/mm/dd")],
    [date("yyyy/mme/dd")],
    [date("2dd/mm/yyyy")],
    [date("dd/mm/yyyy2")],
  ]);
});

describe("the age that a text names beside a date of birth", () => {
  /** What is said of a text and of the field above it. */
  const told = (text: string, language = "en", bounds = "max: 18 years ago") => {
    const { problems } = checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: form, path: /, heading: H, button: B, next: b, fields: [{ id: born, type: date, label: Date of birth, autocomplete: bday, ${bounds} }] }
  b: { type: end, path: /b, sections: [{ type: heading, text: H }, { type: text, text: ${JSON.stringify(text)} }] }
`,
    }));
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    return problems.flatMap(({ rule, message }) => (rule === "stated-age" ? [message] : []));
  };

  it.each([
    ["You must be 21 or older.", "en"],
    ["Welcome. You must be at least 16 years old to use this service.", "en"],
    ["You have to be 21+ to continue", "en"],
    ["Sie müssen mindestens 16 Jahre alt sein.", "de"],
    ["Du musst 21 Jahre oder älter sein.", "de"],
  ])("is told if the field takes others: %s", (text, language) => {
    expect(told(text, language)).toEqual([expect.stringContaining('the field "born" takes everybody from 18 on')]);
  });

  it.each([
    "You must be 18 or older.",
    "You must be 10 or more people to book the boat.",
    "For the test, you need to be over 20 to pass.",
    "You must be over 20 to pass.",
    "Want to ride alone? You must be 12 years old.",
    "To ride alone you must be 12 years old.",
    "You must be 12 years old to ride alone.",
    "A novel for readers from 12 to 99.",
    "A novel for readers aged 12 or older.",
    "You must be 15 minutes early.",
  ])("is not where it is the same, or of something else: %s", (text) => {
    expect(told(text)).toEqual([]);
  });

  it("of a child has no later day than today, if only the first day is given", () => {
    expect(told("Hello", "en", "min: 12 years ago")).toEqual([
      expect.stringContaining(
        'Write "max: today", or "max: 12 years ago" instead of "min" if nobody younger may go on',
      ),
    ]);
  });

  /** Those who come to the page of the younger ones. */
  const toldYoung = (answer: string, text: string, language: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: question, path: /, question: Q, record: R, options: [{ label: ${answer}, next: b }, { label: "2" }], next: c }
  b: { type: end, path: /b, sections: [{ type: heading, text: H }, { type: text, text: ${JSON.stringify(text)} }] }
  c: { type: end, path: /c, sections: [{ type: heading, text: H }] }
`,
    })).problems.filter(({ rule }) => rule === "stated-age").length;

  it.each([
    ["Under 18", "You must be 16 or older.", "en"],
    ["Under 16", "Come back when you are 18 or older.", "en"],
    ["Unter 16", "Ab 18 Jahren.", "de"],
  ])("is told on the page of those who answered “%s”: %s", (answer, text, language) => {
    expect(toldYoung(answer, text, language)).toBe(1);
  });

  it.each([
    ["Under 18", "Our junior class takes those of 14 or older.", "en"],
    ["Under 18", "We have taught for more than 20 years. Ask your parents to sign up.", "en"],
    ["Unter 18", "Ab 14 Jahren gibt es den Jugendkurs.", "de"],
    ["Moins de 18 ans", "Dès 14 ans, il y a le cours des jeunes.", "fr"],
    ["Meno di 18", "Dai 14 anni puoi venire al corso ragazzi.", "it"],
    ["Under 18", "Från 14 år finns ungdomskursen.", "sv"],
  ])("is not on the page of those who answered “%s” where something else is for them: %s", (answer, text, language) => {
    expect(toldYoung(answer, text, language)).toBe(0);
  });
});
