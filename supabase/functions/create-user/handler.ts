import { maxLength, optional, pipe, regex, strictObject, string } from "valibot";
import { crowd, endpoint, HttpError } from "../_shared/http/index.ts";
import { fulfill } from "../_shared/orders/index.ts";

const body = strictObject({
  email: optional(pipe(string(), maxLength(254))),
  sessionId: pipe(string(), maxLength(255), regex(/^\w+$/)),
});

/**
 * Makes sure that the buyer of a paid session has an account. The account belongs to the order's buyer; an e-mail
 * address in the request changes nothing.
 */
export const handler = endpoint({ name: "create-user", limit: crowd, body }, async ({ sessionId }, context) => {
  const fulfilment = await fulfill(sessionId, context);
  if (!fulfilment.paid) throw new HttpError(402, "not-paid", "This session is not paid.");
  return { success: true, userExists: fulfilment.order.accountExisted };
});
