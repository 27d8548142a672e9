import { type Context, type PaymentProvider, paymentChoice } from "../context/index.ts";
import { sandboxPayment } from "./sandbox-payment.ts";
import { stripePayment } from "./stripe-payment.ts";

/** The configured payment provider, ready to use; undefined if there is none. */
export function choosePayment(context: Omit<Context, "payment">): PaymentProvider | undefined {
  const { secretKey, publishableKey, webhookSecret, apiUrl } = context.settings.stripe;
  const choice = paymentChoice(context.settings);
  if (choice === "sandbox") return sandboxPayment(context);
  if (choice === undefined || !secretKey || !publishableKey) return undefined;
  return stripePayment({ secretKey, publishableKey, webhookSecret, apiUrl }, context);
}
