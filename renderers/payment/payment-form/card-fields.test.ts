import { afterEach, expect, test, vi } from "vitest";
import { cardFields } from "./card-fields.ts";

const { card, expiry, cvc } = cardFields;

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["", ""],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242-4242-4242-4242", "4242 4242 4242 4242"],
  ["４２４２　４２４２", "4242 4242"],
  ["٤٢٤٢٤", "4242 4"],
  ["۴۲۴۲۴", "4242 4"],
  ["४२४२४", "4242 4"],
  ["\u202a4242\u200b4\u202c", "4242 4"],
  ["12345678901234567890", "1234 5678 9012 3456 789"],
])("a card number typed as %j is written %j", (typed, written) => {
  expect(card.format(typed)).toBe(written);
});

test.each([
  ["4242 4242 4242 4242", undefined],
  ["4000 0000 0000 9995", undefined],
  ["4222 2222 2222 2", undefined],
  ["3782 8224 6310 005", undefined],
  ["4242 4242 4242", "invalidCard"],
  // As long as an American Express card, but none.
  ["4337 0000 0000 001", "invalidCard"],
  ["3782 8224 6310 006", "mistypedCard"],
  ["4242 4242 4242 4241", "mistypedCard"],
])("the card number %j is told %j", (written, problem) => {
  expect(card.problem(written)).toBe(problem);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["1227", "12 / 27"],
  ["7", "07"],
  ["728", "07 / 28"],
  ["7281", "07 / 28"],
  ["1/27", "01 / 27"],
  ["１／２７", "01 / 27"],
  ["٠١/٢٧", "01 / 27"],
  ["1 / 27", "01 / 27"],
  ["1/27.", "01 / 27"],
  ["11.2030", "11 / 30"],
  ["Exp 11/2030", "11 / 30"],
  ["123/45", "12 / 34"],
  ["1/2345", "12 / 34"],
])("an expiry date typed or filled in as %j is written %j", (typed, written) => {
  expect(expiry.format(typed)).toBe(written);
});

test.each([
  ["11 / 26", undefined],
  ["10 / 26", "pastExpiry"],
  ["12 / 2", "invalidExpiry"],
  ["13 / 30", "invalidExpiry"],
  ["012 / 30", "invalidExpiry"],
  ["12 / 301", "invalidExpiry"],
])("on the last day of November 2026 the expiry date %j is told %j", (written, problem) => {
  vi.setSystemTime(new Date("2026-11-30T23:59:59.999Z"));
  expect(expiry.problem(written)).toBe(problem);
  vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
  expect(expiry.problem("11 / 26")).toBe("pastExpiry");
});

test.each([
  ["123", undefined],
  ["1234", undefined],
  ["12", "invalidCvc"],
  ["12345", "invalidCvc"],
  ["x123", "invalidCvc"],
])("the security code %j is told %j", (written, problem) => {
  expect(cvc.problem(written)).toBe(problem);
  expect(cvc.format("12 345")).toBe("1234");
  expect(cvc.format("۱۲३")).toBe("123");
});
