import Stripe from "stripe";
import { is, looseObject, object, string } from "valibot";
import type { ProviderEvent } from "../context/index.ts";
import { HttpError } from "../http/index.ts";
import { providerObject } from "./provider-object.ts";

/** Seconds that a signature is valid, as Stripe recommends. */
const tolerance = 300;

/** Only a time and signatures; the SDK alone would accept a time followed by letters. */
const form = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})+$/;

/**
 * Checks the signature of a webhook by Stripe's scheme: HMAC-SHA256 over the time and the bytes as received.
 *
 * @throws HttpError 400 `bad-signature` if it is missing, wrong, older than five minutes or from the future; 400
 * `unknown-event` if it fits, but what is signed does not hold the object that it is about
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function verifyWebhook(
  body: string,
  signature: string | null,
  secret: string,
  now: Date,
): Promise<ProviderEvent> {
  const time = Number(form.exec(signature ?? "")?.[1]);
  // The SDK refuses old times but accepts future ones. Written so that NaN fails, too.
  if (signature === null || !(time <= now.getTime() / 1000 + tolerance)) throw badSignature();
  try {
    const crypto = Stripe.createSubtleCryptoProvider();
    const at = now.getTime();
    const event = await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, crypto, at);
    if (is(whole, event)) return eventOf(event);
  } catch (error) {
    // Anything else is thrown about what is signed.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw badSignature();
  }
  throw new HttpError(400, "unknown-event", thin);
}

/** An event that holds the object that it is about. */
const whole = object({ id: string(), type: string(), data: object({ object: looseObject({}) }) });

const thin =
  'The signature fits, but this event does not hold the object that it is about. At Stripe, give this address an event destination with the payload style "Snapshot".';

function eventOf(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  const { object } = event.data;
  if (!("object" in object) || object.object !== "checkout.session") {
    return { id, type, session: undefined, attempt: undefined, object: providerObject(event) };
  }
  return { id, type, session: object.id, attempt: object.metadata?.attempt };
}

const badSignature = () => new HttpError(400, "bad-signature", "The signature does not fit.");

/** An event as Stripe and the test provider post it: its bytes and their signature. */
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
