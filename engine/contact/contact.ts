/**
 * What counts as a way to reach somebody. The two patterns of an e-mail address differ on purpose: a contact step takes
 * whatever could be an address, so that no lead is turned away; a payment provider must be able to mail the address that
 * somebody pays with.
 */

/** An e-mail address as a lead: non-space text, an @, non-space text, a dot, non-space text. */
export const leadEmail = /^\S+@\S+\.\S+$/;

/** A phone number as a lead: digits with a leading plus. */
export const leadPhone = /^\+[0-9]{10,15}$/;

/** Whether a visitor can leave a text as their e-mail address. */
export const isLeadEmail = (text: string): boolean =>
  // Length first: on a long text the pattern would take minutes. Postgres keeps no control characters.
  text.length <= longest && leadEmail.test(text) && !/\p{Cc}/u.test(text);

/** Whether a text can be the e-mail address of a buyer: one @, a dot after it, no spaces, no markup, nothing invisible. */
export const isBuyerEmail = (text: string): boolean =>
  text.length <= longest && /^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+\.[^\s@<>\p{C}]+$/u.test(text);

/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;
