import { type TestOutcome, testPayment } from "../_shared/context/index.ts";
import { crowd, endpoint, HttpError } from "../_shared/http/index.ts";
import { handler as webhook } from "../stripe-webhook/handler.ts";

/**
 * Takes a card from the test provider's form. The payment works like a real one: the provider's signed event goes to
 * the webhook. No card is ever stored.
 */
export const handler = endpoint(
  {
    name: "sandbox-pay",
    limit: crowd,
    perVisit: { limit: { calls: 30, seconds: 60 }, of: ({ clientSecret }) => clientSecret },
    body: testPayment,
  },
  async (body, context, { request }) => {
    if (context.payment?.name !== "sandbox" || !context.payment.pay) {
      throw new HttpError(503, "payment-not-configured", "The test provider is not in use.");
    }
    const outcome = await context.payment.pay(body);
    if (outcome.status !== "paid") return outcome;
    await webhook(eventRequest(outcome, request), context);
    // The payment counts even if the event was refused; the next page and the reconciler check again.
    return { status: outcome.status, returnUrl: outcome.returnUrl };
  },
);

const eventRequest = ({ body, signature }: Extract<TestOutcome, { status: "paid" }>, { url }: Request) =>
  new Request(new URL("stripe-webhook", url), { method: "POST", body, headers: { "Stripe-Signature": signature } });
