import { baseLanguage } from "./base-language.ts";

/** The mark between the items of a list, and the one to take where an item has that mark itself. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  ar: ["، ", "؛ "],
  fa: ["، ", "؛ "],
  ja: ["、", "・"],
  ur: ["، ", "؛ "],
  zh: ["、", "；"],
};

/** What a language has between the items of a list; undefined where that is a comma and a space. */
export function listMark(language: string, items: readonly (string | undefined)[]): string | undefined {
  const [mark, other] = marks[baseLanguage(language)] ?? [];
  return mark && items.some((item) => item?.includes(mark.trim())) ? other : mark;
}
