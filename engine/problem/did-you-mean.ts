import { halfWidth, sayFullWidth } from "./half-width.ts";
import { plainLetters } from "./plain-letters.ts";

/** A sentence that suggests the nearest name, and that name; both empty if no name is near. */
export type Suggestion = { readonly sentence: string; readonly suggest: string | null };

/**
 * Looks for the name that an author probably meant.
 *
 * @param written the name as written
 * @param names the existing names
 * @returns a sentence that begins with a space, ready to follow another one
 */
export function didYouMean(written: string, names: Iterable<string>): Suggestion {
  if (written.length > longest) return suggestion(null);
  const wanted = plainLetters(halfWidth(written).replace(quotes, ""));
  let suggest: string | null = null;
  let likeness = 0;
  // Up to a third of the letters may be wrong, but at most two, or three in a long word.
  let least = Math.min(wanted.length > 8 ? 3 : 2, Math.ceil(wanted.length / 3)) + 1;
  for (const name of names) {
    if (name === written || Math.abs(name.length - wanted.length) > least) continue;
    const other = plainLetters(name);
    if (wanted.length === 1 && !other.includes(wanted)) continue;
    const distance = editDistance(wanted, other, least + 1);
    if (distance > least) continue;
    const alike = likenessOf(wanted, other);
    if (distance === least && (suggest === null || alike <= likeness)) continue;
    least = distance;
    suggest = name;
    likeness = alike;
    if (least === 0) break;
  }
  return suggestion(suggest, written);
}

/** Quotes that YAML takes for letters. */
const quotes = /^[«»„“”‘’‹›]\s*|\s*[«»„“”‘’‹›]$/gu;

/** Suggests a name, or nothing. */
export const suggestion = (suggest: string | null, written = ""): Suggestion => ({
  sentence: suggest === null ? "" : ` Did you mean "${suggest}"?${strangerIn(written)}`,
  suggest,
});

/** Names a character that is invisible or looks like another one. */
function strangerIn(written: string): string {
  const fullWidth = sayFullWidth(written);
  if (fullWidth !== "") return fullWidth;
  const [stranger] = /[\p{Cf}\p{Script=Cyrillic}\p{Script=Greek}]|(?! )\p{Zs}/u.exec(written) ?? [];
  if (stranger === undefined) return "";
  const code = stranger.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return ` What is written holds another character, U+${code}, that only looks like it, or cannot be seen.`;
}

/**
 * Which of two names at the same distance is meant. Swapped letters are likelier than other mistakes in letters, and
 * those are likelier than wrong numbers: "partt-16" means "part-16" rather than "part-1".
 */
function likenessOf(a: string, b: string): number {
  const sorted = (text: string) => [...text].sort().join("");
  const digits = (text: string) => text.replace(/\D/g, "");
  return Number(sorted(a) === sorted(b)) * 4 + Number(digits(a) === digits(b)) * 2 + Number(a[0] === b[0]);
}

/** Longer texts are no name of anything: ids end before. */
const longest = 80;

/** Edit distance, in letters added, dropped, changed or swapped with a neighbour, capped at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
