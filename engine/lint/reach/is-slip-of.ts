/**
 * Whether two words differ as a slip of the finger makes them: by one letter that is left out within, or by two that are
 * swapped. A letter at the end, a figure or another letter usually makes another word: `shoe` and `shoes`, `ad1` and
 * `ad2`, `summer-a` and `summer-b`. Short words are alike by chance: `form` and `from`.
 */
export function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length < fewestLetters || !/^\p{L}+$/u.test(one + other)) return false;
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  if (at === -1) return false;
  if (long.length === short.length + 1) return long.slice(at + 1) === short.slice(at);
  return isSwapped(one, other);
}

/** Whether two neighbours have changed places: `my-shpo`. */
export function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

const fewestLetters = 5;
