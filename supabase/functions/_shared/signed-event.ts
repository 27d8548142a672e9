import Stripe from "stripe";

/** An event as Stripe posts it, and as the test provider does: its bytes and their signature. */
export async function signedEvent(event: unknown, secret: string, now: Date) {
  const body = JSON.stringify(event);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { body, signature };
}
