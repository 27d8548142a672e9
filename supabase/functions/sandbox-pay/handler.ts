import { boolean, maxLength, optional, pipe, regex, strictObject, string } from "valibot";
import { endpoint } from "../_shared/endpoint.ts";
import type { TestOutcome } from "../_shared/payment-provider.ts";
import { Refusal } from "../_shared/refusal.ts";
import { handler as webhook } from "../stripe-webhook/handler.ts";

const short = pipe(string(), maxLength(255));

/**
 * Takes a card of the test provider's form. A payment goes the way of a real one: the provider's signed event is handed
 * to the webhook. No card is ever kept.
 */
export const handler = endpoint(
  {
    name: "sandbox-pay",
    limit: { calls: 30, seconds: 60 },
    body: strictObject({
      clientSecret: pipe(short, regex(/^\w+$/)),
      card: short,
      expiry: short,
      cvc: short,
      name: optional(short),
      confirm: optional(boolean()),
    }),
  },
  async ({ clientSecret, card, expiry, cvc, confirm = false }, context, request) => {
    if (context.payment?.name !== "sandbox" || !context.payment.pay) {
      throw new Refusal(503, "payment-not-configured", "The test provider is not in use.");
    }
    const outcome = await context.payment.pay(clientSecret, { number: card, expiry, cvc, isConfirmed: confirm });
    if (outcome.status !== "paid") return outcome;
    await webhook(eventRequest(outcome, request), context);
    // Whatever became of the event, the money is paid; the page it leads to and the reconciler ask again.
    return { status: "paid", returnUrl: outcome.returnUrl };
  },
);

const eventRequest = ({ body, signature }: Extract<TestOutcome, { status: "paid" }>, { url }: Request) =>
  new Request(new URL("stripe-webhook", url), { method: "POST", body, headers: { "Stripe-Signature": signature } });
