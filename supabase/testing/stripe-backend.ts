import { afterAll, beforeEach } from "vitest";
import { fakeStripe } from "./fake-stripe.ts";
import { paymentContext } from "./payment-context.ts";
import { testDatabase } from "./test-database.ts";

/**
 * What the tests of a file about payment have in common: a database that is empty before each test, a Stripe on this
 * machine that has forgotten everything by then, and a context with both. They are let go of after the last test.
 *
 * @param parts what the context is given otherwise
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
