import { hashOf } from "./hash-of.ts";

/** A word with one letter dropped, with one doubled, and with two neighbours swapped; as far as it differs from others. */
export function misspellings(word: string, taken: Iterable<string> = []): readonly string[] {
  const letters = [...word.matchAll(/[A-Za-z]/g)].map(({ index }) => index);
  // In a name of digits, only digits can be mistyped.
  const places = letters.length > 0 ? letters : [...word].map((_, index) => index);
  const at = places[hashOf(word) % places.length] ?? 0;
  const pairs = places.filter((place) => places.includes(place + 1) && word[place] !== word[place + 1]);
  const swap = pairs[hashOf(`${word} swapped`) % pairs.length];
  const wrong = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at + 1) + word.slice(at),
    ...(swap === undefined ? [] : [word.slice(0, swap) + word[swap + 1] + word[swap] + word.slice(swap + 2)]),
  ];
  const others = new Set(taken);
  return wrong.filter((text) => text !== "" && text !== word && !others.has(text));
}
