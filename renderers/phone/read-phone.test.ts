import fc from "fast-check";
import { getExampleNumber } from "libphonenumber-js/max";
import mobileNumbers from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { samplePhone } from "../../engine/fields/index.ts";
import { listCountries, planOf } from "./countries.ts";
import { formatPhone, hasTrunkZero, readPhone, sayPhone } from "./read-phone.ts";

const countries = listCountries("en", []).map(({ iso2 }) => iso2);
/** A mobile number of each country. */
const mobiles = countries.flatMap((country) => getExampleNumber(planOf(country), mobileNumbers) ?? []);

test.each([
  ["as it is written at home", (each) => ({ country: each.country ?? "", text: each.formatNational() })],
  [
    "as digits dialled at home",
    (each) => ({ country: each.country ?? "", text: each.formatNational().replace(/\D/g, "") }),
  ],
  ["without what is dialled at home", (each) => ({ country: each.country ?? "", text: each.nationalNumber })],
  ["as it is written abroad", (each) => ({ country: "us", text: each.formatInternational() })],
  ["as it is dialled abroad", (each) => ({ country: "gb", text: `00${each.number.slice(1)}` })],
] satisfies [string, (each: (typeof mobiles)[number]) => Parameters<typeof readPhone>[0]][])(
  "a mobile number of any country %s is that number",
  (_, typedAs) => {
    expect(mobiles.length).toBeGreaterThan(230);
    const read = mobiles.map((each) => readPhone(typedAs(each)));
    expect(read.map(({ international }) => international)).toEqual(mobiles.map(({ number }) => number));
    const strangers = mobiles.filter(({ country }, at) => read[at]?.country !== country?.toLowerCase());
    // The Vatican uses Italian numbers.
    expect(strangers.map(({ country }) => country)).toEqual(["VA"]);
  },
);

test("a mobile number has a zero that is dialled at home, or none, from its first digit on", () => {
  const turned = mobiles.filter((each) => {
    const typed = each.formatNational().replace(/\D/g, "");
    const dialled = typed.startsWith("0") && !each.nationalNumber.startsWith("0");
    const country = each.country?.toLowerCase() ?? "";
    const onTheWay = [...typed].map((_, at) => hasTrunkZero(readPhone({ country, text: typed.slice(0, at + 1) })));
    return onTheWay.some((has) => has !== dialled);
  });
  expect(turned.map(({ country }) => country)).toEqual([]);
  expect(mobiles.filter((each) => hasTrunkZero(readPhone({ country: "us", text: each.number })))).toEqual([]);
});

test("what was read is read the same again, and what it stands for stays when it is formatted", () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.stringMatching(/^(\+|00)?[\d() -]{0,16}$/), (country, text) => {
      const once = readPhone({ country, text });
      expect(readPhone(once)).toEqual(once);
      expect(formatPhone(once).replace(/\D/g, "")).toBe(once.text.replace(/\D/g, ""));
    }),
    { numRuns: 1000 },
  );
});

test.each(["cv", "ws"])("a zero typed first in %s stands there until more is known", (country) => {
  for (const text of ["0", "06"]) {
    expect(readPhone({ country, text })).toEqual({ country, text, international: "" });
    expect(formatPhone({ country, text })).toBe(text);
  }
});

test("a field of each country can be tried with a number of a plan, most of them with their own", () => {
  const read = countries.map((country) => [country, readPhone({ country, text: samplePhone(country) })] as const);
  expect(read.filter(([, { isUnlikely }]) => isUnlikely)).toEqual([]);
  const others = read.filter(([wanted, { country }]) => country !== "us" && country !== wanted);
  expect(others).toEqual([]);
  const own = read.filter(([wanted, { country }]) => country === wanted).map(([wanted]) => wanted);
  expect(own).toEqual(expect.arrayContaining(["us", "gb", "de", "fr", "es", "it", "pl", "br", "jp", "ae"]));
});

test.each([
  ["+447911123456", "+44\u00a07911 123456"],
  ["+4915112345678", "+49\u00a01511 2345678"],
  ["+14155550132", "+1\u00a0415\u00a0555 0132"],
  ["+353850123456", "+353\u00a085\u00a0012 3456"],
  ["+999123456789", "+999123456789"],
  ["your phone", "your phone"],
  ["", ""],
])("%s is said as %s, and parts before its last group at most", (kept, said) => {
  expect(sayPhone(kept)).toBe(said);
});
