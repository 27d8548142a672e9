import { expect, test } from "vitest";
import { listCountries, searchCountries } from "./countries.ts";

const list = listCountries("en", ["gb", "us", "xx", "fr"]);
const first = (search: string) => searchCountries(list, search)[0]?.name;

test("preferred countries come first in the order given, then all others by name", () => {
  expect(list.slice(0, 5).map(({ iso2 }) => iso2)).toEqual(["gb", "us", "fr", "af", "al"]);
});

test("a blank search finds all", () => {
  expect(searchCountries(list, "  ")).toBe(list);
});

test.each([
  ["germ", "Germany"],
  ["GERMANY", "Germany"],
  ["cote", "Côte d’Ivoire"],
  ["kingdom", "United Kingdom"],
  ["uk", "United Kingdom"],
  ["usa", "United States"],
  ["49", "Germany"],
  ["+49", "Germany"],
  ["＋４９", "Germany"],
  ["٤٩", "Germany"],
  ["ｇｅｒｍ", "Germany"],
  ["+1", "United States"],
  ["+1876", "Jamaica"],
  ["jp", "Japan"],
])("%s finds %s first", (search, name) => {
  expect(first(search)).toBe(name);
});

test("a country code that many share finds the largest of them first", () => {
  expect(searchCountries(listCountries("en", []), "1").map(({ iso2 }) => iso2)).toMatchObject({ 0: "us", 24: "vi" });
});

test("what no country has in it finds none", () => {
  expect(searchCountries(list, "zzz")).toEqual([]);
});

test("names are in the language of the funnel, and found in English too", () => {
  const german = listCountries("de", []);
  expect(searchCountries(german, "germany")[0]?.name).toBe("Deutschland");
  expect(searchCountries(german, "deutsch")[0]?.iso2).toBe("de");
});

test("names are in the order of the funnel's language, whatever the browser's", () => {
  const names = listCountries("tr", []).map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator("tr").compare));
  expect(names.indexOf("Cibuti")).toBeLessThan(names.indexOf("Çad"));
});

test.each([
  ["ırak", "Irak"],
  ["irak", "Irak"],
  ["İSVİÇRE", "İsviçre"],
  ["isvicre", "İsviçre"],
  ["kirgiz", "Kırgızistan"],
  ["KIRGIZ", "Kırgızistan"],
])("in Turkish, %s finds %s, with the dots or without", (search, name) => {
  expect(searchCountries(listCountries("tr", []), search)[0]?.name).toBe(name);
});

test("a language that is none leaves the names in English", () => {
  expect(listCountries("???", ["fr"])[0]?.name).toBe("France");
});
