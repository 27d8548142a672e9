import { check, pipe, string } from "valibot";

/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;

/** An e-mail address by the rule of the contact step: non-space text, an @, non-space text, a dot, non-space text. */
export const email = pipe(
  string(),
  // Length first: on a long text the pattern would take minutes. Postgres keeps no control characters.
  check((text) => text.length <= longest && /^\S+@\S+\.\S+$/.test(text) && !/\p{Cc}/u.test(text)),
);
