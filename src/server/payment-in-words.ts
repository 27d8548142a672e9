import { paymentChoice, type Settings } from "../../supabase/functions/_shared/context/index.ts";

/** How payment is set up, for whoever reads the log or asks the doctor. */
export function paymentInWords(settings: Settings): string {
  const choice = paymentChoice(settings);
  const { secretKey, publishableKey } = settings.stripe;
  if (choice === "sandbox") return "sandbox (test cards only)";
  if (choice === "stripe") return secretKey?.includes("_live_") ? "stripe (live)" : "stripe (test mode)";
  if (secretKey) return "off: STRIPE_PUBLISHABLE_KEY is missing";
  if (publishableKey) return "off: STRIPE_SECRET_KEY is missing";
  return "off: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, or PAYMENT_SANDBOX=allow for test cards";
}
