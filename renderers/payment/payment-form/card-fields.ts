import { latinDigits } from "../../../engine/fields/index.ts";
import type { PaymentTexts } from "../../contract.ts";

type CardField = {
  readonly format: (text: string) => string;
  readonly problem: (text: string) => keyof PaymentTexts | undefined;
};

/** Each field of a card: how it is formatted during input, and the name of its error text. */
export const cardFields: Readonly<Record<"card" | "expiry" | "cvc", CardField>> = {
  card: { format: formatCard, problem: cardProblem },
  expiry: { format: formatExpiry, problem: expiryProblem },
  cvc: {
    format: (text: string) => digits(text, 4),
    problem: (text: string) => (/^\d{3,4}$/.test(text) ? undefined : "invalidCvc"),
  },
};

/** Groups of four, at most 19 digits (ISO/IEC 7812). */
function formatCard(text: string): string {
  return digits(text, 19).replace(/(.{4})(?=.)/g, "$1 ");
}

/** American Express numbers are one digit shorter than most. */
function cardProblem(text: string): keyof PaymentTexts | undefined {
  const number = digits(text, 19);
  if (number.length >= 13 && isChecked(number)) return undefined;
  return number.length < (/^3[47]/.test(number) ? 15 : 16) ? "invalidCard" : "mistypedCard";
}

/** The last digit checks the others (Luhn, ISO/IEC 7812). */
function isChecked(number: string): boolean {
  const sum = [...number].reverse().reduce((total, sign, place) => {
    const value = Number(sign) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function expiryProblem(text: string): keyof PaymentTexts | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(text) ?? [];
  if (!month) return "invalidExpiry";
  return Date.UTC(2000 + Number(year), Number(month)) > Date.now() ? undefined : "pastExpiry";
}

/** `MM / YY`. A first digit from 2 to 9 is a whole month; a year filled in by the browser may have four digits. */
function formatExpiry(text: string): string {
  const [, month = "", year = ""] = /^\D*(\d{1,2})\D+(?:20)?(\d{2})\D*$/.exec(latinDigits(text)) ?? [];
  const typed = digits(text, 4);
  const plain = year ? month.padStart(2, "0") + year : /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return plain.length > 2 ? `${plain.slice(0, 2)} / ${plain.slice(2)}` : plain;
}

const digits = (text: string, most: number) => latinDigits(text).replace(/\D/g, "").slice(0, most);
