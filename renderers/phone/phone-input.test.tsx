// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { show } from "../testing/show.tsx";
import { PhoneField } from "./phone-field.tsx";
import type { PhoneNumber } from "./phone-number.ts";

const texts = { country: "Country", searchCountries: "Find a country", noCountry: "None of that name" };

let held: PhoneNumber | undefined;

function Form({ country }: { readonly country: string }) {
  const [value, setValue] = useState<PhoneNumber>();
  const input = useRef<HTMLInputElement>(null);
  held = value;
  return (
    <PhoneField
      label="Mobile"
      value={value}
      onChange={setValue}
      country={country}
      preferred={undefined}
      texts={texts}
      error={undefined}
      inputRef={input}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>("Mobile");
const country = () =>
  screen
    .getByRole("button")
    .getAttribute("aria-label")
    ?.replace(/^.*Country: /, "");

/** Shows an empty field of a country, with the focus in it. */
async function field(home: string) {
  show(<Form country={home} />);
  await act(() => vi.dynamicImportSettled());
  input().focus();
}

/** The text in the field, with | for the caret. */
const seen = () => {
  const { value, selectionStart } = input();
  const at = selectionStart ?? value.length;
  return `${value.slice(0, at)}|${value.slice(at)}`;
};

/** Sets the field's text as a browser does after a change of the kind `inputType`. */
function change(value: string, caret = value.length, inputType = "insertText") {
  fireEvent.input(input(), { target: { value, selectionStart: caret, selectionEnd: caret }, inputType });
}

const paste = (text: string) => change(text, text.length, "insertFromPaste");

/** Changes a field in the given state, with | for the caret: types something there, or deletes one character. */
async function edit(shown: string, { typed = "", back = 0, forth = 0 }) {
  const text = shown.replace("|", "");
  const at = shown.indexOf("|");
  await field("us");
  if (text) paste(text);
  expect(input().value).toBe(text);
  const kind = back ? "deleteContentBackward" : forth ? "deleteContentForward" : "insertText";
  change(text.slice(0, at - back) + typed + text.slice(at + forth), at - back + typed.length, kind);
  return seen();
}

afterEach(cleanup);

describe("typing", () => {
  test.each([
    ["|", "7", "7|"],
    ["70|", "2", "(702)|"],
    ["(702)|", "1", "(702) 1|"],
    ["(702) 123-456|", "7", "(702) 123-4567|"],
    ["(702) 1|34-567", "2", "(702) 12|3-4567"],
    ["(70|1) 234-567", "2", "(702|) 123-4567"],
    ["(702) 123-4567|", "x", "(702) 123-4567|"],
    ["(702) 1|23-4567", "x", "(702) 1|23-4567"],
    ["|", "+", "+|"],
    ["|", "1", "1|"],
    ["1|", "7", "1 7|"],
    ["1 70|", "2", "1 (702)|"],
  ])("in %s the sign %s gives %s", async (shown, typed, outcome) => {
    expect(await edit(shown, { typed })).toBe(outcome);
  });

  test("sign by sign, an international number chooses its country on the way", async () => {
    await field("us");
    const steps: string[] = [];
    for (const sign of "+447400123456") {
      change(input().value + sign);
      steps.push(`${country()} ${seen()}`);
    }
    expect(steps.slice(0, 4)).toEqual([
      "United States +1 +|",
      "United States +1 +4|",
      "United Kingdom +44 |",
      "United Kingdom +44 7|",
    ]);
    expect(steps.at(-1)).toBe("United Kingdom +44 7400 123456|");
  });
});

describe("deleting", () => {
  test.each([
    ["(702) 123-4567|", "(702) 123-456|"],
    ["(702) 1|", "(702)|"],
    ["(702)|", "70|"],
    ["(702) |123", "(70|1) 23"],
    ["(702) 12|3-4567", "(702) 1|34-567"],
    ["(|702) 123", "|(702) 123"],
    ["7|", "|"],
  ])("backwards in %s gives %s", async (shown, outcome) => {
    expect(await edit(shown, { back: 1 })).toBe(outcome);
  });

  test.each([
    ["(702|) 123-4567", "(702|) 234-567"],
    ["|(732) 123", "|(321) 23"],
    ["(702) 1|23", "(702) 1|3"],
  ])("forwards in %s gives %s", async (shown, outcome) => {
    expect(await edit(shown, { forth: 1 })).toBe(outcome);
  });
});

describe("the cap of 15 digits", () => {
  test("cuts what was pasted beyond it", async () => {
    await field("us");
    paste("+44123456789012345678");
    expect(held?.international).toBe("+441234567890123");
  });

  test("refuses a digit in the middle of a full number and loses none at the end", async () => {
    await field("us");
    paste("+447234567890123");
    const full = input().value;
    change(`${full.slice(0, 2)}9${full.slice(2)}`, 3);
    expect(held?.international).toBe("+447234567890123");
    expect(seen()).toBe(`${full.slice(0, 2)}|${full.slice(2)}`);
  });
});

describe("what is pasted", () => {
  test.each([
    ["us", "(702) 123-4567", "United States +1", "(702) 123-4567", "+17021234567"],
    ["us", "1 (702) 123-4567", "United States +1", "1 (702) 123-4567", "+17021234567"],
    ["us", "+44 7911 123456", "United Kingdom +44", "7911 123456", "+447911123456"],
    ["us", "0044 (0)7911 123456", "United Kingdom +44", "07911 123456", "+447911123456"],
    ["us", "011 44 7911 123456", "United Kingdom +44", "7911 123456", "+447911123456"],
    ["us", " tel:+33 6 12 34 56 78", "France +33", "6 12 34 56 78", "+33612345678"],
    ["gb", "07911 123456", "United Kingdom +44", "07911 123456", "+447911123456"],
    ["gb", "447911123456", "United Kingdom +44", "44 7911 123456", "+447911123456"],
    ["fr", "06 12 34 56 78", "France +33", "06 12 34 56 78", "+33612345678"],
    ["it", "06 1234 5678", "Italy +39", "06 1234 5678", "+390612345678"],
    ["us", "204 555 0123", "Canada +1", "(204) 555-0123", "+12045550123"],
    ["us", "1 204 555 0123", "Canada +1", "1 (204) 555-0123", "+12045550123"],
    ["ca", "702 555 0123", "United States +1", "(702) 555-0123", "+17025550123"],
    ["us", "+1 242 555 0123", "Bahamas +1", "(242) 555-0123", "+12425550123"],
    ["us", "+7 912 345 67 89", "Russia +7", "912 345-67-89", "+79123456789"],
    ["us", "+7 701 345 67 89", "Kazakhstan +7", "701 345 6789", "+77013456789"],
    ["ru", "8 912 345-67-89", "Russia +7", "8 (912) 345-67-89", "+79123456789"],
    ["us", "+4", "United States +1", "+4", "+4"],
    ["nowhere", "702", "United States +1", "(702)", "+1702"],
    ["ar", "011 15-2345-6789", "Argentina +54", "011 15-2345-6789", "+5491123456789"],
    ["jm", "(876) 210-1234", "Jamaica +1", "(876) 210-1234", "+18762101234"],
    ["by", "8 029 491-19-11", "Belarus +375", "8 029 491-19-11", "+375294911911"],
    ["gb", "020 7946 0018", "United Kingdom +44", "020 7946 0018", "+442079460018"],
    ["jp", "０９０－１２３４－５６７８", "Japan +81", "090-1234-5678", "+819012345678"],
    ["jp", "＋８１　９０　１２３４　５６７８", "Japan +81", "90 1234 5678", "+819012345678"],
    ["jp", "090ー1234ー5678", "Japan +81", "090-1234-5678", "+819012345678"],
    ["in", "०९८७६५ ४३२१०", "India +91", "098765 43210", "+919876543210"],
    ["ir", "۰۹۱۲ ۳۴۵ ۶۷۸۹", "Iran +98", "0912 345 6789", "+989123456789"],
    ["th", "๐๘๑ ๒๓๔ ๕๖๗๘", "Thailand +66", "081 234 5678", "+66812345678"],
    ["gb", "\u202a+44\u00a07911\u2011123456\u202c", "United Kingdom +44", "7911 123456", "+447911123456"],
    ["gb", "\u2066\u200e07911\u200b 123456\u200f\u2069\ufeff", "United Kingdom +44", "07911 123456", "+447911123456"],
    ["us", "+٤٤ ٧٤٠٠ ١٢٣٤٥٦", "United Kingdom +44", "7400 123456", "+447400123456"],
  ])("into a field of %s as %s is a number of %s", async (home, text, owner, shown, international) => {
    await field(home);
    paste(text);
    expect([country(), input().value, held?.international]).toEqual([owner, shown, international]);
  });

  test("stays when another country is picked, and is a number of that country", async () => {
    await field("us");
    paste("0151 23456789");
    fireEvent.click(screen.getByRole("button"));
    // By its text: by its name, all two hundred and forty would be named first.
    fireEvent.click(screen.getByText("Germany"));
    expect([country(), input().value, held?.international]).toEqual(["Germany +49", "01512 3456789", "+4915123456789"]);
  });

  test.each([
    ["ca", "204", "Canada +1"],
    ["us", "242", "United States +1"],
    ["ru", "77", "Russia +7"],
    ["kz", "701", "Kazakhstan +7"],
  ])("is not handed to a neighbour of %s by its beginning, %s", async (home, text, owner) => {
    await field(home);
    paste(text);
    expect(country()).toBe(owner);
  });

  test("with nothing in it leaves the field empty", async () => {
    await field("us");
    paste(" ");
    expect([country(), seen(), held?.international]).toEqual(["United States +1", "|", ""]);
  });
});

test.each([
  ["us", "(702) 123-4567"],
  ["gb", "7400 123456"],
  ["fr", "6 12 34 56 78"],
  ["de", "1512 3456789"],
  ["ca", "(506) 234-5678"],
  ["au", "412 345 678"],
  ["jp", "90 1234 5678"],
  ["cn", "131 2345 6789"],
  ["md", "621 12 345"],
  ["it", "312 345 6789"],
  ["es", "612 34 56 78"],
  ["ch", "78 123 45 67"],
])("numbers of %s are written like their example, %s", async (home, written) => {
  await field(home);
  const dialCode = country()?.replace(/.*\+/, "");
  expect(input().placeholder).toBe(`${dialCode} ${written}`);
  paste(written.replace(/\D/g, ""));
  expect(input().value).toBe(written);
});

describe("the country code before the number", () => {
  const prefix = () => document.querySelector<HTMLElement>("[id$='-prefix']");
  const isDescribed = () => (input().getAttribute("aria-describedby") ?? "").includes(prefix()?.id ?? "none");

  test.each([
    ["jp", "0", "0", ""],
    ["jp", "09", "09", ""],
    ["jp", "09012345678", "090-1234-5678", ""],
    ["jp", "9012345678", "90 1234 5678", "+81"],
    ["jp", "+819012345678", "90 1234 5678", "+81"],
    ["jp", "07911123456", "079-1112-3456", ""],
    ["gb", "07911123456", "07911 123456", ""],
    ["de", "015123456789", "01512 3456789", ""],
    ["fr", "0612345678", "06 12 34 56 78", ""],
    ["hu", "06201234567", "06 20 123 4567", ""],
    ["cn", "01012345678", "010 1234 5678", ""],
    // The zero belongs to the number.
    ["it", "0", "0", "+39"],
    ["it", "0612345678", "06 1234 5678", "+39"],
    ["ci", "0123456789", "01 23 45 6789", "+225"],
    ["us", "17021234567", "1 (702) 123-4567", "+1"],
    ["us", "07911123456", "07911123456", "+1"],
    // Picked by the number itself: the country that the field began with is another.
    ["us", "004407911123456", "07911 123456", "+44"],
  ])("at home in %s, %s is written %s after %j", async (home, typed, written, code) => {
    await field(home);
    expect([prefix()?.hidden, isDescribed()]).toEqual([false, true]);
    paste(typed);
    expect([input().value, prefix()?.hidden ? "" : prefix()?.textContent]).toEqual([written, code]);
    expect(isDescribed()).toBe(code !== "");
  });
});

describe("before the kit has come", () => {
  test.each([
    ["us", "(702) 123-4567", "+17021234567"],
    ["us", "1 (702) 123-4567", "+17021234567"],
    ["fr", "+33 6 12 34 56 78", "+33612345678"],
    ["fr", "0033 6 12 34 56 78", "+33612345678"],
    ["fr", "＋３３　６　１２　３４　５６　７８", "+33612345678"],
    ["in", "+९१ ९८७६५ ४३२१०", "+919876543210"],
    ["us", "\u202d(702) 123-4567\u202c", "+17021234567"],
    ["fr", "06 12 34 56 78", ""],
    ["us", "", ""],
  ])("a field of %s makes of %s %s", (home, text, international) => {
    show(<Form country={home} />);
    paste(`${text} `);
    expect(held?.international).toBe(international);
    expect(input().value).toBe(`${text} `);
  });
});

test("what an input method holds is read at once, and formatted when it lets go", async () => {
  await field("jp");
  const compose = (value: string) => fireEvent.input(input(), { target: { value }, isComposing: true });
  for (const text of ["０", "０９", "０９０１２３４５６７８"]) {
    compose(text);
    expect(input().value).toBe(text);
  }
  expect(held?.international).toBe("+819012345678");
  fireEvent.compositionEnd(input());
  expect(seen()).toBe("090-1234-5678|");
  compose("＋44７９１１123456");
  fireEvent.compositionEnd(input());
  expect([country(), held?.international]).toEqual(["United Kingdom +44", "+447911123456"]);
});
