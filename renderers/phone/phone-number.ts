/** A phone number as it stands in its field. */
export type PhoneNumber = {
  /** Two-letter code of the country, small letters. */
  readonly country: string;
  /**
   * Its digits as they were typed for that country, perhaps with the zero that is dialled at home; with a plus before
   * them while they are the beginning of a country code. Text that nobody has read yet may have any other sign.
   */
  readonly text: string;
  /** A plus, the country code and the number; empty while there is none. */
  readonly international: string;
};

/** Whether it can be a phone number: 10 to 15 digits, those of the country code among them. */
export const isPhone = ({ international }: PhoneNumber): boolean => /^\+\d{10,15}$/.test(international);

/**
 * Reads what was typed while the phone kit, which knows the world's numbers, is not there: a number that states its
 * country code, or one of the United States. Any other stays without an international form until the kit has come.
 */
export function plainPhone({ country, text }: Pick<PhoneNumber, "country" | "text">): PhoneNumber {
  const digits = text.replace(/\D/g, "");
  const isAmerican = country === "us" && /^1?\d{10}$/.test(digits);
  const international = /^\D*\+/.test(text)
    ? `+${digits}`
    : digits.startsWith("00")
      ? `+${digits.slice(2)}`
      : isAmerican
        ? `+1${digits.slice(-10)}`
        : "";
  return { country, text, international };
}
