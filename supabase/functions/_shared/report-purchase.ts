import type { Context } from "./context.ts";
import { type Delivery, enqueue } from "./enqueue.ts";
import { type PaidOrder, purchaseDeliveries } from "./purchase-deliveries.ts";

/**
 * Has the purchase event of a paid order sent to one service, once, however often this is asked.
 *
 * @param userAgent what the browser calls itself; used where the checkout was not told
 * @returns whether there is such an event
 */
export async function reportPurchase(
  order: PaidOrder,
  kind: Delivery["kind"],
  userAgent: string,
  context: Context,
): Promise<boolean> {
  const told = { ...order, userAgent: order.userAgent ?? userAgent };
  const delivery = purchaseDeliveries(told, context).find((one) => one.kind === kind);
  if (delivery) await enqueue(context.db, delivery, context.funnel, context.now());
  return delivery !== undefined;
}
