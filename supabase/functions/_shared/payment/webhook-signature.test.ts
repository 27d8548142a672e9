import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { fakeStripe } from "../../../testing/fake-stripe.ts";
import { shareOf } from "../../../testing/interleaved.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { post } from "../../../testing/post.ts";
import { postEvent } from "../../../testing/post-event.ts";
import { rowCounts } from "../../../testing/rows.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";

const db = await testDatabase();
const stripe = await fakeStripe();
const context = paymentContext(db, stripe.environment);
let session = "";
beforeAll(async () => {
  session = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
  stripe.settle(session, "complete", "paid");
});
afterAll(async () => {
  stripe.close();
  await db.close();
});

test("of 10,000 changed deliveries none is taken", { timeout: 60_000 }, async () => {
  const { body, signature } = await stripe.event("checkout.session.completed", session, context.now());
  const bytes = new TextEncoder().encode(body);
  const delivery = (changed: Uint8Array<ArrayBuffer> | string, header: string | null = signature) => ({
    body: changed,
    signature: header,
  });
  const flipped = fc
    .array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 3 })
    .map((flips) => {
      const changed = bytes.slice();
      for (const [at, bits] of flips) changed[at] = (changed[at] ?? 0) ^ bits;
      return delivery(changed);
    });
  // A header can only hold printable characters; others cannot be sent.
  const header = fc.tuple(fc.nat(signature.length - 1), fc.integer({ min: 33, max: 126 })).map(([at, code]) => {
    return delivery(body, `${signature.slice(0, at)}${String.fromCharCode(code)}${signature.slice(at + 1)}`);
  });
  const inserted = fc.tuple(fc.nat(body.length), fc.constantFrom(" ", "\n", "\ufeff", "0")).map(([at, extra]) => {
    return delivery(body.slice(0, at) + extra + body.slice(at));
  });
  const written = fc.constantFrom(
    delivery(JSON.stringify(JSON.parse(body), null, 2)),
    delivery(JSON.stringify(JSON.parse(body), Object.keys(JSON.parse(body)).sort())),
    delivery(`${body}\n`),
    delivery(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])),
    delivery(body, null),
    delivery(body, ""),
    delivery(body, signature.replace("v1=", "v0=")),
    delivery(body, signature.toUpperCase()),
  );
  const otherTime = fc
    .integer({ min: -100_000, max: 100_000 })
    .filter((seconds) => seconds !== 0)
    .map((seconds) =>
      delivery(
        body,
        signature.replace(/\d+/, (time) => String(Number(time) + seconds)),
      ),
    );
  const changed = fc
    .oneof(
      { weight: 5, arbitrary: flipped },
      { weight: 4, arbitrary: header },
      { weight: 2, arbitrary: inserted },
      { weight: 1, arbitrary: written },
      { weight: 2, arbitrary: otherTime },
    )
    .filter((made) => made.signature !== signature || !isSame(made.body, bytes));
  await fc.assert(
    fc.asyncProperty(changed, async (made) => {
      const { status } = await postEvent(made, context);
      expect(status).toBe(400);
    }),
    { numRuns: shareOf(10_000, 2) },
  );
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
  expect((await postEvent({ body, signature }, context)).status).toBe(200);
});

function isSame(body: string | Uint8Array, bytes: Uint8Array): boolean {
  const made = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return made.length === bytes.length && made.every((byte, at) => byte === bytes[at]);
}
