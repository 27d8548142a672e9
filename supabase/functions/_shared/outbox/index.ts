/** The outbox: what must reach another service, written in the transaction that causes it and sent at least once. */
export { deliverDue, deliverKind, forgetDeliveries, longestWait } from "./deliver.ts";
export { type Delivery, enqueue } from "./enqueue.ts";
export { deliveryKinds, isConfigured } from "./receivers.ts";
