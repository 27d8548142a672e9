import { openDatabase } from "../../src/server/database/index.ts";
import { handler as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handler as sandboxPay } from "../../supabase/functions/sandbox-pay/handler.ts";
import { checkoutRequest } from "../../supabase/testing/checkout-request.ts";
import { paymentContext } from "../../supabase/testing/payment-context.ts";
import { post } from "../../supabase/testing/post.ts";

/**
 * Sells to three buyers at a time, with the database in the folder given last, and prints the session of each buyer who
 * was told "paid".
 */
const db = openDatabase({ dataDir: process.argv.at(-1) ?? "" });
// Nobody is sent anything: no jobs run here.
const context = paymentContext(db, { ORDER_WEBHOOK_URL: "https://orders.internal" });
await Promise.all([1, 2, 3].map(sell));

async function sell(): Promise<never> {
  for (;;) {
    const email = `${crypto.randomUUID()}@example.com`;
    const { sessionId, clientSecret } = (await post(createCheckout, checkoutRequest({ email }), context)).body;
    const card = { clientSecret, card: "4242424242424242", expiry: "12/30", cvc: "123" };
    const { body } = await post(sandboxPay, card, context);
    if (body.status === "paid") process.stdout.write(`${sessionId}\n`);
  }
}
