/** A sentence that offers the nearest name, and that name; both empty where nothing is near. */
export type Suggestion = { readonly sentence: string; readonly suggest: string | null };

/**
 * Looks for the name that an author probably meant.
 *
 * @param written the name as written
 * @param names the names there are
 * @returns the sentence begins with a space, ready to follow another one
 */
export function didYouMean(written: string, names: Iterable<string>): Suggestion {
  const wanted = written.slice(0, longest).toLowerCase();
  let suggest: string | null = null;
  // A third of the letters may be wrong; more than three is another word.
  let least = Math.min(3, Math.ceil(wanted.length / 3)) + 1;
  for (const name of names) {
    if (name === written || name.length > longest || Math.abs(name.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, name.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      suggest = name;
    }
    if (least === 0) break;
  }
  return suggest === null ? { sentence: "", suggest } : { sentence: ` Did you mean "${suggest}"?`, suggest };
}

/** Longer names than ids can have are not compared. */
const longest = 80;

/** Letters to add, drop, change or swap with their neighbour; `limit` as soon as it is that or more. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
