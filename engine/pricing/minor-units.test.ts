import { expect, test, vi } from "vitest";
import { fractionDigits, minorUnits, wholeUnits } from "./index.ts";

const currencies = Intl.supportedValuesOf("currency");

test("every currency has the decimals that the platform knows of", () => {
  const byPlatform = (currency: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  expect(currencies.length).toBeGreaterThan(100);
  expect(currencies.filter((currency) => fractionDigits(currency) !== byPlatform(currency))).toEqual([]);
});

test.each([
  ["USD", 12.34, 1234],
  ["JPY", 500, 500],
  ["KWD", 1.234, 1234],
] as const)("%s %d is %d of the smallest unit, and back", (currency, amount, units) => {
  expect(minorUnits(amount, currency)).toBe(units);
  expect(wholeUnits(units, currency)).toBe(amount);
});

test("the decimals of common currencies are known without the platform, which takes a while to load them", () => {
  const asked = vi.spyOn(Intl, "NumberFormat");
  expect(["USD", "EUR", "GBP", "AUD", "ZAR"].map(fractionDigits)).toEqual([2, 2, 2, 2, 2]);
  expect(asked).not.toHaveBeenCalled();
});
