import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { funnel, type Slip, saidAsBefore } from "./slips.ts";

/** The price of a year as it is written in India. */
const indian = ["'1,18,000'", "'₹1,18,000'", "'Rs 1,18,000/-'", "'Rs. 1,18,000'", "₹1,18,000", "1.18 lakh", "2 Crores"];

/** Money and time. */
const amounts: readonly Slip[] = [
  ...["euro", "€", "$", "eur", "zł", "Reais", "gold", "abc", "Fr.", "JPN"].map(
    (money) => ["currency: EUR", `currency: ${money}`] as const,
  ),
  ...[
    "2 Wochen",
    "1 mes.",
    "1 week long",
    "7",
    "3 meses",
    "fortnight",
    "month",
    "1.5 months",
    "in 2 weeks",
    "2  weeks",
    "2 Jahre",
    "Semaine",
    "1 semestre",
    "1 quarter",
    "2 quarters",
    "0 quarters",
  ].map((span) => ["period: 1 week", `period: ${span}`] as const),
  ...[
    "30 Sekunden",
    "2 minutos",
    "1 hora",
    "1 day",
    "30",
    "0.5 S",
    "2 Hs",
    "1.2.3 s",
    "1.25 Stunden",
    "3 dakika",
    "'0,04 s'",
    "'1,5 min'",
    "'1,500 ms'",
  ].map((span) => ["tick: 30 ms", `tick: ${span}`] as const),
  ...[
    "$12.34",
    "12,34 EUR",
    "'15'",
    "twelve",
    "20 pounds",
    "1.250,50 €",
    "Fr. 150.–",
    "'1’290.–'",
    "7½",
    ...indian,
  ].map((price) => ["price: 12.5", `price: ${price}`] as const),
  ["units: [km, mi], min: 1 km", "units: [km, mi], min: 0,5 km"],
];

test("which amount was meant is said as before", () => {
  saidAsBefore("amounts", amounts);
});

test.each([
  ["es-MX", "$", "MXN"],
  ["en-CA", "$", "CAD"],
  ["sv", "kr", "SEK"],
  ["da", "kr", "DKK"],
  ["en-IN", "Rs", "INR"],
  ["en", "Rs.", "INR"],
  ["en-PK", "Rs", "PKR"],
  ["en_CA", "$", "USD"],
  ["12", "$", "USD"],
  ["(en", "$", "USD"],
])("in a definition in %s, %s is %s", (language, sign, currency) => {
  const text = funnel.replace("language: en", `language: ${language}`).replace("currency: EUR", `currency: ${sign}`);
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems.find(({ path }) => path.at(-1) === "currency")?.suggest).toBe(currency);
});
