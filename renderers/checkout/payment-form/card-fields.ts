/** How each field of a card is written while it is typed or pasted, and when it is right. */
export const cardFields = {
  card: { format: formatCard, isRight: isCard },
  expiry: { format: formatExpiry, isRight: (text: string) => /^(0[1-9]|1[0-2]) \/ \d\d$/.test(text) },
  cvc: { format: (text: string) => digits(text, 4), isRight: (text: string) => /^\d{3,4}$/.test(text) },
} as const;

/** Groups of four, at most 19 digits (ISO/IEC 7812). */
function formatCard(text: string): string {
  return digits(text, 19).replace(/(.{4})(?=.)/g, "$1 ");
}

/** The last digit checks the others (Luhn, ISO/IEC 7812). */
function isCard(text: string): boolean {
  const number = digits(text, 19);
  const sum = [...number].reverse().reduce((total, sign, place) => {
    const value = Number(sign) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 13 && sum % 10 === 0;
}

/** `MM / YY`. A first digit that begins no month is the month; a year that a browser fills in may have four digits. */
function formatExpiry(text: string): string {
  const [, month = "", year = ""] = /^\D*(\d{1,2})\D+(?:20)?(\d{2})\D*$/.exec(text) ?? [];
  const typed = digits(text, 4);
  const plain = year ? month.padStart(2, "0") + year : /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return plain.length > 2 ? `${plain.slice(0, 2)} / ${plain.slice(2)}` : plain;
}

const digits = (text: string, most: number) => text.replace(/\D/g, "").slice(0, most);
