import { describe, expect, it } from "vitest";
import { didYouMean } from "./did-you-mean.ts";

describe("the name that was probably meant", () => {
  it.each([
    ["gaol", ["gala", "goal"], "goal"],
    ["Step-1", ["step-2", "step-1"], "step-1"],
    ["step-10", ["step-1", "step-11", "steps"], "step-1"],
    ["step-16", ["step-1", "step-17", "sttep-16"], "sttep-16"],
    ["laoding", ["landing", "loading"], "loading"],
    ["6", ["1", "66"], "66"],
    ["«goal»", ["gala", "goal"], "goal"],
    ["“step-1”", ["step-2", "step-1"], "step-1"],
    ["question", ["questions", "query"], "questions"],
    ["İZMİR", ["izmit", "izmir"], "izmir"],
    ["sanliurfa", ["sakarya", "şanlıurfa"], "şanlıurfa"],
    ["ığdır", ["ardahan", "iğdır"], "iğdır"],
  ])("of %s among %j is %s", (written, names, meant) => {
    expect(didYouMean(written, names)).toEqual({ sentence: ` Did you mean "${meant}"?`, suggest: meant });
  });

  it.each([
    ["checkout", ["landing", "offer"]],
    ["a", []],
    ["x", ["abc"]],
    ["7", ["1", "2"]],
    ["checkbox", ["checkout"]],
    ["", ["abcd"]],
    ["a".repeat(81), ["a".repeat(80)]],
    ["a".repeat(100_000), ["a".repeat(100_000).concat("b")]],
  ])("of %.20s among %.40j is not guessed", (written, names) => {
    expect(didYouMean(written, names)).toEqual({ sentence: "", suggest: null });
  });

  it.each([
    ["siz\u0435", "size", "U+0435"],
    ["\u03bfffer", "offer", "U+03BF"],
    ["off\u200ber", "offer", "U+200B"],
    ["next\u00a0step", "next step", "U+00A0"],
  ])("of %j is %s, and the character that cannot be told from another is named", (written, meant, code) => {
    expect(didYouMean(written, [meant]).sentence).toBe(
      ` Did you mean "${meant}"? What is written holds another character, ${code}, that only looks like it, or cannot be seen.`,
    );
  });

  it("of full-width letters is the name in others, and those letters are shown", () => {
    expect(didYouMean("ｔｅａ", ["tee", "tea"]).sentence).toBe(
      ' Did you mean "tea"? "ｔｅａ" are full-width characters.',
    );
  });

  it.each([
    ["offr", ["offers", "offer", "order"], "offer"],
    ["12-16", ["12-61", "12-17"], "12-61"],
    ["color", ["colour", "colors"], "colour"],
    ["OFFER", ["offers", "offer"], "offer"],
    ["abcdefghi", ["abcdefxyz"], "abcdefxyz"],
    ["abcdefgh", ["abcdefxy"], "abcdefxy"],
    ["step one", ["step onee", "stepone"], "step onee"],
    ["part-12", ["part-12a", "part-21"], "part-21"],
    ["part-16", ["part-1", "cart-16"], "cart-16"],
    ["cart", ["dart", "care"], "care"],
    ["«ab»", ["xab", "ab"], "ab"],
    ["ab»", ["abx", "ab"], "ab"],
    ["rock’n’rol", ["rocknrol", "rock’n’roll"], "rock’n’roll"],
  ])("of %s among %j is the nearest, %s, or the first of those", (written, names, meant) => {
    expect(didYouMean(written, names).suggest).toBe(meant);
  });

  it.each([
    ["abcdefgh", ["abcdexyz"]],
    ["ab", ["cd", "ca"]],
    ["same", ["same"]],
    ["end", []],
  ])("of %s among %j is none that is further away than a slip", (written, names) => {
    expect(didYouMean(written, names).suggest).toBeNull();
  });
});
