/** Orders: checkout sessions and their states, the way from a payment to an order, and its deliveries. */
export { buyerEmail } from "./buyer-email.ts";
export {
  adoptSession,
  beginCheckout,
  type Checkout,
  type CheckoutSession,
  failCheckout,
  heldFor,
  isSameCheckout,
} from "./checkout-session.ts";
export { fulfill } from "./fulfill.ts";
export { openSession } from "./open-session.ts";
export { belongsToOrder, lockOrderEvents, objectsOfOrders, partsPaid, takenBack } from "./order-events.ts";
export { requirePaidOrder } from "./paid-order.ts";
export { reportPurchase } from "./purchase-deliveries.ts";
export { furtherReceipt } from "./receipt-url.ts";
export { reconcile } from "./reconcile.ts";
export { forgetEvents, recordObject } from "./record-object.ts";
export { amountNow, isFollowed } from "./refunds.ts";
export { refusePaid } from "./refuse-paid.ts";
export {
  type AskedStock,
  askedStock,
  freeHeld,
  isTest,
  lockStock,
  refuseSoldOut,
  type SoldOf,
  soldOf,
  stockLeft,
} from "./stock.ts";
