import { latinDigits } from "../../engine/fields/index.ts";

/** A phone number in its field. */
export type PhoneNumber = {
  /** Two-letter code of the country, small letters. */
  readonly country: string;
  /**
   * Its digits as typed for that country, possibly with the national trunk zero, or with a plus while they begin a
   * country code. Text that has not been parsed yet may contain any character.
   */
  readonly text: string;
  /** A plus, the country code and the number; empty if there is none. */
  readonly international: string;
  /** It can be a phone number, but the numbering plan of its country has none such, as when a digit is missing. */
  readonly isUnlikely?: true;
};

/** Whether it can be a phone number: 10 to 15 digits, including the country code. */
export const isPhone = ({ international }: PhoneNumber): boolean => /^\+\d{10,15}$/.test(international);

/**
 * Parses input while the phone kit has not loaded: a number with its country code, or one from the United States. Any
 * other number has no international form until the kit has loaded.
 */
export function plainPhone({ country, text }: Pick<PhoneNumber, "country" | "text">): PhoneNumber {
  const plain = plainSigns(text);
  const digits = plain.replace(/\D/g, "");
  const isAmerican = country === "us" && /^1?\d{10}$/.test(digits);
  const international = /^\D*\+/.test(plain)
    ? `+${digits}`
    : digits.startsWith("00")
      ? `+${digits.slice(2)}`
      : isAmerican
        ? `+1${digits.slice(-10)}`
        : "";
  return { country, text, international };
}

/** A text with plain digits, and the plus as an Asian keyboard writes it as a plain one. */
export const plainSigns = (text: string): string => latinDigits(text).replace(/[＋﹢]/g, "+");
