/** Payment providers: Stripe, the test provider, and the signatures of their events. */
export { choosePayment } from "./choose-payment.ts";
export { attemptReused } from "./stripe-payment.ts";
export { signedEvent, verifyWebhook } from "./webhook-signature.ts";
