/**
 * What counts as a valid e-mail address or phone number. The two e-mail patterns differ on purpose. A contact step
 * accepts anything that could be an address, so that no lead is turned away. A buyer's address must be one that the
 * payment provider can send mail to.
 */

/** An e-mail address as a lead: non-space text, an @, non-space text, a dot, non-space text. */
export const leadEmail = /^\S+@\S+\.\S+$/;

/** A phone number as a lead: digits with a leading plus. */
export const leadPhone = /^\+[0-9]{10,15}$/;

/** Whether a visitor can leave a text as their e-mail address. */
export const isLeadEmail = (text: string): boolean =>
  // Length first: the pattern would take minutes on a long text.
  text.length <= longestAddress && leadEmail.test(text) && isPlainText(text);

/** Whether a text can be the e-mail address of a buyer: one @, a dot after it, no spaces, no markup, nothing invisible. */
export const isBuyerEmail = (text: string): boolean =>
  text.length <= longestAddress && /^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+\.[^\s@<>\p{C}]+$/u.test(text);

/**
 * Whether a text can be the name that a visitor leaves: up to 200 characters, without markup, control characters, or
 * marks that turn the direction of what is written after them. Fields for names take nothing else.
 */
export const isLeadName = (text: string): boolean =>
  [...text].length <= longestName && text.trim() !== "" && isPlainText(text) && !/<[a-z!/?]|[\n\t]/i.test(text);

/** Most characters of a name. */
export const longestName = 200;

/** Longest address that mail can be sent to (RFC 5321). */
export const longestAddress = 254;

/**
 * Whether a text holds only what people type: no control characters but line breaks and tabs, no halves of characters,
 * which Postgres cannot store, and no marks that turn the direction of what is written after them.
 */
export const isPlainText = (text: string): boolean => !oddCharacters.test(text);

const oddCharacters = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;
