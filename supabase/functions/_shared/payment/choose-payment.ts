import { type Context, type PaymentProvider, paymentChoice } from "../context/index.ts";
import { sandboxPayment } from "./sandbox-payment.ts";
import { stripePayment } from "./stripe-payment.ts";

/** The configured payment provider, ready to use; undefined if there is none. */
export function choosePayment(context: Omit<Context, "payment">): PaymentProvider | undefined {
  const { secretKey, publishableKey, webhookSecret, apiUrl } = context.settings.stripe;
  if (secretKey && publishableKey) return stripePayment({ secretKey, publishableKey, webhookSecret, apiUrl }, context);
  return paymentChoice(context.settings) === "sandbox" ? sandboxPayment(context) : undefined;
}
