import { expect, test } from "vitest";
import { halfWidth, plainLetters, sayFullWidth } from "./index.ts";

test.each([
  ["４，９＃", "4,9#"],
  ["！～", "!~"],
  ["Ａ　ｂ　ｃ", "A b c"],
  ["お茶、ﾃｨｰ", "お茶、ﾃｨｰ"],
])("%s is %s with the letters of other keyboards", (text, half) => {
  expect(halfWidth(text)).toBe(half);
});

test.each([
  ["tea, 茶", ""],
  ["4，9", ' "，" is a full-width character.'],
  ["４9４", ' "４" is a full-width character.'],
  ["ｔｅａ", ' "ｔｅａ" are full-width characters.'],
  ["４, ９ and ４", ' "４" and "９" are full-width characters.'],
  [`${"a".repeat(59)}ｂｃ`, ' "ｂ" is a full-width character.'],
  [`${"a".repeat(60)}ｂｃ`, ""],
])("of %s the full-width characters at its beginning are named, each run once", (text, words) => {
  expect(sayFullWidth(text)).toBe(words);
});

test.each([
  ["Crème Brûlée", "creme brulee"],
  ["ŁÓDŹ", "lodz"],
  ["Smørrebrød", "smorrebrod"],
  ["Đorđe", "dorde"],
  ["İSTANBUL, ısı", "istanbul, isi"],
  ["がぎ", "かき"],
  ["한국", "한국"],
])("%s is typed as %s without accents", (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
