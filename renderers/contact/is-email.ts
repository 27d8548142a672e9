/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;

/** Whether a text can be an e-mail address: non-space text, an @, non-space text, a dot, non-space text. */
export const isEmail = (text: string): boolean => text.length <= longest && /^\S+@\S+\.\S+$/.test(text);
