import { describe, expect, it } from "vitest";
import { eitherOf, finderOf, roughOf } from "./finder.ts";

describe("the rough pattern", () => {
  it.each([
    [
      String.raw`(?<![\p{L}\p{N}])(?:free|gratis)(?![\p{L}\p{N}\p{M}])`,
      String.raw`(?<![A-Za-z0-9])(?:free|gratis)(?![A-Za-z0-9\u0301])`,
    ],
    [String.raw`a (?!(?:(?!\p{L})c|\p{N}))\p{L}`, "a (?!(?:(?![^ -@])c|[0-9]))[^ -@]"],
    [String.raw`(?<=^|[.!?:]\p{L}?)a(?=\)\p{N})`, String.raw`(?<=^|[.!?:][^ -@]?)a(?=\)[^ -/])`],
    [String.raw`\p{L}+ [\p{L}-]{2,}[\p{Sc}\p{L}]`, "[^ -@]+ (?:[^ -@]|[-]){2,}[^ -#]"],
    [String.raw`[^\p{L} ]\P{N}(?![^\p{L}]b)(?<!\P{L})`, "[^A-Za-z ][^0-9](?![]b)(?<![])"],
    [
      String.raw`\p{Script=Greek}[\p{Z}\p{L}](?<sum>[^)(]+)`,
      String.raw`\p{Script=Greek}(?:[^ -@]|[\p{Z}])(?<sum>[^)(]+)`,
    ],
  ])("of %s is %s", (source, rough) => {
    expect(roughOf(source)).toBe(rough);
  });
});

describe("a finder", () => {
  const words = String.raw`(?<![\p{L}\p{N}])(?:day|days)(?![\p{L}\p{N}])`;

  it("finds what the pattern finds, one after the other, and begins again behind the last", () => {
    const [finder, pattern] = [finderOf(words, "giu"), new RegExp(words, "giu")];
    for (const text of ["one day, two DAYS", "someday", "", "days", "Sunday days day"])
      for (let time = 0; time < 5; time++) {
        expect(finder.exec(text), text).toEqual(pattern.exec(text));
        expect(finder.lastIndex).toBe(pattern.lastIndex);
      }
  });

  it("says whether there is any, wherever it looked before", () => {
    const finder = finderOf(words, "iu");
    expect(["one day", "someday", "day"].map((text) => finder.test(text))).toEqual([true, false, true]);
  });
});

it("either of two finders finds what both patterns find with a bar between them", () => {
  const [one, other] = ["days?|day off", "day off work|days|off"];
  const pattern = new RegExp(`${one}|${other}`, "giu");
  const finder = eitherOf(finderOf(one, "giu"), finderOf(other, "giu"));
  for (const text of ["two Days, one day off work", "off: days", "a day", "off", "none"]) {
    expect(finder.test(text), text).toBe(pattern.test(text));
    finder.lastIndex = pattern.lastIndex = 0;
    for (let time = 0; time < 5; time++) {
      expect(finder.exec(text), text).toEqual(pattern.exec(text));
      expect(finder.lastIndex).toBe(pattern.lastIndex);
    }
  }
});
