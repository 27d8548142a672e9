/**
 * A text of a page as it is kept and compared: with plain spaces, and without the marks that keep its direction. The
 * backend takes no texts with marks that turn what is written after them.
 */
export const untypeset = (text: string): string =>
  text.replaceAll("\u00a0", " ").replace(/[\u200e\u200f\u2060\u2066\u2068\u2069]/g, "");
