import { expect, it } from "vitest";
import { amountsIn } from "./amounts-in.ts";

it.each([
  ["Only $4.99 today", "$4.99"],
  ["GET ACCESS FOR $1", "$1"],
  ["Por R$ 1,90 ou R$2,90, não 30 R$", "R$ 1,90", "R$2,90", "30 R$"],
  ["US$5, or EUROS$6", "US$5", "$6"],
  ["29.99 EUR, then 1.299,50 €", "29.99 EUR", "1.299,50 €"],
  ["EUR 20 or 20,– € or 1 000 kr", "EUR 20", "20,– €", "1 000 kr"],
  ["For 99 cents or 5 Dollars", "99 cents", "5 Dollars"],
  ["See [$5](https://my.internal/$6)", "$5"],
  ["Pay {plan.price|$7}", "$7"],
  ["Save 90% on every plan", "90%"],
  ["Get a discount of up to 50 % and -20%", "50 %", "-20%"],
  ["ギフト箱は1万2,800円、毎月2，480円、1億円", "1万2,800円", "2，480円", "1億円"],
  ["15% off, 10 % welcome discount, 30 % Rabatt", "15%", "10 %", "30 %"],
])("%s: states sums and savings", (copy, ...amounts) => {
  expect(amountsIn(copy, /円/.test(copy) ? "ja" : "de")).toEqual(amounts);
});

it.each([
  "{plan.price} today for {plan.period}",
  "More than 77% of people worry",
  "97% of users finish week one",
  "TRY 7 DAYS, ALL 14 MODULES, 5-20% a year",
  "Rated 4.9 out of 5, 20 people, 2026",
])("%s: states none", (copy) => {
  expect(amountsIn(copy, "en")).toEqual([]);
});
