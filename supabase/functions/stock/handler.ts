import { optional, pipe, strictObject, string, uuid } from "valibot";
import { crowd, endpoint } from "../_shared/http/index.ts";
import { stockLeft } from "../_shared/orders/index.ts";

const body = strictObject({
  /** Who asks: what this visit holds by a payment form of its own counts as left. */
  visitId: optional(pipe(string(), uuid())),
});

/** Tells a page how many are left of each stock of the definition. */
export const handler = endpoint({ name: "stock", limit: crowd, body }, async ({ visitId }, context) => ({
  left: await stockLeft(context.db, context, visitId),
}));
