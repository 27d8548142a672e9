import { getActiveFormattingMask } from "react-international-phone";
import type { Country } from "./countries.ts";

/** How a country writes its numbers: a dot for each digit. Countries without a habit get dots alone. */
export function maskOf(country: Country, national: string): string {
  return getActiveFormattingMask({ phone: `${country.dialCode}${national}`, country });
}
