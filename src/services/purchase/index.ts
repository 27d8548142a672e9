/** Buying: attempts to pay, and what became of them. */
export { purchaseEventId } from "./attempt.ts";
export { type ConfirmedOrder, createCheckoutClient } from "./checkout-client.ts";
