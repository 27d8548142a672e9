import type { PhoneNumber } from "./phone-number.ts";

/**
 * A number as a plus and all its digits while the phone kit, which knows the world's dial codes, is not there: one
 * that states its dial code, or one of the United States, the field's own default. Anything else gives nothing.
 */
export function plainInternational({ country, text }: PhoneNumber): string {
  const digits = text.replace(/\D/g, "");
  if (/^\D*\+/.test(text)) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (country === "us" && /^1?\d{10}$/.test(digits)) return `+1${digits.slice(-10)}`;
  return "";
}
