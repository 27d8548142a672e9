import type { Finder } from "./finder.ts";

/**
 * All matches of a pattern with the flag g. `matchAll` would copy the pattern each time, which takes longer than all else
 * where a text has none, as most do.
 */
export function matchesIn(text: string, pattern: Finder): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // Nothing was found there; the next match is behind the letter.
    if (match[0] === "") pattern.lastIndex += String.fromCodePoint(text.codePointAt(match.index) ?? 0).length;
  }
  return found;
}
