/** The picker's own sentences. */
export type PickerTexts = {
  readonly country: string;
  readonly searchCountries: string;
  readonly noCountry: string;
};
