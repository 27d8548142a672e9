// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { isLeadName } from "../../../engine/contact/contact.ts";
import { anyCharacter } from "../../../tests/any-character.ts";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { TextField } from "./text.tsx";

afterEach(cleanup);

const fieldWith = (pattern: "name" | "postcode" | "digits" | undefined) =>
  ({ type: "text", id: "a", label: "A", required: true, maxLength: 60, ...(pattern && { pattern }) }) as const;

test("keeps what was typed without the blanks around it, and lets browsers fill it in", () => {
  const { type, kept } = askField(TextField, yaml);
  const input = screen.getByLabelText("What is your first name?");
  expect([input.getAttribute("autocomplete"), input.getAttribute("placeholder")]).toEqual(["given-name", "Ada"]);
  type(input, "  Zoë   Ann ");
  expect(kept()).toEqual({ value: "Zoë Ann" });
});

test.each([
  ["name", "Anne-Marie O’Neill", { value: "Anne-Marie O’Neill" }],
  ["name", "Œnone d'Arc", { value: "Œnone d'Arc" }],
  ["name", "李小龍", { value: "李小龍" }],
  ["name", "佐々木・ジョン", { value: "佐々木・ジョン" }],
  ["name", "ジョン･スミス", { value: "ジョン･スミス" }],
  ["name", "ジャン＝リュック", { value: "ジャン＝リュック" }],
  ["name", "マリー゠ルイーズ", { value: "マリー゠ルイーズ" }],
  ["name", "O'Brien", { value: "O'Brien" }],
  ["name", "O‘Brien", { value: "O‘Brien" }],
  ["name", "O`Brien", { value: "O`Brien" }],
  ["name", "O´Brien", { value: "O´Brien" }],
  ["name", "OʼBrien", { value: "OʼBrien" }],
  ["name", "Kaʻiulani", { value: "Kaʻiulani" }],
  ["name", "’t Hooft", { value: "’t Hooft" }],
  ["name", "'t Hart", { value: "'t Hart" }],
  ["name", "Gal·la Martí", { value: "Gal·la Martí" }],
  ["name", "阿凡提·买买提", { value: "阿凡提·买买提" }],
  ["name", "阿凡提•买买提", { value: "阿凡提•买买提" }],
  ["name", "阿凡提‧买买提", { value: "阿凡提‧买买提" }],
  ["name", "Martin Luther King, Jr.", { value: "Martin Luther King, Jr." }],
  ["name", "J. R. R. Tolkien", { value: "J. R. R. Tolkien" }],
  ["name", "Anna\u2011Lena Weiß", { value: "Anna\u2011Lena Weiß" }],
  ["name", "Anna–Lena", { value: "Anna–Lena" }],
  ["name", "Arun a/l Kumar", { value: "Arun a/l Kumar" }],
  ["name", "עַבְדּוּ", { value: "עַבְדּוּ" }],
  ["name", "ג׳ורג׳", { value: "ג׳ורג׳" }],
  ["name", "ג'ורג'", { value: "ג'ורג'" }],
  ["name", "רש״י", { value: "רש״י" }],
  ["name", 'רש"י', { value: 'רש"י' }],
  ["name", "בן־דוד", { value: "בן־דוד" }],
  ["name", "عبد الله", { value: "عبد الله" }],
  ["name", "مُحَمَّد", { value: "مُحَمَّد" }],
  ["name", "علی\u200cرضا", { value: "علی\u200cرضا" }],
  ["name", "ශ්\u200dරී", { value: "ශ්\u200dරී" }],
  ["name", "น้ำฝน เกตุแก้ว", { value: "น้ำฝน เกตุแก้ว" }],
  ["name", "भारती शर्मा", { value: "भारती शर्मा" }],
  ["name", "བསྟན་འཛིན", { value: "བསྟན་འཛིན" }],
  ["name", "Հովհաննես՚ի", { value: "Հովհաննես՚ի" }],
  ["name", "Nguyễn Thị Ánh", { value: "Nguyễn Thị Ánh" }],
  ["name", "Đorđe", { value: "Đorđe" }],
  ["name", "山田\u3000花子", { value: "山田 花子" }],
  ["name", "\u200eAda\u200f", { value: "Ada" }],
  ["name", "Zoe\u0308", { value: "Zoë" }],
  ["name", "٣", { problem: "invalidName" }],
  ["name", "'", { problem: "invalidName" }],
  ["name", "・", { problem: "invalidName" }],
  ["name", "Ada_L", { problem: "invalidName" }],
  ["name", "Ada＠x", { problem: "invalidName" }],
  ["name", 'Ada "', { problem: "invalidName" }],
  ["name", "A\u202ebc", { problem: "oddCharacters" }],
  ["name", "Ada 5", { problem: "invalidName" }],
  ["name", "http://x", { problem: "invalidName" }],
  ["postcode", "SW1A 1AA", { value: "SW1A 1AA" }],
  ["postcode", "10115", { value: "10115" }],
  ["postcode", "Berlin", { problem: "invalidPostcode" }],
  ["digits", "0042", { value: "0042" }],
  ["postcode", "１００－０００５", { value: "100-0005" }],
  ["postcode", "〒100-0005", { value: "100-0005" }],
  ["postcode", "〒　１００ー０００５", { value: "100-0005" }],
  ["postcode", "100−0005", { value: "100-0005" }],
  ["postcode", "00‑950", { value: "00-950" }],
  ["postcode", "ＳＷ１Ａ　１ＡＡ", { value: "SW1A 1AA" }],
  ["postcode", "١١٥٦٤", { value: "11564" }],
  ["postcode", "۱۹۶۱۹-۳۷۱۵۵", { value: "19619-37155" }],
  ["postcode", "११०००१", { value: "110001" }],
  ["postcode", "\u202a10115\u202c", { value: "10115" }],
  ["postcode", "〒", { value: "" }],
  ["postcode", "東京", { problem: "invalidPostcode" }],
  ["digits", "００４２", { value: "0042" }],
  ["digits", "٠٠٤٢", { value: "0042" }],
  ["digits", "۰۰۴۲", { value: "0042" }],
  ["digits", "००४२", { value: "0042" }],
  ["digits", "\u200e00\u200b42\u200f", { value: "0042" }],
  ["digits", "²", { problem: "digitsOnly" }],
  ["digits", "4 2", { problem: "digitsOnly" }],
  [undefined, "<svg onload=alert(1)>", { problem: "noMarkup" }],
  [undefined, "I <3 you", { value: "I <3 you" }],
  [undefined, "a\u202eb", { problem: "oddCharacters" }],
  [undefined, "a\u0000b", { problem: "oddCharacters" }],
  [undefined, "x".repeat(61), { problem: "tooLong", max: "60" }],
  [undefined, "x".repeat(1_000_000), { problem: "tooLong", max: "60" }],
  [undefined, "👩‍🚀".repeat(5), { value: "👩‍🚀".repeat(5) }],
] as const)("as %s, %j is read as %j", (pattern, typed, reading) => {
  expect(TextField.read(typed, fieldWith(pattern), typingIn("en"))).toEqual(reading);
});

test("what the field takes can be the name of a lead", () => {
  const field = { type: "text", id: "a", label: "A", required: true, maxLength: 200, contact: "name" } as const;
  const odd = fc.constantFrom("<", "b", "\u202e", "\u2066", "\u0085", "\0", "\t", "\n", "👩‍🚀", "\ud800", "é");
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(odd, fc.string({ unit: anyCharacter, maxLength: 1 })), maxLength: 220 }),
      (typed) => {
        const reading = TextField.read(typed, field, typingIn("en"));
        if ("value" in reading && reading.value !== "") expect(isLeadName(reading.value)).toBe(true);
      },
    ),
  );
});

test.each([undefined, "name", "postcode", "digits"] as const)(
  "as %s, never fails, and reads its own value as the same",
  (pattern) => {
    const field = fieldWith(pattern);
    const likely = fc.constantFrom("a", "'", "・", "1", "１", "٣", "ー", "〒", "-", "\u200f", "\u200d", " ");
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(likely, anyCharacter), maxLength: 80 }), (typed) => {
        const reading = TextField.read(typed, field, typingIn("en"));
        if ("value" in reading) expect(TextField.read(reading.value, field, typingIn("en"))).toEqual(reading);
      }),
    );
  },
);
