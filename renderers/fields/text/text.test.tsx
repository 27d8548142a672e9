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
  ["name", "Ada 5", { problem: "invalidName" }],
  ["name", "http://x", { problem: "invalidName" }],
  ["postcode", "SW1A 1AA", { value: "SW1A 1AA" }],
  ["postcode", "10115", { value: "10115" }],
  ["postcode", "Berlin", { problem: "invalidPostcode" }],
  ["digits", "0042", { value: "0042" }],
  ["digits", "4 2", { problem: "digitsOnly" }],
  [undefined, "<svg onload=alert(1)>", { problem: "noMarkup" }],
  [undefined, "I <3 you", { value: "I <3 you" }],
  [undefined, "a\u202eb", { problem: "oddCharacters" }],
  [undefined, "a\u0000b", { problem: "oddCharacters" }],
  [undefined, "x".repeat(61), { problem: "tooLong", max: "60" }],
  [undefined, "x".repeat(1_000_000), { problem: "tooLong", max: "60" }],
  [undefined, "👩‍🚀".repeat(5), { value: "👩‍🚀".repeat(5) }],
] as const)("as %s, %j is read as %j", (pattern, typed, reading) => {
  const field = {
    type: "text",
    id: "a",
    label: "A",
    required: true,
    maxLength: 60,
    ...(pattern && { pattern }),
  } as const;
  expect(TextField.read(typed, field, typingIn("en"))).toEqual(reading);
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

test("never fails, and reads its own value as the same", () => {
  const field = { type: "text", id: "a", label: "A", required: true, maxLength: 60 } as const;
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (typed) => {
      const reading = TextField.read(typed, field, typingIn("en"));
      if ("value" in reading) expect(TextField.read(reading.value, field, typingIn("en"))).toEqual(reading);
    }),
  );
});
