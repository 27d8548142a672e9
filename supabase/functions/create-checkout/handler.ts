import { boolean, custom, optional, pipe, strictObject, string, uuid } from "valibot";
import { planTerms } from "../../../engine/copy/index.ts";
import { minorUnits } from "../../../engine/pricing/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import { type Attempt, attemptColumns } from "../_shared/attempt.ts";
import { attemptReused } from "../_shared/attempt-reused.ts";
import { checkoutEmail } from "../_shared/checkout-email.ts";
import type { Context } from "../_shared/context.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { forbidsTracking } from "../_shared/forbids-tracking.ts";
import { isCurrent } from "../_shared/is-current.ts";
import { jsonText } from "../_shared/json-text.ts";
import { mark } from "../_shared/mark.ts";
import { mayTrack } from "../_shared/may-track.ts";
import { openSession } from "../_shared/open-session.ts";
import type { PaymentProvider } from "../_shared/payment-provider.ts";
import { Refusal } from "../_shared/refusal.ts";
import { refusePaid } from "../_shared/refuse-paid.ts";

const id = pipe(string(), uuid());
const quizState = custom<object>((value) => typeof value === "object" && value !== null && !Array.isArray(value));

/**
 * Opens a payment session for a plan. The request names the plan, and whether it is bought at its original price; every
 * figure comes from the definition. The same attempt again, for instance by a double click, gives the same session; one
 * that has been paid, by this attempt or the one `before`, is 409 `already-paid` with `returnUrl`, the address of its receipt.
 */
export const handler = endpoint(
  {
    name: "create-checkout",
    limit: { calls: 20, seconds: 60 },
    body: strictObject({
      planId: string(),
      atOriginalPrice: optional(boolean()),
      quizState,
      email: string(),
      attempt: id,
      before: optional(id),
      eventId: id,
      visitId: optional(id),
      mayTrack: boolean(),
      hosted: optional(boolean()),
    }),
  },
  async (body, context, request) => {
    const { funnel, payment } = context;
    const named = Object.hasOwn(funnel.plans, body.planId) ? funnel.plans[body.planId] : undefined;
    if (!named) throw new Refusal(400, "unknown-plan", "There is no such plan.");
    const plan = body.atOriginalPrice ? named.restored : named;
    if (!plan) throw new Refusal(400, "no-original-price", "This plan is not sold at an original price.");
    if (!payment) throw new Refusal(503, "payment-not-configured", "Payment is not configured.");
    const email = await checkoutEmail(body.email, body.visitId, context);
    await refusePaid({ attempt: body.attempt, before: body.before, plan_id: body.planId, email }, context);
    // What the page says of consent is held against what was recorded once more when anything is told. What the browser
    // calls itself is not even kept before that.
    const isRecorded = body.mayTrack && (await mayTrack(request, body.visitId, context));
    const userAgent = isRecorded ? request.headers.get("User-Agent")?.slice(0, longestUserAgent) : undefined;
    const wish = {
      ...body,
      email,
      mayTrack: body.mayTrack && !forbidsTracking(request),
      userAgent,
      hosted: body.hosted ?? false,
    };
    const attempt = await record(wish, plan, payment, context);
    const { id: sessionId, ...opened } = await openSession(attempt, payment, context);
    const { name: provider, publishableKey } = payment;
    return { sessionId, provider, ...opened, ...(publishableKey && { publishableKey }), terms: attempt.terms };
  },
);

/** As much as the pages tell of it. */
const longestUserAgent = 512;

type Wish = {
  readonly planId: string;
  readonly quizState: object;
  readonly email: string;
  readonly attempt: string;
  readonly eventId: string;
  readonly visitId?: string | undefined;
  readonly mayTrack: boolean;
  readonly userAgent: string | undefined;
  readonly hosted: boolean;
};

/** Writes the attempt down before the provider is asked, so that whatever fails afterwards can be found again. */
function record(wish: Wish, plan: Plan, payment: PaymentProvider, context: Context): Promise<Attempt> {
  const { db, funnel } = context;
  // One moment, or the terms could state a day that is not counted from this one.
  const at = context.now();
  const { currency, renews } = plan;
  const amount = minorUnits(plan.price, currency);
  const terms = planTerms(plan, funnel.terms, funnel, at, (name) => funnel.fixed[name]);
  const visit = wish.visitId && [wish.visitId, wish.email, jsonText(wish.quizState), at.toISOString()];
  return db.transaction(async (sql) => {
    await sql.query(
      `insert into funnel.checkout_sessions (attempt, provider, plan_id, email, visit_id, is_hosted, amount, currency,
         renewal_amount, renewal_every, terms, event_id, may_track, user_agent, created_at, updated_at,
         funnel_id, funnel_version, funnel_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamptz, $15::timestamptz,
         $16, $17, $18)
       on conflict (attempt) do nothing`,
      [
        ...[wish.attempt, payment.name, wish.planId, wish.email, wish.visitId ?? null, wish.hosted],
        ...[amount, currency, renews ? minorUnits(renews.price, currency) : null],
        ...[renews?.every ?? null, terms, wish.eventId, wish.mayTrack, wish.userAgent || null],
        ...[at.toISOString(), ...mark(funnel)],
      ],
    );
    const [attempt] = await sql.query<Attempt>(
      `select ${attemptColumns} from funnel.checkout_sessions where attempt = $1`,
      [wish.attempt],
    );
    if (!attempt || !isSame(attempt, { ...wish, amount }, context)) throw attemptReused;
    if (visit) await sql.query(upsertVisit, [...visit, ...mark(funnel)]);
    return attempt;
  });
}

const isSame = (
  attempt: Attempt,
  { planId, email, hosted, amount }: Wish & { readonly amount: number },
  context: Context,
) =>
  attempt.plan_id === planId &&
  attempt.email === email &&
  attempt.is_hosted === hosted &&
  attempt.amount === amount &&
  attempt.status !== "expired" &&
  attempt.status !== "failed" &&
  isCurrent(attempt, context);

const upsertVisit = `insert into funnel.visits
    (visit_id, email, quiz, created_at, updated_at, funnel_id, funnel_version, funnel_hash)
  values ($1, $2, $3::text::jsonb, $4::timestamptz, $4::timestamptz, $5, $6, $7)
  on conflict (visit_id) do update set email = excluded.email, quiz = excluded.quiz, updated_at = excluded.updated_at,
    funnel_id = excluded.funnel_id, funnel_version = excluded.funnel_version, funnel_hash = excluded.funnel_hash`;
