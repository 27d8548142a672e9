import { expect, test, vi } from "vitest";
import { chargedDigits, fractionDigits, minorUnits, mostCharged, wholeUnits } from "./index.ts";

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
  ["KWD", 1.23, 1230],
  // Platforms disagree about the decimals of these: what is charged must not depend on where it is counted.
  ["HUF", 9990, 999_000],
  ["COP", 1_500_000, 150_000_000],
  ["IDR", 249_000, 24_900_000],
  ["TWD", 990, 99_000],
  // Written without decimals, and counted in hundredths all the same.
  ["ISK", 5, 500],
  ["UGX", 5, 500],
] as const)("%s %d is %d of the provider's unit, and back", (currency, amount, units) => {
  expect(minorUnits(amount, currency)).toBe(units);
  expect(wholeUnits(units, currency)).toBe(amount);
});

test("exactly the currencies that the provider lists have no decimals in what is charged", () => {
  expect(currencies.filter((currency) => minorUnits(1, currency) === 1).join(" ")).toBe(
    "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF",
  );
  expect(currencies.filter((currency) => minorUnits(1, currency) === 1000).join(" ")).toBe("BHD JOD KWD OMR TND");
});

test("a price has at most the decimals that can be charged", () => {
  expect(["USD", "JPY", "KWD", "ISK", "UGX", "TWD"].map(chargedDigits)).toEqual([2, 0, 2, 0, 0, 2]);
});

test("at most what the provider takes is charged at once, and no more than a column of the database holds", () => {
  expect(["USD", "INR", "COP", "IDR"].map(mostCharged)).toEqual([99_999_999, 999_999_999, 2 ** 31 - 1, 2 ** 31 - 1]);
});

test("the decimals of common currencies are known without the platform, which takes a while to load them", () => {
  const asked = vi.spyOn(Intl, "NumberFormat");
  expect(["USD", "EUR", "GBP", "AUD", "ZAR"].map(fractionDigits)).toEqual([2, 2, 2, 2, 2]);
  expect(asked).not.toHaveBeenCalled();
});
