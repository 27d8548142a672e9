import { expect, test } from "vitest";
import { chargesOf, everyOrder, several, withExtras } from "../../../engine/pricing/index.ts";
import { listOrders } from "../../../src/server/operator/list-orders.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { restoringFunnel } from "../../testing/funnels/funnels.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { outbox } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler as sessionStatus } from "../session-status/handler.ts";

const { db, stripe, context: begin } = await stripeBackend();

/** The shipped funnel, except that its second plan is sold 2 to 9 times at once, also at the price that is restored. */
const restoring = restoringFunnel();
const { plan2 } = restoring.plans;
const { restored } = plan2 ?? {};
if (!plan2 || !restored) throw new Error("no plan that is restored");
const plans = everyOrder({ ...restoring.plans, plan2: { ...plan2, counted: { of: "seats", min: 2, max: 9 } } });
const mail = { subject: "{plan.name}", body: "{plan.price}, then {plan.renews.price}" };
const context = { ...begin, funnel: { ...restoring, plans, mail } };

/** A session that is paid for seven, and its event. */
const paid = async (request: object = {}) => {
  const asked = checkoutRequest({ planId: "plan2:7", charges: chargesOf(several(plan2, 7)), ...request });
  const session = String((await post(createCheckout, asked, context)).body.sessionId);
  stripe.settle(session, "complete", "paid");
  await postEvent(await stripe.event("checkout.session.completed", session, context.now()), context);
  return session;
};
const later = async (session: string, type: string, fields: Readonly<Record<string, unknown>>) =>
  postEvent(await stripe.later(type, session, new Date(context.now().getTime() + 10_000), fields), context);

test("a mail and a receipt name how many were bought, and what all of them cost now and later", async () => {
  const session = await paid();
  const mails = (await outbox(db)).filter(({ kind }) => kind === "mail");
  expect(mails.map(({ payload }) => [payload.subject, String(payload.text).split("\n")[0]])).toEqual([
    ["7 × 4-WEEK PLAN", "$139.93, then $279.93"],
  ]);
  expect((await post(sessionStatus, { sessionId: session }, context)).body).toMatchObject({
    paid: true,
    plan: "7 × 4-WEEK PLAN",
    planId: "plan2:7",
    amount: 139.93,
  });
});

test("a mail, a receipt and the operator's list name what was added to an order", async () => {
  const workbook = { name: "Workbook", price: 12.5, currency: "USD", isOnlyAdded: true } as const;
  const sold = everyOrder({ ...restoring.plans, plan2: { ...plan2, extras: [["workbook"]] }, workbook });
  const selling = { ...context, funnel: { ...context.funnel, plans: sold } };
  const charges = chargesOf(withExtras(plan2, [workbook]));
  const asked = checkoutRequest({ planId: "plan2+workbook", charges });
  const sessionId = String((await post(createCheckout, asked, selling)).body.sessionId);
  stripe.settle(sessionId, "complete", "paid");
  await postEvent(await stripe.event("checkout.session.completed", sessionId, selling.now()), selling);
  const mails = (await outbox(db)).filter(({ kind }) => kind === "mail");
  expect(mails.map(({ payload }) => [payload.subject, String(payload.text).split("\n")[0]])).toEqual([
    ["4-WEEK PLAN + Workbook", "$32.49, then $39.99"],
  ]);
  expect((await post(sessionStatus, { sessionId }, selling)).body).toMatchObject({
    ...{ paid: true, plan: "4-WEEK PLAN + Workbook", planId: "plan2+workbook", amount: 32.49 },
  });
  expect(await listOrders(db)).toMatchObject([{ plan: "plan2+workbook", amount: 3_249, state: "paid" }]);
});

test("seven at the price that a countdown has restored cost seven times that, also in the mail", async () => {
  const charges = chargesOf(several(restored, 7));
  expect(
    (await post(sessionStatus, { sessionId: await paid({ atOriginalPrice: true, charges }) }, context)).body,
  ).toMatchObject({
    plan: "7 × 4-WEEK PLAN",
    amount: 279.93,
  });
  const [sent] = (await outbox(db)).filter(({ kind }) => kind === "mail");
  expect(String(sent?.payload.text)).toMatch(/^\$279\.93, then/);
});

test("a renewal that fails and a refund are of all that was bought", async () => {
  const session = await paid();
  expect(await listOrders(db)).toMatchObject([{ plan: "plan2:7", amount: 13_993, state: "paid" }]);
  await later(session, "invoice.payment_failed", { amount_due: 27_993, next_payment_attempt: null });
  expect(await listOrders(db)).toMatchObject([{ state: "renewal failed", unpaid: [{ amount: 27_993 }] }]);
  await later(session, "charge.refunded", { amount_refunded: 13_993, refunded: true });
  expect(await listOrders(db)).toMatchObject([{ plan: "plan2:7", state: "refunded", refunded: 13_993 }]);
});

test("an order of seven keeps its plan once the funnel sells no more than five", async () => {
  const session = await paid();
  const fewer = everyOrder({
    ...restoring.plans,
    plan2: { ...plan2, counted: { of: "seats", min: 2, max: 5 } },
  });
  const told = await post(
    sessionStatus,
    { sessionId: session },
    { ...context, funnel: { ...context.funnel, plans: fewer } },
  );
  expect(told.body).toMatchObject({ paid: true, plan: "7 × 4-WEEK PLAN", planId: "plan2:7", amount: 139.93 });
});

test.each(["plan2:1", "plan2:10", "plan2:07", "plan2:2.5", "plan2:-3", "plan2:", "plan2", "plan2:7:7", "plan1:2"])(
  "nobody buys %s, whatever the page says that it costs",
  async (planId) => {
    const { body } = await post(createCheckout, checkoutRequest({ planId }), context);
    expect(body).toMatchObject({ error: { code: "unknown-plan" } });
    expect(stripe.sessions.size).toBe(0);
  },
);
