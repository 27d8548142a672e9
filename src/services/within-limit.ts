/** Browsers let 64 KB outlive a page, all requests together, and our functions take no more. */
const mostBytes = 40_000;

/** Lengths to which texts are cut, one after the other, until a body is small enough. */
const lengths = [Number.POSITIVE_INFINITY, 2_000, 500, 100];

/**
 * A body that browsers and our backend take. Where it is too large, the longest of its texts lose their ends, so that the
 * others arrive whole.
 *
 * @returns undefined if even that is too large: what matters most in it is then sent alone
 */
export function withinLimit<Body extends object>(body: Body): Body | undefined {
  for (const most of lengths) {
    const cut = JSON.stringify(body, (_, value) => (typeof value === "string" ? shortened(value, most) : value));
    if (new Blob([cut]).size <= mostBytes) return JSON.parse(cut);
  }
  return undefined;
}

/** A text of so many characters at most; half a character is none. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
