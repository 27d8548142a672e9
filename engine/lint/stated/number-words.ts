import { byLanguage } from "../words/index.ts";

/** Numbers in words, in all languages: of each the words with blanks between them. */
export const numberWords: ReadonlyMap<number, string> = collected();

function collected(): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { numbers } of byLanguage.values())
    for (const [number, words] of Object.entries(numbers)) {
      const others = found.get(Number(number));
      found.set(Number(number), others === undefined ? words : `${others} ${words}`);
    }
  return found;
}
