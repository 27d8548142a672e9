/** The outbox: deliveries to other services, written in the transaction that causes them and sent at least once. */
export { deliverDue, deliverKind, forgetDeliveries, longestWait } from "./deliver.ts";
export { amend, type Delivery, enqueue, withdraw } from "./enqueue.ts";
export { deliveryKinds, isConfigured } from "./receivers.ts";
