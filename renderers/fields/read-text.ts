import { isPlainText } from "../../engine/contact/contact.ts";
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
  const text = typed.normalize("NFC").replace(/\r\n?/g, "\n").trim();
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
  name: { is: /^\p{L}[\p{L}\p{M}'’ʼ.\-‐ ·]*$/u, problem: "invalidName" },
  postcode: { is: /^(?=.*\d)[\p{L}\d][\p{L}\d -]{1,11}$/u, problem: "invalidPostcode" },
  digits: { is: /^\d+$/, problem: "digitsOnly" },
} as const;
