/** Browsers let 64 KB outlive a page, all requests together, and our functions take no more. */
const mostBytes = 40_000;

/** A body that browsers and our backend take; undefined if it is too large: what matters most in it is then sent alone. */
export const withinLimit = <Body extends object>(body: Body): Body | undefined =>
  new Blob([JSON.stringify(body)]).size <= mostBytes ? body : undefined;
