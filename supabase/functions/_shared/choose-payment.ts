import type { Context } from "./context.ts";
import { paymentChoice } from "./payment-choice.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sandboxPayment } from "./sandbox-payment.ts";
import { stripePayment } from "./stripe-payment.ts";

/** The payment provider that the settings name, ready to be used; undefined where there is none. */
export function choosePayment(world: Omit<Context, "payment">): PaymentProvider | undefined {
  const { secretKey, publishableKey, webhookSecret, apiUrl } = world.settings.stripe;
  const choice = paymentChoice(world.settings);
  if (choice === "sandbox") return sandboxPayment(world);
  if (choice === undefined || !secretKey || !publishableKey) return undefined;
  return stripePayment({ secretKey, publishableKey, webhookSecret, apiUrl }, world);
}
