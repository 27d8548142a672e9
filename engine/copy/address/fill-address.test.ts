import fc from "fast-check";
import { expect, test } from "vitest";
import { fillAddress } from "./fill-address.ts";

const values: Readonly<Record<string, string>> = {
  name: "Ada & Co\u00a0Ltd",
  day: "31 January 2026",
  "given.day": "2026-01-31",
  mail: "ada@a.example",
  "query.town": "Leeds",
  "given.query.town": "Leeds 2",
  empty: "",
};
const lookup = (name: string) => values[name];

test.each([
  [
    "https://a.example/book?name={name}&mail={mail}",
    "https://a.example/book?name=Ada%20%26%20Co%20Ltd&mail=ada@a.example",
  ],
  ["https://a.example/book?day={day}#top", "https://a.example/book?day=2026-01-31#top"],
  ["https://a.example/?from={query.town|nowhere}", "https://a.example/?from=Leeds%202"],
  ["https://a.example/?from={query.gone|here & there?}&x=1", "https://a.example/?from=here%20%26%20there%3F&x=1"],
  ["https://a.example/?a={gone}&b=1&c={empty}", "https://a.example/?b=1"],
  ["https://a.example/?a={gone}", "https://a.example/"],
  ["https://a.example/?a={gone}&b=1#top", "https://a.example/?b=1#top"],
  ["https://a.example/?a=1#of-{gone}", "https://a.example/?a=1#of-"],
  ["https://a.example/#/book?a={gone}&by={name|#1?}", "https://a.example/#/book?by=Ada%20%26%20Co%20Ltd"],
  ["https://a.example/?a={gone|#1?}&b={gone}", "https://a.example/?a=%231%3F"],
  [
    "https://a.example/in/{query.town|what?}/{day}?day={day}",
    "https://a.example/in/Leeds/31%20January%202026?day=2026-01-31",
  ],
  ["https://a.example/?a=1&&b=?{name}&", "https://a.example/?a=1&&b=?Ada%20%26%20Co%20Ltd&"],
  [
    "mailto:?subject=For%20{name}&body=On%20{day}",
    "mailto:?subject=For%20Ada%20%26%20Co%20Ltd&body=On%2031%20January%202026",
  ],
  ["mailto:{mail}", "mailto:ada@a.example"],
  ["tel:+441632960000", "tel:+441632960000"],
])("%s leads to %s", (to, filled) => {
  expect(fillAddress(to, lookup)).toBe(filled);
});

test("no value changes where an address leads, nor how many parameters it has", () => {
  const to = "https://a.example/book?a={value}&b=2";
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "binary" }), (value) => {
      const { host, pathname, hash, searchParams } = new URL(fillAddress(to, () => value));
      expect([host, pathname, hash, [...searchParams.keys()]]).toEqual(["a.example", "/book", "", ["a", "b"]]);
    }),
  );
});

test("half of an emoji, which a field can cut off, stops no page", () => {
  expect(fillAddress("https://a.example/?a={value}", () => "so \ud83d")).toBe("https://a.example/?a=so%20%EF%BF%BD");
});

test("no value writes a header of a mail", () => {
  const mail = fillAddress("mailto:?subject={value}", () => "Hello\r\nBcc: all@a.example&cc=all@a.example?body=x#y");
  expect([...new URL(mail).searchParams.keys()]).toEqual(["subject"]);
  expect(mail).not.toMatch(/\s/);
});
