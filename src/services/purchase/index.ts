/** Purchases: attempts to pay and their results. */
export { purchaseEventId } from "./attempt.ts";
export { type ConfirmedOrder, createCheckoutClient } from "./checkout-client.ts";
