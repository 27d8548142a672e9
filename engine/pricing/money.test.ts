import { expect, test } from "vitest";
import { dailyMoney, eventCurrency, inAll, money, perDay, plainMoney, planMoney, savedShare } from "./index.ts";

test.each([
  [6.93, 13.86, 0.5],
  [19.99, 39.99, 0.5],
  [59, 89, 0.33],
  [20, 20, 0],
  [20, 5, 0],
  [20, undefined, 0],
])("a price of %d instead of %s saves %d, never more than it does", (price, originalPrice, share) => {
  expect(savedShare({ price, ...(originalPrice !== undefined && { originalPrice }) })).toBe(share);
});

test("an amount is written as the language writes it, with the decimals of its currency", () => {
  expect(money(12.5, "USD", "en")).toBe("$12.50");
  expect(money(12.5, "EUR", "de").replace(/\s/g, " ")).toBe("12,50 €");
  expect(money(500, "JPY", "en")).toBe("¥500");
  expect(["ja", "ja-JP"].map((language) => money(2480, "JPY", language))).toEqual(["2,480円", "2,480円"]);
  expect(money(12.5, "USD", "ja")).toBe("$12.50");
});

const mattress = { price: 499, originalPrice: 699, currency: "USD", renews: { price: 20, every: "1 year" } };

test.each([
  ["its price", 499, {}, "$499"],
  ["what it saves", 200, {}, "$200"],
  ["what three parts of a third come to", 99.9 * 10, {}, "$999"],
  ["a share of it", 16.63, {}, "$16.63"],
  ["a price of which another has cents", 499, { originalPrice: 699.9 }, "$499.00"],
  ["a price that renews at one with cents", 499, { renews: { price: 19.99, every: "1 year" } }, "$499.00"],
  [
    "a price beside a stated one with cents",
    499,
    { renews: { price: 20, statedPrice: 9.99, every: "1 year" } },
    "$499.00",
  ],
])("of a plan with whole prices no cents are written: %s", (_, amount, more, written) => {
  expect(planMoney(amount, { ...mattress, ...more }, "en")).toBe(written);
});

test("what a plan costs a day always has its cents, so that plans beside each other look alike", () => {
  const plan = { name: "Plan", price: 7, currency: "USD", period: "1 week" };
  expect(dailyMoney(plan, "en")).toBe("$1.00");
  expect(dailyMoney({ ...plan, perDay: false }, "en")).toBeUndefined();
});

test.each([
  ["7 days", 1],
  ["2 weeks", 0.5],
  ["1 month", 7 / 30],
  ["1 year", 7 / 365],
])("a plan of 7 for %s costs %d a day", (period, amount) => {
  expect(perDay({ name: "Plan", price: 7, currency: "USD", period })).toBeCloseTo(amount, 12);
  expect(perDay({ name: "Plan", price: 7, perDay: 0.99, currency: "USD", period })).toBe(0.99);
  expect(perDay({ name: "Plan", price: 7, perDay: false, currency: "USD", period })).toBeUndefined();
});

test("what is bought once and for all costs nothing a day, and a plan that only says how it renews costs that by the day", () => {
  const plan = { name: "Plan", price: 14, currency: "USD" };
  expect(perDay(plan)).toBeUndefined();
  expect(perDay({ ...plan, renews: { price: 14, every: "1 week" } })).toBe(2);
});

test("an event reports in the currency that the definition names, or in euros", () => {
  expect([eventCurrency({ currency: "USD" }), eventCurrency({})]).toEqual(["USD", "EUR"]);
});

test.each([
  [12.5, "EUR", "de", "12,50\u00a0€"],
  [1047, "AED", "ar", "1047 AED"],
  [1047, "AED", "ar-EG", "1047 AED"],
  [9.5, "ILS", "he", "9.5 ILS"],
])(
  "%d %s in a sentence about a funnel in %s holds nothing that turns words around",
  (amount, currency, language, said) => {
    expect(plainMoney(amount, currency, language)).toBe(said);
  },
);

test("what is paid in parts costs all of them, also by the day", () => {
  const plan = { name: "Plan", price: 29, currency: "EUR", parts: { count: 3, every: "1 month" } };
  expect([inAll(plan), inAll({ price: 29 })]).toEqual([87, 29]);
  expect([perDay(plan), perDay({ ...plan, period: "87 days" })]).toEqual([undefined, 1]);
});
