/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;

/** Whether a payment can be confirmed to a text: one @, and a dot after it, with no spaces and nothing of markup. */
export const isBuyerEmail = (text: string): boolean =>
  text.length <= longest && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);
