import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "./countries.ts";
import { editPhone } from "./edit-phone.ts";
import { formatPhone } from "./format-phone.ts";
import type { PhoneNumber } from "./phone-number.ts";
import { toInternational } from "./to-international.ts";

/** Does something to a field whose text is written with | for the caret, and writes the outcome the same way. */
function edit(country: string, field: string, kind: string, typed = ""): string {
  const text = field.replace("|", "");
  const at = field.indexOf("|");
  const from = kind === "deleteContentBackward" ? at - 1 : at;
  const to = kind === "deleteContentForward" ? at + 1 : at;
  const changed = text.slice(0, from) + typed + text.slice(to);
  const before: PhoneNumber = { country, text: text.replace(/\D/g, "") };
  const { number, caret } = editPhone(before, { text: changed, caret: from + typed.length, kind });
  const shown = formatPhone(number);
  return `${number.country} ${shown.slice(0, caret)}|${shown.slice(caret)}`;
}

const type = (country: string, field: string, typed: string) => edit(country, field, "insertText", typed);
const backspace = (country: string, field: string) => edit(country, field, "deleteContentBackward");
const remove = (country: string, field: string) => edit(country, field, "deleteContentForward");

describe("typing", () => {
  test.each([
    ["|", "7", "us (7|"],
    ["(70|", "2", "us (702)|"],
    ["(702)|", "1", "us (702) 1|"],
    ["(702) 123-456|", "7", "us (702) 123-4567|"],
    ["(702) 1|3-4567", "2", "us (702) 12|3-4567"],
    ["(70|) 123-4567", "2", "us (702|) 123-4567"],
    ["(702) 123-4567|", "x", "us (702) 123-4567|"],
    ["(702) 1|23-4567", "x", "us (702) 1|23-4567"],
    ["|", "+", "us +|"],
    ["|", "1", "us 1|"],
    ["1|", "7", "us 1 (7|"],
  ])("in %s the sign %s gives %s", (field, sign, outcome) => {
    expect(type("us", field, sign)).toBe(outcome);
  });
});

describe("deleting", () => {
  test.each([
    ["(702) 123-4567|", "us (702) 123-456|"],
    ["(702) 1|", "us (702)|"],
    ["(702)|", "us (70|"],
    ["(702) |123", "us (70|1) 23"],
    ["(702) 12|3-4567", "us (702) 1|34-567"],
    ["(|702) 123", "us |(702) 123"],
    ["(7|", "us |"],
  ])("backspace in %s gives %s", (field, outcome) => {
    expect(backspace("us", field)).toBe(outcome);
  });

  test.each([
    ["(702|) 123-4567", "us (702|) 234-567"],
    ["|(702) 123", "us |(021) 23"],
    ["(702) 1|23", "us (702) 1|3"],
  ])("delete in %s gives %s", (field, outcome) => {
    expect(remove("us", field)).toBe(outcome);
  });
});

describe("the cap of 15 digits", () => {
  const digits = (number: PhoneNumber) => toInternational(number).replace(/\D/g, "");

  test("cuts what was pasted beyond it", () => {
    const { number } = editPhone({ country: "us", text: "" }, { text: "+44123456789012345678", caret: 21, kind: "" });
    expect(toInternational(number)).toBe("+441234567890123");
  });

  test("refuses a digit in the middle of a full number and loses none at the end", () => {
    const full = { country: "gb", text: "7234567890123" };
    const text = formatPhone(full);
    const { number, caret } = editPhone(full, {
      text: `${text.slice(0, 2)}9${text.slice(2)}`,
      caret: 3,
      kind: "insertText",
    });
    expect(number).toBe(full);
    expect(caret).toBe(2);
  });

  test("holds, and the caret stays within the text, for every country and whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries.map(({ iso2 }) => iso2)),
        fc.array(
          fc.record({
            typed: fc.stringMatching(/^[\d+() -]{0,20}$/),
            at: fc.nat(30),
            kind: fc.constantFrom("", "insertText"),
          }),
        ),
        (country, edits) => {
          let number: PhoneNumber = { country, text: "" };
          for (const { typed, at, kind } of edits) {
            const text = formatPhone(number);
            const place = Math.min(at, text.length);
            const after = editPhone(number, {
              text: text.slice(0, place) + typed + text.slice(place),
              caret: place + typed.length,
              kind,
            });
            number = after.number;
            expect(digits(number).length).toBeLessThanOrEqual(15);
            expect(after.caret).toBeGreaterThanOrEqual(0);
            expect(after.caret).toBeLessThanOrEqual(formatPhone(number).length);
          }
        },
      ),
    );
  });
});

test("an international number that is typed sign by sign chooses its country on the way", () => {
  let number: PhoneNumber = { country: "us", text: "" };
  const seen: string[] = [];
  for (const sign of "+447911123456") {
    const text = `${formatPhone(number)}${sign}`;
    number = editPhone(number, { text, caret: text.length, kind: "insertText" }).number;
    seen.push(`${number.country} ${formatPhone(number)}`);
  }
  expect(seen.slice(0, 4)).toEqual(["us +", "us +4", "gb ", "gb 7"]);
  expect(seen.at(-1)).toBe("gb 7911 123456");
});
