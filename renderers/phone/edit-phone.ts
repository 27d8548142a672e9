import type { PhoneNumber } from "./phone-number.ts";
import { formatPhone, readPhone } from "./read-phone.ts";

/** The field's text right after the visitor changed it. */
export type Edit = {
  readonly text: string;
  /** Position of the caret in that text. */
  readonly caret: number;
  /** The browser's name for the change, such as `deleteContentBackward`; empty if it gives none. */
  readonly kind: string;
};

/** Longest possible number, including its country code (ITU-T E.164). */
const mostDigits = 15;

/**
 * The number after a change, and the caret's position in its formatted text: before the same digits as in the typed
 * text, so that it never jumps during a correction in the middle.
 */
export function editPhone(before: PhoneNumber, edit: Edit): { readonly number: PhoneNumber; readonly caret: number } {
  const { text, caret } = deletesOnlySigns(before, edit) ? deleteDigit(edit) : edit;
  const number = capped(before, readPhone({ country: before.country, text }));
  return { number, caret: caretBefore(formatPhone(number), digitsOf(text.slice(caret)).length) };
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Whether a deletion removed only brackets, spaces or hyphens, which the formatting would restore at once. */
function deletesOnlySigns(before: PhoneNumber, { text, kind }: Edit): boolean {
  const shown = formatPhone(before);
  return kind.startsWith("delete") && text.length < shown.length && digitsOf(text) === digitsOf(shown);
}

/** Deletes the digit that the visitor meant to reach. */
function deleteDigit({ text, caret, kind }: Edit): Edit {
  const head = text.slice(0, caret);
  const tail = text.slice(caret);
  if (kind.endsWith("Forward")) return { text: head + tail.replace(/\d/, ""), caret, kind };
  const shorter = head.replace(/\d(\D*)$/, "$1");
  return { text: shorter + tail, caret: shorter.length, kind };
}

/** Refuses digits beyond the fifteenth: a full number stays as it is, and a longer pasted one is cut. */
function capped(before: PhoneNumber, after: PhoneNumber): PhoneNumber {
  const excess = excessOf(after);
  if (excess <= 0) return after;
  if (excessOf(before) === 0) return before;
  return readPhone({ country: after.country, text: after.text.slice(0, -excess) });
}

const excessOf = ({ international }: PhoneNumber): number => digitsOf(international).length - mostDigits;

/** The first position in a text with the given number of digits after it. */
function caretBefore(text: string, digits: number): number {
  let at = text.length;
  for (let behind = 0; behind < digits && at > 0; ) if (/\d/.test(text.charAt(--at))) behind++;
  if (digits > 0) while (at > 0 && /[^\d+]/.test(text.charAt(at - 1))) at--;
  return at;
}
