import type { Settings } from "./settings.ts";

/**
 * The provider that the settings name: Stripe with both of its keys; without any the test provider, in production only
 * where it is allowed.
 *
 * @returns undefined where there is none, or only half of one; buyers are then told that payment is not configured
 */
export function paymentChoice({ stripe, isProduction, isSandboxAllowed }: Settings): "stripe" | "sandbox" | undefined {
  if (stripe.secretKey && stripe.publishableKey) return "stripe";
  if (stripe.secretKey || stripe.publishableKey) return undefined;
  return isProduction && !isSandboxAllowed ? undefined : "sandbox";
}
