import { maxLength, optional, pipe, regex, strictObject, string } from "valibot";
import { endpoint } from "../_shared/endpoint.ts";
import { fulfill } from "../_shared/fulfill.ts";
import { Refusal } from "../_shared/refusal.ts";

/**
 * Sees to it that the buyer of a paid session has an account. Whose account it is, the order says; an e-mail address in
 * the request changes nothing.
 */
export const handler = endpoint(
  {
    name: "create-user",
    limit: { calls: 30, seconds: 60 },
    body: strictObject({
      email: optional(pipe(string(), maxLength(254))),
      session_id: pipe(string(), maxLength(255), regex(/^\w+$/)),
    }),
  },
  async ({ session_id }, context) => {
    const fulfilment = await fulfill(session_id, context);
    if (!fulfilment.paid) throw new Refusal(402, "not-paid", "This session is not paid.");
    return { success: true, userExists: fulfilment.order.accountExisted };
  },
);
