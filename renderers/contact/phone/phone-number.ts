/** A phone number while it is being typed. */
export type PhoneNumber = {
  /** Two-letter code of the country, small letters. */
  readonly country: string;
  /**
   * What stands in the field without its formatting: the digits of the national number, or a plus and the first
   * digits of a dial code that is not complete yet.
   */
  readonly text: string;
};
