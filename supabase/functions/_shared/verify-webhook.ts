import Stripe from "stripe";
import type { ProviderEvent } from "./payment-provider.ts";
import { Refusal } from "./refusal.ts";

/** Seconds that a signature stays good, as Stripe advises. */
const tolerance = 300;

/** A time and signatures, nothing else; the SDK alone would read a time with letters behind it. */
const form = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})+$/;

/**
 * Checks the signature of a webhook as Stripe signs: HMAC-SHA256 over the time and the bytes as they came.
 *
 * @throws Refusal 400 `bad-signature` if it is missing, wrong, older than five minutes or from the future
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function verifyWebhook(
  body: string,
  signature: string | null,
  secret: string,
  now: Date,
): Promise<ProviderEvent> {
  const time = Number(form.exec(signature ?? "")?.[1]);
  // The SDK refuses what is old, but lets the future pass. Written so that no number at all fails too.
  if (signature === null || !(time <= now.getTime() / 1000 + tolerance)) throw badSignature();
  try {
    const crypto = Stripe.createSubtleCryptoProvider();
    const at = now.getTime();
    return told(await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, crypto, at));
  } catch {
    throw badSignature();
  }
}

function told({ id, type, data }: Stripe.Event): ProviderEvent {
  const { object } = data;
  if (!("object" in object) || object.object !== "checkout.session") {
    return { id, type, session: undefined, attempt: undefined };
  }
  return { id, type, session: object.id, attempt: object.metadata?.attempt };
}

const badSignature = () => new Refusal(400, "bad-signature", "The signature does not fit.");
