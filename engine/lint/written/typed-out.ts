import type { CopyText } from "../copy-texts.ts";
import { literal } from "../words/literal.ts";

/** A figure that is more than a number of three digits, which may count anything. */
const isTelling = (figure: string) =>
  /\d/.test(figure) && (/\d{4}|\d[\d.,]+\d{3}/.test(figure) || /[^\d.,\s]/.test(figure));

/** The facts themselves, and legal texts, which say what was agreed to. */
const unasked = new Set(["facts", "legal"]);

/** The texts in which a figure is typed, and is no part of a longer one; none for one that may stand there by chance. */
export function typedOut(figure: string, texts: readonly CopyText[]): readonly CopyText[] {
  if (!isTelling(figure)) return [];
  const whole = new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])${literal(figure)}(?![\p{L}\d]|[.,]\d)`, "u");
  return texts.filter(({ text, path, fills }) => fills && !unasked.has(String(path[0])) && whole.test(text));
}
