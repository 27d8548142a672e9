import { expect, test } from "vitest";
import { addressText } from "./address-text.ts";

test.each([
  "Ann",
  "O'Neill",
  "d’Arcy",
  "St. Ives",
  "Jean-Luc",
  "Bad Homburg v. d. Höhe",
  "Łódź",
  "أحمد",
  "北京",
  "สมชาย",
  "नई दिल्ली",
  "علی\u200Cرضا",
  "ශ්\u200Dරීමා",
])("%s can be shown", (name) => {
  expect(addressText(` ${name} `)).toBe(name.normalize("NFC"));
});

test.each([
  ["nothing", ""],
  ["blanks", "  "],
  ["markup", "<b>Ann</b>"],
  ["bold letters", "**Ann**"],
  ["a placeholder", "{product.name}"],
  ["a field of a mail that was not filled", "{{first_name}}"],
  ["another of them", "*|FNAME|*"],
  ["an address of a page", "example.com"],
  ["an e-mail address", "ann@example.com"],
  ["a phone number", "Call 0900 555"],
  ["a price", "now 5 €"],
  ["digits of another script", "٤٢"],
  ["a sentence", "Stop! Read this"],
  ["two sentences", "Your account is closed. Call mother"],
  ["more than a name", "A".repeat(41)],
  ["piled marks", `A${"\u0301\u0302\u0303\u0304\u0305"}`],
  ["what turns the writing around", "Ann\u202Eetal"],
  ["what nobody sees", "An\u200Bn"],
  ["letters that nobody sees", "\u3164"],
  ["what joins letters that are not joined", "An\u200Dn"],
  ["letters that look like the stops of an address", "example\uA4F8com"],
  ["something that begins with no letter", "'Ann"],
])("%s is no text of an address", (_, given) => {
  expect(addressText(given)).toBeUndefined();
});

test("a text is one line, and letters are written in one way", () => {
  expect(addressText("New\n  York")).toBe("New York");
  expect(addressText("Zoe\u0308")).toBe("Zoë");
});
