import { afterAll, expect, test } from "vitest";
import { jsonLog, settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { reconcile } from "../../supabase/functions/_shared/orders/index.ts";
import { deliverDue } from "../../supabase/functions/_shared/outbox/index.ts";
import { handler as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handler as createUser } from "../../supabase/functions/create-user/handler.ts";
import { handler as lead } from "../../supabase/functions/lead/handler.ts";
import { handler as sandboxPay } from "../../supabase/functions/sandbox-pay/handler.ts";
import { handler as sessionStatus } from "../../supabase/functions/session-status/handler.ts";
import { checkoutRequest } from "../../supabase/testing/checkout-request.ts";
import { fakeReceiver } from "../../supabase/testing/fake-receiver.ts";
import { paymentContext } from "../../supabase/testing/payment-context.ts";
import { post } from "../../supabase/testing/post.ts";
import { testContext } from "../../supabase/testing/test-context.ts";
import { testDatabase } from "../../supabase/testing/test-database.ts";

const db = await testDatabase();
afterAll(() => db.close());

test("of a visit with a lead and a purchase the log holds nothing that names the visitor or opens the order", async () => {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line));
  const settings = settingsOf({
    LEAD_WEBHOOK_URL: "https://automation.example/leads",
    MAIL_API_URL: "https://mail.example/send",
    MAIL_API_TOKEN: "canary-token",
    MAIL_FROM: "hello@funnel.example",
  });
  // Sends nothing on, so that every delivery is logged with its fault.
  const { fetch } = fakeReceiver(() => 500);
  const context = paymentContext(db, {}, { log, fetch, settings });
  const request = checkoutRequest({ email: "canary@example.com" });
  const contact = { timestamp: "2026-11-01T11:59:58Z", source: "canary", submissionId: crypto.randomUUID() };
  await post(lead, { ...contact, phone: "+14155550132" }, context);
  const { sessionId, clientSecret } = (await post(createCheckout, request, context)).body;
  const card = { clientSecret, card: "4242424242424242", expiry: "12/30", cvc: "123" };
  expect((await post(sandboxPay, card, context)).body).toMatchObject({ status: "paid" });
  await post(sessionStatus, { sessionId }, context);
  await post(createUser, { sessionId }, context);
  // An order that differs from its plan, and a payment of another attempt, are logged as errors.
  const paid = { id: String(sessionId), status: "complete", isPaid: true, amount: 1, currency: "USD" } as const;
  for (const attempt of [String(request.attempt), "another"]) {
    await db.query("delete from funnel.orders");
    const read = async () => ({ ...paid, attempt });
    const { payment } = context;
    if (payment) await post(sessionStatus, { sessionId }, { ...context, payment: { ...payment, read } });
  }
  await reconcile(testContext(db, { ...context, now: () => new Date("2026-11-01T13:00:00Z") }));
  await deliverDue(context);
  const all = lines.join("");
  expect(all).toContain("payment-differs-from-plan");
  expect(all).toContain("payment-of-another-attempt");
  expect(all).toContain('"kind":"mail"');
  const secrets = ["canary@", "4155550132", "4242", "canary-token", String(clientSecret), String(sessionId)];
  for (const secret of secrets) expect(all).not.toContain(secret);
});
