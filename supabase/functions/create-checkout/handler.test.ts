import { expect, test } from "vitest";
import { chargesOf, everyOrder, several, withExtras } from "../../../engine/pricing/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { pianoFunnel, restoringFunnel } from "../../testing/funnels/funnels.ts";
import { paymentContext } from "../../testing/payment-context.ts";
import { post } from "../../testing/post.ts";
import { outbox, rowCounts } from "../../testing/rows.ts";
import { sayConsent } from "../../testing/say-consent.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { handler as sessionStatus } from "../session-status/handler.ts";
import { handler } from "./handler.ts";

const { db, stripe, context } = await stripeBackend();
const restoring = { ...context, funnel: restoringFunnel() };
const opened = () => stripe.calls.filter(({ method }) => method === "POST");

test("opens a session at the price of the plan, with its renewal and its terms", async () => {
  const request = checkoutRequest();
  const { status, body } = await post(handler, request, context);
  expect(status).toBe(200);
  expect(body).toMatchObject({ provider: "stripe", publishableKey: "pk_test_fake" });
  expect(body.terms).toContain("$19.99 today for 4 weeks. Next charge: $39.99 on November 29, 2026");
  expect(stripe.calls).toHaveLength(1);
  const metadata = {
    ...{ attempt: request.attempt, plan: "plan2", funnel_id: context.funnel.id },
    ...{ funnel_version: String(context.funnel.version), funnel_hash: "test-hash" },
  };
  const within = (place: string) =>
    Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`${place}[${name}]`, value]));
  expect(stripe.calls[0]).toEqual({
    ...{ method: "POST", path: "/v1/checkout/sessions", key: request.attempt },
    params: {
      ui_mode: "embedded_page",
      mode: "subscription",
      customer_email: "ada@example.com",
      client_reference_id: request.attempt,
      return_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
      "line_items[0][price_data][unit_amount]": "1999",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][product_data][name]": "4-WEEK PLAN",
      "line_items[0][quantity]": "1",
      "line_items[1][price_data][unit_amount]": "3999",
      "line_items[1][price_data][currency]": "usd",
      "line_items[1][price_data][product_data][name]": "4-WEEK PLAN",
      "line_items[1][price_data][recurring][interval]": "week",
      "line_items[1][price_data][recurring][interval_count]": "4",
      "line_items[1][quantity]": "1",
      "subscription_data[trial_end]": String(Date.UTC(2026, 10, 29, 12) / 1000),
      "custom_text[submit][message]": body.terms,
      ...within("metadata"),
      ...within("subscription_data[metadata]"),
    },
  });
});

test("several of a plan are sold at that many times its prices, and no number that the funnel does not sell", async () => {
  const { plan2 } = context.funnel.plans;
  if (!plan2) throw new Error("no plan");
  const counted = { of: "seats", min: 2, max: 4 };
  const funnel = { ...context.funnel, plans: everyOrder({ ...context.funnel.plans, plan2: { ...plan2, counted } }) };
  const ask = (planId: string, charges: string) =>
    post(handler, checkoutRequest({ planId, charges }), { ...context, funnel });
  const { status, body } = await ask("plan2:3", chargesOf(several(plan2, 3)));
  expect([status, body.terms]).toEqual([
    200,
    expect.stringContaining("$59.97 today for 4 weeks. Next charge: $119.97"),
  ]);
  expect(opened().at(-1)?.params).toMatchObject({
    "line_items[0][price_data][unit_amount]": "5997",
    "line_items[0][price_data][product_data][name]": "3 × 4-WEEK PLAN",
    "line_items[1][price_data][unit_amount]": "11997",
    "metadata[plan]": "plan2:3",
  });
  const refused = [
    await ask("plan2:3", chargesOf(several(plan2, 2))),
    await ask("plan2:5", chargesOf(several(plan2, 5))),
  ];
  expect(refused.map(({ body }) => body)).toMatchObject([
    { error: { code: "price-changed" } },
    { error: { code: "unknown-plan" } },
  ]);
  expect((await ask("plan2", chargesOf(plan2))).body).toMatchObject({ error: { code: "unknown-plan" } });
});

test("what is added is charged today and once, in the order and the terms, and only where a page offers it", async () => {
  const { plan1, plan2 } = context.funnel.plans;
  if (!plan1 || !plan2) throw new Error("no plan");
  const workbook = { name: "Workbook", price: 12.5, currency: "USD", isOnlyAdded: true } as const;
  const sold = { plan1, plan2: { ...plan2, extras: [["workbook"]] }, workbook };
  const funnel = { ...context.funnel, plans: everyOrder(sold) };
  const ask = (planId: string, charges: string) =>
    post(handler, checkoutRequest({ planId, charges }), { ...context, funnel });
  const order = withExtras(plan2, [workbook]);
  const { status, body } = await ask("plan2+workbook", chargesOf(order));
  expect([status, body.terms]).toEqual([
    200,
    expect.stringMatching(
      /^\$12\.50 today, once, for Workbook\. \$19\.99 today for 4 weeks\. Next charge: \$39\.99 on/,
    ),
  ]);
  expect(opened().at(-1)?.params).toMatchObject({
    "line_items[0][price_data][unit_amount]": "3249",
    "line_items[0][price_data][product_data][name]": "4-WEEK PLAN + Workbook",
    "line_items[1][price_data][unit_amount]": "3999",
    "line_items[1][price_data][product_data][name]": "4-WEEK PLAN",
    "metadata[plan]": "plan2+workbook",
  });
  expect((await ask("plan2+workbook", chargesOf(plan2))).body).toMatchObject({ error: { code: "price-changed" } });
  for (const planId of [
    "plan1+workbook",
    "workbook",
    "plan2+workbook+workbook",
    "workbook+plan2",
    "plan2+",
    "plan2+plan1",
  ])
    expect((await ask(planId, chargesOf(order))).body).toMatchObject({ error: { code: "unknown-plan" } });
});

test("a name is no longer than the provider takes it, and is cut between letters", async () => {
  const { plan2 } = context.funnel.plans;
  if (!plan2) throw new Error("no plan");
  const named = (name: string) => ({ ...context, funnel: { ...context.funnel, plans: { plan2: { ...plan2, name } } } });
  for (const name of ["A".repeat(250), "🎹".repeat(251)])
    expect((await post(handler, checkoutRequest(), named(name))).status).toBe(200);
  expect(opened().map(({ params }) => params["line_items[0][price_data][product_data][name]"])).toEqual([
    "A".repeat(250),
    `${"🎹".repeat(249)}…`,
  ]);
});

test("a plan is not paid twice because of what is added to it: an open order without it is closed, and a paid one told of", async () => {
  const { plan2 } = context.funnel.plans;
  if (!plan2) throw new Error("no plan");
  const workbook = { name: "Workbook", price: 12.5, currency: "USD", isOnlyAdded: true } as const;
  const plans = everyOrder({ plan2: { ...plan2, extras: [["workbook"]] }, workbook });
  const selling = { ...context, funnel: { ...context.funnel, plans } };
  const plain = checkoutRequest();
  const alone = await post(handler, plain, selling);
  const added = checkoutRequest({ planId: "plan2+workbook", before: plain.attempt });
  const both = await post(handler, added, selling);
  expect(both.status).toBe(200);
  expect(stripe.calls.map(({ path }) => path)).toContain(`/v1/checkout/sessions/${alone.body.sessionId}/expire`);
  stripe.settle(String(both.body.sessionId), "complete", "paid");
  const again = await post(handler, checkoutRequest({ before: added.attempt }), selling);
  expect([again.status, again.body]).toMatchObject([409, { error: { code: "already-paid" } }]);
});

test("terms may say what the definition says everywhere, such as whom to write to", async () => {
  const terms = { terms: "{plan.price}. Write to {product.support}.", termsOnce: "", termsParts: "", termsExtras: "" };
  const fixed = { ...context.funnel.fixed, "product.support": "help@bellmorrow.example" };
  const { body } = await post(handler, checkoutRequest(), { ...context, funnel: { ...context.funnel, terms, fixed } });
  expect(body.terms).toBe("$19.99. Write to help@bellmorrow.example.");
});

const came = { at: "2026-11-01T11:00:00.000Z", landing: "/", utm_source: "news", gclid: "x".repeat(300) };

test("where the buyer came from goes to the payment provider, into the order, and to the operator's service", async () => {
  const touches = { first: came, last: { ...came, referrer: "blog.internal" } };
  const settings = settingsOf({ ...stripe.environment, ORDER_WEBHOOK_URL: "https://orders.example" });
  const request = checkoutRequest({ touches });
  const { body } = await post(handler, request, { ...context, settings });
  // A repeat is the same order, whatever the page knows by then: the provider takes no other under this attempt.
  expect(await post(handler, { ...request, touches: undefined }, context)).toMatchObject({ status: 200 });
  const [call] = opened();
  const sent = { "[first_utm_source]": "news", "[first_gclid]": came.gclid, "[last_referrer]": "blog.internal" };
  for (const place of ["metadata", "subscription_data[metadata]"])
    for (const [key, value] of Object.entries(sent)) expect(call?.params[place + key]).toBe(value);
  expect(Object.keys(call?.params ?? {}).join()).not.toContain("utm_term");
  stripe.settle(String(body.sessionId), "complete", "paid");
  await post(sessionStatus, { sessionId: body.sessionId }, { ...context, settings });
  expect(await db.query("select touches from funnel.orders")).toEqual([{ touches }]);
  const told = (await outbox(db)).find(({ kind }) => kind === "order-webhook");
  expect(told?.payload).toMatchObject({ data: { touches } });
});

test("as many names as a page may send stay within the payment provider's limits", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 28 }, (_, number) => [
      `utm_${"x".repeat(28)}${String.fromCharCode(97 + (number % 26))}${number < 26 ? "a" : "b"}`,
      "é".repeat(300),
    ]),
  );
  const foremost = {
    ...{ ...came, referrer: "blog.internal", utm_medium: "mail", utm_campaign: "spring", utm_term: "bread" },
    ...{ utm_content: "button", fbclid: "f", ttclid: "t", msclkid: "m" },
  };
  // The database puts short names first.
  const short = Object.fromEntries([..."abcdefghijklmnopqrstuvwxyz"].map((name) => [name, "x"]));
  const touches = { first: { ...many, ...foremost }, last: { ...short, ...foremost } };
  expect(await post(handler, checkoutRequest({ touches }), context)).toMatchObject({ status: 200 });
  const params = Object.entries(opened()[0]?.params ?? {});
  const metadata = params.filter(([name]) => name.startsWith("metadata["));
  expect(metadata).toHaveLength(49);
  for (const [name, value] of metadata) {
    expect(name.length - "metadata[]".length).toBeLessThanOrEqual(40);
    expect(value.length).toBeLessThanOrEqual(500);
  }
  // Those that say most are all among them.
  for (const name of Object.keys(foremost))
    for (const which of ["first", "last"]) expect(metadata.map(([key]) => key)).toContain(`metadata[${which}_${name}]`);
});

test.each([
  ["no touches", 7],
  ["one touch", { first: came }],
])("%s for where somebody came from costs nobody the purchase, and is not kept", async (_, touches) => {
  expect(await post(handler, checkoutRequest({ touches }), context)).toMatchObject({ status: 200 });
  expect(await db.query("select touches from funnel.checkout_sessions")).toEqual([{ touches: null }]);
  expect(Object.keys(opened()[0]?.params ?? {}).filter((name) => /first_|last_/.test(name))).toEqual([]);
});

test.each([
  ["10,000 letters", { utm_source: "x".repeat(10_000) }],
  ["a zero byte", { utm_source: "a\0b" }],
  ["a mark that turns what follows", { utm_source: "a\u202eb" }],
  ["another name", { "<svg onload>": "x" }],
  ["a name of 35 letters", { ["a".repeat(35)]: "x" }],
  ["a thousand names", Object.fromEntries(Array.from({ length: 1000 }, (_, n) => ["a".repeat((n % 34) + 1) + n, ""]))],
  ["a depth", { utm_source: { at: {} } }],
])("%s in where somebody came from is left out, and the rest is kept", async (_, odd) => {
  const touches = { first: { ...came, ...odd }, last: came };
  expect(await post(handler, checkoutRequest({ touches }), context)).toMatchObject({ status: 200 });
  const { utm_source, ...others } = came;
  const first = "utm_source" in odd ? others : came;
  expect(await db.query("select touches from funnel.checkout_sessions")).toEqual([{ touches: { first, last: came } }]);
});

test.for([
  ["plan1", "$13.86 today for 1 week. Next charge: $39.99", 1386, 3999],
  ["plan2", "$39.99 today for 4 weeks. Next charge: $39.99", 3999, 3999],
  ["plan3", "$79.99 today for 12 weeks. Next charge: $79.99", 7999, 7999],
] as const)("where a countdown restores prices, %s is sold at its original price and renews as before", async (row) => {
  const [planId, terms, amount, renewal] = row;
  const { status, body } = await post(handler, checkoutRequest({ planId, atOriginalPrice: true }), restoring);
  expect(status).toBe(200);
  expect(body.terms).toContain(terms);
  expect(stripe.calls).toHaveLength(1);
  expect(stripe.calls[0]?.params).toMatchObject({
    "line_items[0][price_data][unit_amount]": String(amount),
    "line_items[0][price_data][currency]": "usd",
    "line_items[1][price_data][unit_amount]": String(renewal),
    "custom_text[submit][message]": body.terms,
  });
  const [kept] = await db.query("select amount, renewal_amount, currency, terms from funnel.checkout_sessions");
  expect(kept).toEqual({ amount, renewal_amount: renewal, currency: "USD", terms: body.terms });
});

test("a request that does not speak of the original price, or says no, is at the price of the plan", async () => {
  for (const parts of [{}, { atOriginalPrice: false }]) await post(handler, checkoutRequest(parts), restoring);
  expect(stripe.calls.map(({ params }) => params["line_items[0][price_data][unit_amount]"])).toEqual(["1999", "1999"]);
});

test("an original price that no countdown restores, or that a plan does not have, is turned down", async () => {
  const { originalPrice: _, restored: __, ...plain } = restoring.funnel.plans.plan2 ?? {};
  const funnel = { ...restoring.funnel, plans: { ...restoring.funnel.plans, plan2: plain as Plan } };
  for (const refusing of [context, { ...restoring, funnel }]) {
    const { status, body } = await post(handler, checkoutRequest({ atOriginalPrice: true }), refusing);
    expect([status, body]).toMatchObject([409, { error: { code: "price-changed" } }]);
  }
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

/** The funnel after a change of a plan. */
const changedTo = (change: Partial<Plan>) => {
  const { plan2 } = context.funnel.plans;
  if (!plan2) throw new Error("The shipped funnel sells plan2");
  return { ...context, funnel: { ...context.funnel, hash: "later", plans: { plan2: { ...plan2, ...change } } } };
};
const { plan2 } = context.funnel.plans;
const charges = plan2 && chargesOf(plan2);
const later = { price: 49.99, every: "4 weeks" };

test.for<[string, Partial<Plan>]>([
  ["price", { price: 29.99 }],
  ["lower price", { price: 9.99 }],
  ["currency", { currency: "EUR" }],
  ["period", { period: "1 week" }],
  ["price of the renewals", { renews: later }],
  ["number of payments", { parts: { count: 2, every: "1 month" } }],
])("a page that has shown another %s sells nothing, and is told to load again", async ([, change]) => {
  const { status, body } = await post(handler, checkoutRequest({ charges }), changedTo(change));
  const message =
    "The price of this plan has changed since the page was loaded. Load the page again to see the new price.";
  expect([status, body]).toMatchObject([409, { error: { code: "price-changed", message } }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test("a page that has shown the same charges sells, whatever else has changed, and so does one that does not say", async () => {
  const renamed = changedTo({ name: "FOUR WEEKS", popular: false });
  expect(await post(handler, checkoutRequest({ charges }), renamed)).toMatchObject({ status: 200 });
  expect(await post(handler, checkoutRequest(), changedTo({ price: 29.99 }))).toMatchObject({ status: 200 });
});

test("a page at the original price sells at that alone", async () => {
  const { restored } = restoring.funnel.plans.plan2 ?? {};
  const at = (charges: string | undefined) =>
    post(handler, checkoutRequest({ charges, atOriginalPrice: true }), restoring);
  expect(await at(charges)).toMatchObject({ status: 409 });
  expect(await at(restored && chargesOf(restored))).toMatchObject({ status: 200 });
});

test("who has paid and comes back to an old page is led to the receipt, whatever the plan costs by now", async () => {
  const request = checkoutRequest({ charges });
  const { body } = await post(handler, request, context);
  stripe.settle(String(body.sessionId), "complete", "paid");
  for (const within of [changedTo({ price: 29.99 }), { ...context, funnel: { ...context.funnel, plans: {} } }])
    expect(await post(handler, request, within)).toMatchObject({
      status: 409,
      body: { error: { code: "already-paid" } },
    });
});

test.for([1, "true", null, 39.99, {}])("%j is not whether a plan is at its original price", async (atOriginalPrice) => {
  const { status, body } = await post(handler, checkoutRequest({ atOriginalPrice }), restoring);
  expect([status, body]).toMatchObject([400, { error: { code: "bad-request" } }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test("a plan that does not renew is one payment", async () => {
  const { plan2, ...plans } = context.funnel.plans;
  if (!plan2) throw new Error("The shipped funnel has lost its plan2");
  const { renews: _, ...once } = plan2;
  const funnel = { ...context.funnel, plans: { ...plans, plan2: once } };
  const { body } = await post(handler, checkoutRequest(), { ...context, funnel });
  expect(body.terms).toBe("$19.99 once. There is no further charge.");
  expect(stripe.calls[0]?.params).toMatchObject({ mode: "payment", "payment_intent_data[metadata][plan]": "plan2" });
  expect(Object.keys(stripe.calls[0]?.params ?? {}).join()).not.toContain("recurring");
});

test("keeps the attempt, the answers and the address, and no secret", async () => {
  const { body } = await post(handler, checkoutRequest(), context);
  const [row] = await db.query("select * from funnel.checkout_sessions");
  expect(row).toMatchObject({ session: body.sessionId, status: "open", amount: 1999, renewal_amount: 3999 });
  expect(row).toMatchObject({ currency: "USD", terms: body.terms, funnel_hash: "test-hash" });
  const [visit] = await db.query("select * from funnel.visits");
  expect(visit).toMatchObject({ email: "ada@example.com", quiz: { specialGoal: "Buy a house" } });
  expect(JSON.stringify(row)).not.toContain("secret");
});

test("a double click gives one session and one row", async () => {
  const request = checkoutRequest();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(handler, request, context)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(stripe.sessions.size).toBe(1);
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
});

test("the same attempt hours later is still the same session, though the next charge would fall on another day", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  const now = () => new Date("2026-11-02T01:00:00Z");
  expect(await post(handler, request, { ...context, now })).toEqual({ status: 200, body });
});

test("the same attempt in the next month still renews when it was said to", async () => {
  const { plan2, ...plans } = context.funnel.plans;
  if (!plan2) throw new Error("The shipped funnel has lost its plan2");
  const funnel = { ...context.funnel, plans: { ...plans, plan2: { ...plan2, period: "1 month" } } };
  const at = (time: string) => ({ ...context, funnel, now: () => new Date(time) });
  const request = checkoutRequest();
  const { body } = await post(handler, request, at("2026-11-30T23:00:00Z"));
  expect(await post(handler, request, at("2026-12-01T01:00:00Z"))).toEqual({ status: 200, body });
  const start = String(Date.UTC(2026, 11, 30, 23) / 1000);
  expect(opened().map(({ params }) => params["subscription_data[trial_end]"])).toEqual([start, start]);
});

test.for([
  ["3 days", { "subscription_data[trial_period_days]": "3" }],
  ["4 days", { "subscription_data[trial_end]": String(Date.UTC(2026, 10, 5, 12) / 1000) }],
  ["1 week", { "subscription_data[trial_end]": String(Date.UTC(2026, 10, 8, 12) / 1000) }],
  ["1 year", { "subscription_data[trial_end]": String(Date.UTC(2027, 10, 1, 12) / 1000) }],
] as const)(
  "after a first period of %s renewals start when the terms say, as far as the provider takes it",
  async (row) => {
    const [period, start] = row;
    const { plan2, ...plans } = context.funnel.plans;
    if (!plan2) throw new Error("The shipped funnel has lost its plan2");
    const funnel = { ...context.funnel, plans: { ...plans, plan2: { ...plan2, period } } };
    await post(handler, checkoutRequest(), { ...context, funnel });
    const told = Object.entries(stripe.calls[0]?.params ?? {}).filter(([name]) => name.includes("[trial_"));
    expect(Object.fromEntries(told)).toEqual(start);
  },
);

test("an attempt is recorded at the moment that its terms are made for", async () => {
  // Half a day passes between two looks at the clock.
  let looks = 0;
  const now = () => new Date(Date.UTC(2026, 10, 1, 12 * looks++));
  const { body } = await post(handler, checkoutRequest(), { ...context, now });
  const [{ created_at } = { created_at: new Date() }] = await db.query<{ created_at: Date }>(
    "select created_at from funnel.checkout_sessions",
  );
  const next = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(
    created_at.getTime() + 28 * 86_400_000,
  );
  expect(body.terms).toContain(`Next charge: $39.99 on ${next}`);
});

test.for([
  ["plan", { planId: "plan1" }],
  ["price", { atOriginalPrice: true }],
  ["address", { email: "eve@example.com" }],
  ["kind of page", { hosted: true }],
])("the same attempt with another %s is turned down and changes nothing", async ([, change]) => {
  const request = checkoutRequest();
  await post(handler, request, restoring);
  const { status, body } = await post(handler, { ...request, ...(change as object), quizState: {} }, restoring);
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: "attempt-reused" } });
  expect(opened()).toHaveLength(1);
  const [visit] = await db.query("select email, quiz from funnel.visits");
  expect(visit).toMatchObject({ email: "ada@example.com", quiz: request.quizState });
});

test("the same attempt is turned down when the definition has changed or the provider has forgotten it", async () => {
  const request = checkoutRequest();
  await post(handler, request, context);
  const funnel = { ...context.funnel, hash: "another" };
  expect((await post(handler, request, { ...context, funnel })).status).toBe(409);
  const now = () => new Date("2026-11-02T12:00:00Z");
  expect((await post(handler, request, { ...context, now })).status).toBe(409);
});

test("the same attempt is turned down when the provider would be told another order, as after a move of the server", async () => {
  const request = checkoutRequest();
  expect((await post(handler, request, context)).status).toBe(200);
  const moved = { ...context, settings: { ...context.settings, publicUrl: "https://moved.example" } };
  const { status, body } = await post(handler, request, moved);
  expect([status, body]).toMatchObject([409, { error: { code: "attempt-reused" } }]);
  // Its form may still be open somewhere.
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: "open" }]);
});

test("an attempt whose session has expired at the provider makes room for another", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  stripe.settle(String(body.sessionId), "expired", "unpaid");
  expect(await post(handler, request, context)).toMatchObject({
    status: 409,
    body: { error: { code: "attempt-reused" } },
  });
});

test("a page of the provider's own comes with its address and no secret", async () => {
  const { body } = await post(handler, checkoutRequest({ hosted: true }), context);
  expect(body.url).toContain("https://checkout.stripe.com/");
  expect(body).not.toHaveProperty("clientSecret");
  expect(stripe.calls[0]?.params).toMatchObject({
    ui_mode: "hosted_page",
    success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/final",
  });
});

test("a page of the provider's own leads back to the page that sells, whatever the request says of where it came from", async () => {
  const { sellingPath: _, ...unsold } = context.funnel;
  const funnels = [pianoFunnel(), unsold];
  const from = { "Content-Type": "application/json", Referer: "https://evil.example/" };
  for (const funnel of funnels) {
    const planId = Object.keys(funnel.plans)[0];
    await post(handler, checkoutRequest({ planId, hosted: true }), { ...context, funnel }, from);
  }
  expect(stripe.calls.map(({ params }) => params.cancel_url)).toEqual([
    "http://localhost:3000/checkout",
    "http://localhost:3000/",
  ]);
});

test("without an address the one known of the visit is used", async () => {
  const request = checkoutRequest();
  await post(handler, request, context);
  await post(handler, checkoutRequest({ visitId: request.visitId, email: "" }), context);
  expect(stripe.calls[1]?.params.customer_email).toBe("ada@example.com");
});

test("without an address the one that the visit left as a lead is used", async () => {
  const visitId = crypto.randomUUID();
  await db.query(
    `insert into funnel.leads (submission_id, visit_id, email, source, submitted_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, 'lead@example.com', 'test', '2026-11-01T11:00:00Z', 'test', 1, 'test')`,
    [crypto.randomUUID(), visitId],
  );
  await post(handler, checkoutRequest({ visitId, email: " " }), context);
  expect(stripe.calls[0]?.params.customer_email).toBe("lead@example.com");
});

test("an address that nobody knows is missing", async () => {
  const { status, body } = await post(handler, checkoutRequest({ email: "" }), context);
  const message = "An e-mail address is needed to buy.";
  expect([status, body]).toMatchObject([400, { error: { code: "missing-email", message } }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test.for([
  "ada",
  "ada@example",
  "ada@@example.com",
  "a da@example.com",
  "ada@exam\u200bple.com",
  "ada\u0000@example.com",
  `${"a".repeat(250)}@b.co`,
])("%j is no address", async (email) => {
  const { status, body } = await post(handler, checkoutRequest({ email }), context);
  expect([status, body]).toMatchObject([400, { error: { code: "bad-email", message: "This is no e-mail address." } }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test("bad requests reach neither the provider nor a table", async () => {
  expect(await badRequests(handler, checkoutRequest(), context)).toEqual(refusals);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test.for([
  [{ planId: "plan9" }, "unknown-plan", "There is no such plan."],
  [{ planId: "__proto__" }, "unknown-plan", "There is no such plan."],
  [{ planId: "toString" }, "unknown-plan", "There is no such plan."],
  [{ planId: "a\u0000b" }, "bad-request", expect.any(String)],
  [{ attempt: "again" }, "bad-request", expect.any(String)],
  [{ before: "again" }, "bad-request", expect.any(String)],
  [{ eventId: "again" }, "bad-request", expect.any(String)],
  [{ visitId: "again" }, "bad-request", expect.any(String)],
  [{ quizState: [] }, "bad-request", expect.any(String)],
  [{ quizState: null }, "bad-request", expect.any(String)],
  [{ quizState: "Ready" }, "bad-request", expect.any(String)],
] as const)("%j is turned down as %s", async ([parts, code, message]) => {
  const { status, body } = await post(handler, checkoutRequest(parts), context);
  expect([status, body]).toMatchObject([400, { error: { code, message } }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test("answers that no page sends cost nobody a purchase, and nothing of them is kept", async () => {
  const odd = ["\u0000", "a\ud800b", "a\u202eb", "\u2066a", "x".repeat(10_000), { deep: [[[[[[[77]]]]]]] }];
  const quizState = {
    ...Object.fromEntries(odd.map((text, at) => [`odd${at}`, text])),
    "a\u0000": 77,
    goal: "Run\nfar",
  };
  expect((await post(handler, checkoutRequest({ quizState }), context)).status).toBe(200);
  const [{ quiz } = { quiz: {} }] = await db.query<{ quiz: object }>("select quiz from funnel.visits");
  expect(JSON.stringify(quiz)).not.toMatch(/xxx|\\u|[\u202e\u2066]|77/);
  expect(quiz).toMatchObject({ goal: "Run\nfar" });
});

test("the parameters and variants that a checkout was opened with stay with it, as far as they are short texts", async () => {
  const ask = (query: unknown, parts: object = {}) =>
    post(handler, checkoutRequest({ quizState: { version: 1, quiz: { query } }, ...parts }), context);
  const kept = async () => {
    const rows = await db.query<{ query: object }>("select query from funnel.checkout_sessions");
    return rows.map(({ query }) => query);
  };
  const visitId = crypto.randomUUID();
  const odd = {
    a: 7,
    b: null,
    c: ["long"],
    d: "x".repeat(301),
    e: "a\u0000",
    f: "a\u202eb",
    ["g".repeat(301)]: "long",
  };
  for (const query of [{ headline: "short" }, { headline: "long", ...odd }])
    expect((await ask(query, { visitId })).status).toBe(200);
  // What is no group must not cost the purchase.
  expect((await ask("long")).status).toBe(200);
  expect(new Set(await kept())).toEqual(new Set([{ headline: "short" }, { headline: "long" }, {}]));
  await db.query("delete from funnel.checkout_sessions");
  await ask(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`n${at}`, "long"])));
  expect((await kept()).map((query) => Object.keys(query).length)).toEqual([100]);
});

test("a backslash that was typed is kept as it is", async () => {
  const quizState = { goal: "a\\u0000b" };
  expect((await post(handler, checkoutRequest({ quizState }), context)).status).toBe(200);
  expect(await db.query("select quiz from funnel.visits")).toEqual([{ quiz: quizState }]);
});

test("with half a configuration payment is not configured", async () => {
  const { status, body } = await post(handler, checkoutRequest(), paymentContext(db, { STRIPE_SECRET_KEY: "sk_test" }));
  const error = { code: "payment-not-configured", message: "Payment is not configured." };
  expect([status, body]).toMatchObject([503, { error }]);
  expect(await rowCounts(db)).toEqual({});
});

test("the log holds neither the address nor a secret", async () => {
  const lines: unknown[] = [];
  const log = (...line: readonly unknown[]) => lines.push(line);
  const watched = paymentContext(db, stripe.environment, { log });
  const request = checkoutRequest();
  const { body } = await post(handler, request, watched);
  await post(handler, { ...request, planId: "plan1" }, watched);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/ada@example|secret/);
  expect(body.clientSecret).toContain("secret");
});

test.for([
  ["is kept for a buyer who has agreed", [true], {}, {}, "Browser/1.0"],
  ["is cut to what the pages tell", [true], {}, { "User-Agent": "x".repeat(600) }, "x".repeat(512)],
  ["is not kept where there is none", [true], {}, { "User-Agent": "" }, null],
  ["is not kept where the page says that they may not be tracked", [true], { mayTrack: false }, {}, null],
  ["is not kept where the browser forbids it", [true], {}, { "Sec-GPC": "1" }, null],
  ["is not kept on the word of the page alone", [], {}, {}, null],
  ["is not kept for a buyer who has declined", [false], {}, {}, null],
] as const)("what the browser calls itself %s", async ([, words, parts, headers, kept]) => {
  const from = { "Content-Type": "application/json", "User-Agent": "Browser/1.0", ...headers };
  const request = checkoutRequest(parts);
  for (const word of words) expect((await sayConsent(request.visitId, word, context)).status).toBe(200);
  expect((await post(handler, request, context, from)).status).toBe(200);
  expect(await db.query("select user_agent from funnel.checkout_sessions")).toEqual([{ user_agent: kept }]);
});

test("a browser that forbids tracking is believed whatever the page says", async () => {
  await post(handler, checkoutRequest(), context, { "Content-Type": "application/json", "Sec-GPC": "1" });
  expect(await db.query("select may_track from funnel.checkout_sessions")).toEqual([{ may_track: false }]);
});

test("answers nested without end are no failure of ours, and not kept", async () => {
  const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const body = JSON.stringify(checkoutRequest({ quizState: { deep: 0 } })).replace('"deep":0', `"deep":${nested}`);
  expect(await post(handler, body, context)).toMatchObject({ status: 200 });
  expect(JSON.stringify(await db.query("select quiz from funnel.visits"))).not.toContain("[[[[[[[[");
});

test("a busy network buys without end, one visit does not", async () => {
  const context = paymentContext(db);
  const buy = (visitId: string, clientAddress: string) =>
    handler(
      new Request("http://localhost:3000/functions/v1/create-checkout", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(checkoutRequest({ visitId })),
      }),
      { ...context, clientAddress },
    );
  const network = await Promise.all(Array.from({ length: 60 }, () => buy(crypto.randomUUID(), "192.0.2.7")));
  expect(new Set(network.map(({ status }) => status))).toEqual(new Set([200]));
  const visit = crypto.randomUUID();
  const one = await Promise.all(Array.from({ length: 21 }, (_, index) => buy(visit, `192.0.2.${100 + index}`)));
  expect(one.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(one.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("a purchase without a visit is sold like any other, and leaves no visit", async () => {
  expect((await post(handler, checkoutRequest({ visitId: undefined }), context)).status).toBe(200);
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1 });
});

test("what is turned down is written to the log under the function's name", async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => lines.push(line);
  await post(handler, checkoutRequest({ planId: "plan9" }), { ...context, log });
  expect(lines).toMatchObject([["info", "function-refused", { name: "create-checkout", code: "unknown-plan" }]]);
});
