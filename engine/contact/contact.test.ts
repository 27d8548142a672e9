import { expect, it } from "vitest";
import { isBuyerEmail, isLeadEmail, isLeadName, isPlainText, leadPhone } from "./contact.ts";

const long = (length: number) => `${"a".repeat(length - "@b.cd".length)}@b.cd`;

it.each([
  ["ann@example.com", true, true],
  ["ann.lee+1@mail.example.co.uk", true, true],
  ["änne@exämple.com", true, true],
  ["a@b@c.d", true, false],
  ["ann@@example.com", true, false],
  ["<svg/onload=alert(1)>@example.com", true, false],
  ["<svg onload=alert(1)>@example.com", false, false],
  ["ann", false, false],
  ["ann@", false, false],
  ["<ann@example.com>", true, false],
  ["ann@exam<ple.com", true, false],
  ["ann@example.c>m", true, false],
  ["ann@example", false, false],
  ["ann@.com", false, false],
  ["ann@example.", false, false],
  ["@example.com", false, false],
  ["ann example.com", false, false],
  ["an n@example.com", false, false],
  ["ann@exam ple.com", false, false],
  ["ann@example.c m", false, false],
  ["ann@example.com\n", false, false],
  ["an\u0007n@example.com", false, false],
  ["ann@exam\u202eple.com", false, false],
  ["ann@example.c\u202em", false, false],
  ["", false, false],
  [long(254), true, true],
  [long(255), false, false],
])("%j: an address that a lead can leave: %s, that a buyer can be written to: %s", (text, isLead, isBuyer) => {
  expect([isLeadEmail(text), isBuyerEmail(text)]).toEqual([isLead, isBuyer]);
});

it.each([
  ["+4930123456", true],
  ["+493012345678901", true],
  ["+123456789", false],
  ["+4930123456789012", false],
  ["4930123456", false],
  ["+49 30 123456", false],
  ["x+4930123456", false],
  ["+4930123456x", false],
])("%j is a phone number: %s", (text, isPhone) => {
  expect(leadPhone.test(text)).toBe(isPhone);
});

it.each([
  ["Ann O'Neill-Çelik", true],
  ["Smith & Sons < 3", true],
  ["a".repeat(200), true],
  ["a".repeat(201), false],
  ["🙂".repeat(200), true],
  ["🙂".repeat(201), false],
  ["", false],
  ["  ", false],
  ["<b>Ann</b>", false],
  ["Ann</b", false],
  ["<!--", false],
  ["<?xml", false],
  ["Ann\nLee", false],
  ["Ann\tLee", false],
  ["Ann\u0000", false],
])("%j is a name: %s", (text, isName) => {
  expect(isLeadName(text)).toBe(isName);
});

it.each([
  ["Two\nlines\tand a tab", true],
  ["🙂", true],
  ["bell \u0007", false],
  ["half \ud83d", false],
  ["turned \u202e", false],
  ["turned \u2066", false],
  ["mark \ufeff", false],
  ["no character \uffff", false],
])("%j holds only what people type: %s", (text, isPlain) => {
  expect(isPlainText(text)).toBe(isPlain);
});
