/** Characters that mail programs and sentences put around an address. An address cannot begin or end with one. */
const around = /^(?:mailto:|[\s<([“”„‘’‚«»‹›])+|[\s>)\]“”‘’«»‹›,;.]+$/gi;

/** An e-mail address without what was copied with it: spaces, brackets, quotes, `mailto:`, a comma or full stop. */
export const cleanEmail = (text: string): string =>
  // Straight quotes may belong to an address, unless they stand around it.
  text
    .replace(around, "")
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(around, "");
