import { afterAll, beforeEach } from "vitest";
import { fakeStripe } from "./fake-stripe.ts";
import { paymentContext } from "./payment-context.ts";
import { testDatabase } from "./test-database.ts";

/**
 * The shared setup of a test file about payment: a database that is empty before each test, a local Stripe that is
 * reset before each test, and a context with both. They are closed after the last test.
 *
 * @param parts other parts of the context
 */
export async function stripeBackend(parts: Parameters<typeof paymentContext>[2] = {}) {
  const db = await testDatabase();
  const stripe = await fakeStripe();
  beforeEach(async () => {
    await db.empty();
    stripe.forget();
  });
  afterAll(async () => {
    stripe.close();
    await db.close();
  });
  return { db, stripe, context: paymentContext(db, stripe.environment, parts) };
}
