import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { restoringFunnel } from "../../../testing/funnels/funnels.ts";
import { shareOf } from "../../../testing/interleaved.ts";
import { memoryPayment } from "../../../testing/memory-payment.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { post } from "../../../testing/post.ts";
import { rowCounts } from "../../../testing/rows.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { HttpError } from "../http/index.ts";
import { receiptAddress } from "./open-session.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

/** What Stripe's own SDK sends. */
const wire: URLSearchParams[] = [];
const context = paymentContext(
  db,
  { STRIPE_SECRET_KEY: "sk_test_fake", STRIPE_PUBLISHABLE_KEY: "pk_test_fake" },
  {
    fetch: async (_, init) => {
      wire.push(new URLSearchParams(String(init?.body)));
      return Response.json({ id: `cs_test_${crypto.randomUUID()}`, object: "checkout.session", client_secret: "x" });
    },
  },
);

/** The charges today and later in cents, from the definition. */
const figures = { plan1: ["693", "3999"], plan2: ["1999", "3999"], plan3: ["3999", "7999"] } as const;

/** Names under which a request might try to set another price. */
const tempting = fc.constantFrom(
  "price",
  "originalPrice",
  "amount",
  "unit_amount",
  "currency",
  "planId",
  "plan",
  "renews",
  "line_items",
);
const { state, value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.jsonValue(), fc.constantFrom(0, 1, -1, 0.01, "plan1", "EUR"), tie("state")),
  state: fc.dictionary(fc.oneof(tempting, fc.string()), tie("value"), { maxKeys: 6 }),
}));

/** Any of those, and the known fields of a request, with true or false values. */
const extras = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(tempting, value, { maxKeys: 3 }) },
    ),
    fc.record(
      {
        planId: fc.constantFrom("plan1", "plan2", "plan3", "plan4", "__proto__"),
        atOriginalPrice: fc.oneof(fc.constant(true), fc.boolean(), value),
        hosted: fc.boolean(),
        mayTrack: fc.boolean(),
        quizState: state,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([named, known]) => ({ ...(named as object), ...known }));

test("nothing in the answers of a visitor changes a price", { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("plan1", "plan2", "plan3"), state, async (planId, quizState) => {
      wire.length = 0;
      const { status } = await post(createCheckout, checkoutRequest({ planId, quizState }), context);
      // Characters that the database cannot store are refused; then nobody is charged.
      expect([200, 400]).toContain(status);
      expect(wire).toHaveLength(status === 200 ? 1 : 0);
      for (const params of wire) {
        expect(params.get("line_items[0][price_data][unit_amount]")).toBe(figures[planId][0]);
        expect(params.get("line_items[1][price_data][unit_amount]")).toBe(figures[planId][1]);
        expect(params.get("line_items[0][price_data][currency]")).toBe("usd");
        expect(params.get("line_items[1][price_data][currency]")).toBe("usd");
        expect(params.get("line_items[2][quantity]")).toBeNull();
        expect(params.get("discounts[0][coupon]")).toBeNull();
      }
    }),
    { numRuns: shareOf(400, 2) },
  );
});

test.for([
  [409, "failed"],
  [499, "failed"],
  [500, "creating"],
  [502, "creating"],
] as const)("a checkout that the provider answers with %i is %s", async ([status, state]) => {
  const refusal = new HttpError(status, "payment-unavailable", "No.");
  const payment = { ...memoryPayment(context.now).payment, open: () => Promise.reject(refusal) };
  expect((await post(createCheckout, checkoutRequest(), { ...context, payment })).status).toBe(status);
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: state }]);
});

test("a payment of a funnel without a receipt leads back to its first page", () => {
  const { receiptPath, ...funnel } = context.funnel;
  expect(receiptAddress("cs_1", context)).toBe(`${context.settings.publicUrl}${receiptPath}?session_id=cs_1`);
  expect(receiptAddress("cs_1", { ...context, funnel })).toBe(`${context.settings.publicUrl}/?session_id=cs_1`);
});

/** The funnels to try, and today's price of each plan in cents if it is requested at its original price. */
const funnels = [
  { funnel: context.funnel, original: {} },
  { funnel: restoringFunnel(), original: { plan1: "1386", plan2: "3999", plan3: "7999" } },
] as const;

test("whatever else a request says, it is turned down, or charged one of the prices of its plan", {
  timeout: 60_000,
}, async () => {
  const outcomes = new Set<string>();
  let taken = await rowCounts(db);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...funnels), extras, async ({ funnel, original }, extra) => {
      wire.length = 0;
      const before = taken;
      const body: Record<string, unknown> = { ...checkoutRequest(), ...(extra as object) };
      const { status } = await post(createCheckout, body, { ...context, funnel });
      const isRestored = body.atOriginalPrice === true;
      outcomes.add(`${status}${isRestored ? " at the original price" : ""}`);
      // An original price that this funnel does not sell at.
      if (status === 400 || (status === 409 && isRestored && Object.keys(original).length === 0)) {
        expect([wire, await rowCounts(db)]).toEqual([[], before]);
        return;
      }
      expect(status).toBe(200);
      taken = await rowCounts(db);
      const charged = wire.map((params) => [
        params.get("line_items[0][price_data][unit_amount]"),
        params.get("line_items[1][price_data][unit_amount]"),
        params.get("line_items[0][price_data][currency]"),
        params.get("line_items[1][price_data][currency]"),
        params.get("line_items[2][quantity]"),
        params.get("discounts[0][coupon]"),
      ]);
      // Whatever the request named as its plan, this one exists.
      const planId = body.planId as keyof typeof figures;
      const [today, renewal] = figures[planId];
      const due = isRestored ? (original as Readonly<Record<string, string>>)[planId] : today;
      expect(charged).toEqual([[due, renewal, "usd", "usd", null, null]]);
    }),
    {
      numRuns: shareOf(400, 2),
      examples: [
        [funnels[1], {}],
        [funnels[1], { atOriginalPrice: true }],
        [funnels[0], { atOriginalPrice: true }],
        [funnels[1], { planId: "plan4" }],
        [funnels[1], { planId: "plan4", atOriginalPrice: true }],
        [funnels[1], { planId: "__proto__" }],
        [funnels[1], { planId: "__proto__", atOriginalPrice: true }],
      ],
    },
  );
  // Otherwise the test would prove nothing.
  const atOriginal = ["200", "400", "409"].map((status) => `${status} at the original price`);
  expect([...outcomes].sort()).toEqual(["200", "400", ...atOriginal].sort());
});
