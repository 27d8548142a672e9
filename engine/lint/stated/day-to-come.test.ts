import { expect, it } from "vitest";
import { dayToCome } from "./day-to-come.ts";

it.each([
  ["Member count of March 2027", "en", "March 2027"],
  ["Survey, 3 March 2027, 500 people", "en", "3 March 2027"],
  ["Survey of 2027-03-03", "en", "2027-03-03"],
  ["Personalliste vom 1. Oktober 2027", "de", "1. Oktober 2027"],
  ["Comptage de mars 2027", "fr", "mars 2027"],
  ["会員数、2027年3月3日", "ja", "2027年3月3日"],
  ["Ceník, 1. září 2027", "cs", "1. září 2027"],
  ["Survey of November 2026", "en", undefined],
  ["Survey of 30 November 2026", "en", undefined],
  ["Survey of May 2026, for the year to May 2027", "en", undefined],
  ["Licence valid until 31 March 2028", "en", undefined],
  ["Zulassung, gültig bis 31. März 2028", "de", undefined],
  ["Valable jusqu’au 31 mars 2028", "fr", undefined],
  ["Price list from 1 January 2027", "en", undefined],
  ["Price list from the 1 January 2027", "en", undefined],
  ["Forecast for March 2028", "en", undefined],
  ["Contract 2026-01-01 – 2028-01-01", "en", undefined],
  ["Outlook 2030", "en", undefined],
  ["ISO 9001 of 2027", "en", undefined],
])("%s, in %s: %s", (source, language, day) => {
  expect(dayToCome(source, language, "2026-11-27")).toBe(day);
});
