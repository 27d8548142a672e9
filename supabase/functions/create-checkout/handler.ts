import {
  boolean,
  custom,
  type InferOutput,
  maxLength,
  optional,
  parse,
  pipe,
  regex,
  strictObject,
  string,
  uuid,
} from "valibot";
import { planTerms } from "../../../engine/copy/index.ts";
import { chargesOf, minorUnits, type SoldPlan } from "../../../engine/pricing/index.ts";
import { forbidsTracking, mayTrack } from "../_shared/consent/index.ts";
import type { Context, PaymentProvider } from "../_shared/context/index.ts";
import { versionColumns } from "../_shared/database/index.ts";
import { cleanJson, endpoint, HttpError, jsonText, queryOfQuiz, touches } from "../_shared/http/index.ts";
import {
  beginCheckout,
  buyerEmail,
  type Checkout,
  type CheckoutSession,
  freeHeld,
  furtherReceipt,
  heldFor,
  isSameCheckout,
  lockStock,
  openSession,
  refusePaid,
  refuseSoldOut,
} from "../_shared/orders/index.ts";
import { attemptReused } from "../_shared/payment/index.ts";

const id = pipe(string(), uuid());
const body = strictObject({
  planId: pipe(string(), regex(/^[^\0]*$/)),
  /** What the page has shown of the plan's charges. Pages from before an update do not say it. */
  charges: optional(string()),
  /** The page has shown the plan at its original price. The amount comes from the definition. */
  atOriginalPrice: optional(boolean()),
  quizState: custom<object>((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
  email: string(),
  attempt: id,
  /** An earlier attempt of the same buyer whose session a page was given. */
  before: optional(id),
  eventId: id,
  visitId: optional(id),
  /** Where the buyer came from. */
  touches,
  mayTrack: boolean(),
  /** Payment on the provider's own page instead of a form on ours. */
  hosted: optional(boolean()),
  /** Id of the step of the receipt; left out for the first receipt of the funnel. */
  receipt: optional(pipe(string(), maxLength(100))),
});

/**
 * Opens a payment session for a plan. The request names the plan and whether it is bought at its original price; all
 * figures come from the definition. If the page has shown other charges than these, nothing is sold: 409
 * `price-changed`. If too little is left of a stock that the plan takes of, nothing is recorded: 409 `sold-out`; what the visit
 * holds of it by an earlier attempt is free again. A session that holds something of a stock `lasts` so many milliseconds more. Repeating the attempt, for example by a double click, returns the same session. If
 * this attempt or the one `before` it has been paid, the response is 409 `already-paid` with `returnUrl`, the address
 * of the receipt.
 */
export const handler = endpoint(
  {
    name: "create-checkout",
    // Lower than the usual limit, because each call may open a session at the provider; still far more than a busy
    // network buys.
    limit: { calls: 300, seconds: 60 },
    perVisit: { limit: { calls: 20, seconds: 60 }, of: ({ visitId }) => visitId },
    body,
  },
  async (body, context, { request }) => {
    const { payment } = context;
    if (!payment) throw new HttpError(503, "payment-not-configured", "Payment is not configured.");
    const email = await buyerEmail(body.email, body.visitId, context);
    await refusePaid({ attempt: body.attempt, before: body.before, planId: body.planId, email }, context);
    const plan = planSold(body, context);
    if (plan.takes && body.visitId) await freeHeld(plan.takes, body.attempt, body.visitId, context);
    // Before each event is sent, the recorded consent is checked again. Without consent not even the user agent is
    // recorded.
    const isRecorded = body.mayTrack && (await mayTrack(request, body.visitId, context));
    const userAgent = isRecorded ? request.headers.get("User-Agent")?.slice(0, longestUserAgent) : undefined;
    const tracking = { mayTrack: body.mayTrack && !forbidsTracking(request), userAgent };
    const session = await begin({ ...body, ...tracking, email }, plan, payment, context);
    const { id: sessionId, ...opened } = await openSession(session, payment, context);
    const { name: provider, publishableKey } = payment;
    return {
      sessionId,
      provider,
      ...opened,
      ...(publishableKey && { publishableKey }),
      terms: session.terms,
      ...(session.takes && { lasts: session.created_at.getTime() + heldFor - context.now().getTime() }),
    };
  },
);

/** The same length limit as on the pages. */
const longestUserAgent = 512;

type Body = InferOutput<typeof body>;

/** The plan at this buyer's price, which is the one that the page has shown. */
function planSold({ planId, charges, atOriginalPrice }: Body, { funnel }: Context): SoldPlan {
  const plan = Object.hasOwn(funnel.plans, planId) ? funnel.plans[planId] : undefined;
  if (!plan) throw new HttpError(400, "unknown-plan", "There is no such plan.");
  const sold = atOriginalPrice ? plan.restored : plan;
  if (sold && (charges === undefined || charges === chargesOf(sold))) return sold;
  const message =
    "The price of this plan has changed since the page was loaded. Load the page again to see the new price.";
  throw new HttpError(409, "price-changed", message);
}

/** Records the checkout before the provider is called, so that it can be found whatever fails afterwards. */
function begin(
  body: Body & Pick<Checkout, "userAgent">,
  plan: SoldPlan,
  payment: PaymentProvider,
  context: Context,
): Promise<CheckoutSession> {
  const { db, funnel } = context;
  // A single moment: otherwise the terms could state a day that is counted from another day.
  const now = context.now();
  const { price, currency, parts } = plan;
  const later = parts ? { price, every: parts.every } : plan.renews;
  const checkout: Checkout = {
    ...body,
    sold: plan,
    provider: payment.name,
    visitId: body.visitId,
    touches: body.touches,
    query: parse(queryOfQuiz, body.quizState),
    isHosted: body.hosted ?? false,
    // One that the funnel has lost since is no reason not to sell.
    receipt: furtherReceipt(body.receipt, funnel) && body.receipt,
    amount: minorUnits(price, currency),
    currency,
    ...(later && { renewal: { amount: minorUnits(later.price, currency), every: later.every } }),
    parts: parts?.count,
    terms: planTerms(plan, funnel.terms, funnel, now, (name) => funnel.fixed[name]),
  };
  const quiz = body.visitId && jsonText(cleanJson(body.quizState));
  return db.transaction(async (sql) => {
    if (plan.takes) await lockStock(sql);
    const session = await beginCheckout(sql, checkout, context, now);
    if (!isSameCheckout(session, checkout, context)) throw attemptReused();
    if (plan.takes) await refuseSoldOut(sql, plan.takes, context);
    if (quiz)
      await sql.query(upsertVisit, [body.visitId, body.email, quiz, now.toISOString(), ...versionColumns(funnel)]);
    return session;
  });
}

const upsertVisit = `insert into funnel.visits
    (visit_id, email, quiz, created_at, updated_at, funnel_id, funnel_version, funnel_hash)
  values ($1, $2, $3::text::jsonb, $4::timestamptz, $4::timestamptz, $5, $6, $7)
  on conflict (visit_id) do update set email = excluded.email, quiz = excluded.quiz, updated_at = excluded.updated_at,
    funnel_id = excluded.funnel_id, funnel_version = excluded.funnel_version, funnel_hash = excluded.funnel_hash`;
