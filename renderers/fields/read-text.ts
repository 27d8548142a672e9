import { isPlainText } from "../../engine/contact/contact.ts";
import { plainTyped } from "../../engine/fields/index.ts";
import type { Reading } from "./field-kind.ts";

type Wanted = {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly pattern?: "name" | "postcode" | "digits";
};

/** Reads a text: without blanks around it, of a length, without what no person types. */
export function readText(typed: string, { minLength = 1, maxLength, pattern }: Wanted): Reading {
  // Lengths first: whatever was pasted, the rest works on a short text.
  if (typed.length > maxLength * 4 + 1_000) return { problem: "tooLong", max: String(maxLength) };
  const meant = pattern ? patterns[pattern].meant(typed) : typed;
  const text = meant.normalize("NFC").replace(/\r\n?/g, "\n").trim();
  if (text === "") return { value: "" };
  if (!isPlainText(text)) return { problem: "oddCharacters" };
  if (/<[a-z!/?]/i.test(text)) return { problem: "noMarkup" };
  const length = [...text].length;
  if (length > maxLength) return { problem: "tooLong", max: String(maxLength) };
  const wrong = pattern && !patterns[pattern].is.test(text);
  if (wrong) return { problem: patterns[pattern].problem };
  return length < minLength ? { problem: "tooShort", min: String(minLength) } : { value: text };
}

const patterns = {
  name: {
    // Marks of the writing direction come along with names that are pasted. The joiners belong to Persian and Indian ones.
    meant: (typed: string) => typed.replace(/[\u061c\u200b\u200e\u200f\u2060]/g, ""),
    // Besides letters: blanks, dots (also those of Catalan, Japanese and Tibetan names), apostrophes, what Hebrew writes
    // for them, hyphens of all scripts, the comma of "King, Jr.", and the slash of "Arun a/l Kumar".
    is: /^(?!\P{L}+$)[\p{L}'’ʼ‘`´′＇](?:[\p{L}\p{M}\p{Pd}'’ʼ‘`´′＇״׳՚.．,，/ ·•‧・･་＝\u200c\u200d]|"(?=\p{sc=Hebr}))*$/u,
    problem: "invalidName",
  },
  postcode: {
    // The Japanese sign for post codes before it, and hyphens as any keyboard writes them.
    meant: (typed: string) => plainCode(typed).replace(/^[\s〒]+/, ""),
    is: /^(?=.*\d)[\p{L}\d][\p{L}\d -]{1,11}$/u,
    problem: "invalidPostcode",
  },
  digits: { meant: plainTyped, is: /^\d+$/, problem: "digitsOnly" },
} as const;

/** A code with plain signs. Between digits, a Japanese keyboard writes the long vowel instead of a hyphen. */
const plainCode = (typed: string): string =>
  plainTyped(typed)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/(\d)ー(?=\d)/g, "$1-");
