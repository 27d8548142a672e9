import { expect, it } from "vitest";
import { datesIn } from "./dates-in.ts";

it.each([
  ["en", "Only until 31 January 2026!", "2026-01-31"],
  ["en", "The offer ends on January 31st, 2026.", "2026-01-31"],
  ["en-GB", "Ends Friday, 6 February 2026", "2026-02-06"],
  ["en", "Starts on 2026-03-01", "2026-03-01"],
  ["en", "Open till Feb 2026", "2026-02-31"],
  ["de", "Gültig bis zum 31.1.2026", "2026-01-31"],
  ["de", "Der Kurs beginnt am 3. März 2026", "2026-03-03"],
  ["es", "Hasta el 5 de mayo de 2026", "2026-05-05"],
  ["fr", "Jusqu’au 14 juillet 2026", "2026-07-14"],
  ["pl", "Oferta kończy się 3 maja 2026", "2026-05-03"],
  ["ru", "Только до 9 мая 2026", "2026-05-09"],
  ["en", "until 3/4/2026", "2026-04-03"],
  ["fr", "Jusqu'au 1er mars 2026", "2026-03-01"],
  ["es", "hasta el 5 de mayo del 2026", "2026-05-05"],
  ["ja", "2026年3月31日まで", "2026-03-31"],
  ["ar", "حتى ٣١ مارس ٢٠٢٦", "2026-03-31"],
  ["ar-AE", "العرض حتى يوم الجمعة، 31 كانون الأول 2026", "2026-12-31"],
  ["ar", "لغاية 5 حزيران/يونيو 2026", "2026-06-05"],
  ["ar", "لغاية 5 يونيو (حزيران) 2026", "2026-06-05"],
  ["ar", "ينتهي في 1 إبريل 2026", "2026-04-01"],
  ["ar", "تبدأ الدورة في 1 غشت 2026", "2026-08-01"],
  ["ar", "حتى 2026-03-01", "2026-03-01"],
  ["tr", "31 Mart 2026'ya kadar", "2026-03-31"],
])("%s: %s", (language, copy, day) => {
  expect(datesIn(copy, language).map((announced) => announced.day)).toEqual([day]);
});

it.each([
  "Printed in 1940, and again on 3 March 2020",
  "Member count of March 2026",
  "Until 31 January",
  "We have done so until now, 2026 or not",
  "until room 2026 is free",
])("%s: announces none", (copy) => {
  expect(datesIn(copy, "en")).toEqual([]);
});
