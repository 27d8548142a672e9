/** What mail programs and sentences put around an address. None of it can be its first or last character. */
const around = /^(?:mailto:|[\s<([“”„‘’‚«»‹›])+|[\s>)\]“”‘’«»‹›,;.]+$/gi;

/** An e-mail address without what was copied with it: spaces, brackets, quotes, `mailto:`, a comma or full stop. */
export const cleanEmail = (text: string): string =>
  // Straight quotes may belong to an address, unless they stand around it.
  text
    .replace(around, "")
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(around, "");

/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;

/** Whether a lead can leave a text as an e-mail address: non-space text, an @, non-space text, a dot, non-space text. */
export const isEmail = (text: string): boolean => text.length <= longest && /^\S+@\S+\.\S+$/.test(text);

/**
 * Whether a payment can be confirmed to a text. Stricter than for a lead, as the payment provider is: one @, a dot after it,
 * no spaces and no angle brackets.
 */
export const isBuyerEmail = (text: string): boolean =>
  text.length <= longest && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);
