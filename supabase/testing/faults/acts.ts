import { vi } from "vitest";
import { BackendError } from "../../../src/services/invoke.ts";
import { endFailed, endPaid, noteOpen } from "../../../src/services/purchase/attempt.ts";
import type { Context } from "../../functions/_shared/context/index.ts";
import { reconcile } from "../../functions/_shared/orders/index.ts";
import { deliverDue } from "../../functions/_shared/outbox/index.ts";
import { handler as consent } from "../../functions/consent/handler.ts";
import { handler as createCheckout } from "../../functions/create-checkout/handler.ts";
import { handler as createUser } from "../../functions/create-user/handler.ts";
import { handler as lead } from "../../functions/lead/handler.ts";
import { handler as leadUpdate } from "../../functions/lead-update/handler.ts";
import { handler as runJobs } from "../../functions/run-jobs/handler.ts";
import { handler as sandboxPay } from "../../functions/sandbox-pay/handler.ts";
import { handler as sessionStatus } from "../../functions/session-status/handler.ts";
import { checkoutRequest } from "../checkout-request.ts";
import { type Answer, post } from "../post.ts";
import { postEvent } from "../post-event.ts";
import { attemptOf, type Disturbance, type Visitor, type World } from "./world.ts";

/** An event that the provider has still to tell, and repeats until it is taken. */
type Event = { readonly id: string; readonly tell: () => ReturnType<World["memory"]["event"]> };

/** What the provider knows: money it has taken, what it has given back, and events that nobody has taken yet. */
export type Bank = {
  readonly waiting: Event[];
  readonly taken: Event[];
  /** The sum that was given back of a session, and when that was said last. */
  readonly refunds: Map<string, { readonly sum: number; readonly at: Date }>;
  readonly refused: Set<string>;
};

/** One thing that happens, to one of the visitors or to all. */
export type Action = Disturbance & { readonly act: keyof typeof acts; readonly who: number; readonly pick: number };

type Act = (world: World, visitor: Visitor, action: Action, bank: Bank) => Promise<void> | void;

const minute = 60_000;
const hour = 60 * minute;
const jumps = [15_000, 90_000, 10 * minute, 3 * hour, 26 * hour, 4 * 24 * hour, -30_000, -2 * hour] as const;

/** How long an attempt to buy leads to its receipt, once that was seen: as long as pages and providers keep it. */
const receiptLife = 23 * hour;

/** Everything that can happen. */
export const acts = {
  "leave a contact": (world, visitor, action) => {
    visitor.typed = Math.max(visitor.typed, 1);
    return sendLead(world, visitor, action);
  },
  "add to the contact": (world, visitor, action) => {
    visitor.typed = Math.min(visitor.typed + 1, 3);
    return sendLead(world, visitor, action);
  },
  "answer after the contact": (world, visitor, action) => {
    const at = Date.now();
    const count = action.at;
    const about = { quiz: { version: 1, answers: { count } } };
    const body = { submissionId: visitor.submissionId, knownAt: new Date(at).toISOString(), about };
    return world.call(
      action,
      (context) => post(leadUpdate, body, context),
      ({ status, body: { accepted } }) => {
        // Of the same moment the first counts.
        if (status === 200 && accepted && !(visitor.told && visitor.told.at >= at)) visitor.told = { at, count };
      },
    );
  },
  "choose about tracking": (world, visitor, action) => {
    visitor.choice = { id: crypto.randomUUID(), isGiven: action.pick % 3 > 0 };
    visitor.isChoiceTold = false;
    // A page sends one choice at a time, and what has not arrived another time.
    return visitor.isChoosing ? undefined : sendChoice(world, visitor, action);
  },
  "press the button": (world, visitor, action) => openCheckout(world, visitor, action),
  pay: (world, visitor, action, bank) =>
    world.provider === "memory" ? pay(world, visitor, bank) : payTest(world, visitor, action),
  "pay slowly": (world, visitor, _, bank) => {
    const session = takeForm(world, visitor)?.session;
    if (session === undefined || world.memory.sessions.get(session)?.status !== "open") return;
    world.memory.settle(session, "complete", false);
    tellOf(world, bank, "checkout.session.completed", session);
  },
  "a slow payment arrives": (world, _, { pick }, bank) => {
    const slow = [...world.memory.sessions.values()].filter(
      ({ id, status, isPaid }) => status === "complete" && !isPaid && !bank.refused.has(id),
    );
    const session = slow[pick % slow.length]?.id;
    if (session === undefined) return;
    if (pick % 3 === 0) {
      bank.refused.add(session);
      tellOf(world, bank, "checkout.session.async_payment_failed", session);
    } else {
      world.memory.settle(session, "complete", true);
      notePaid(world, session);
      tellOf(world, bank, "checkout.session.async_payment_succeeded", session);
    }
  },
  "give money back": ({ memory, now }, _, { pick }, bank) => {
    const paid = [...memory.sessions.values()].filter(({ isPaid }) => isPaid);
    const { id, amount = 0 } = paid[pick % paid.length] ?? {};
    const before = id === undefined ? undefined : bank.refunds.get(id);
    if (id === undefined || (before && before.sum >= amount)) return;
    const sum = before ? amount : Math.floor(amount / 3);
    // It is our clock that goes back. The provider's says a later thing later.
    const at = before && before.at > now() ? before.at : now();
    bank.refunds.set(id, { sum, at });
    bank.waiting.push({ id: `evt_refund_${id}_${sum}`, tell: () => memory.refund(id, sum, at) });
  },
  "an event is told": (world, _, action, bank) =>
    tell(world, bank.waiting[action.pick % bank.waiting.length], action, bank),
  "an event is told again": (world, _, action, bank) =>
    tell(world, bank.taken[action.pick % bank.taken.length], action, bank),
  "look at the receipt": (world, visitor, action) => lookAtReceipt(world, visitor, action),
  "set up the account": async (world, visitor, action) => {
    const { session } = visitor.paid[action.pick % visitor.paid.length] ?? {};
    if (session === undefined) return;
    await world.call(
      action,
      (context) => post(createUser, { sessionId: session }, context),
      ({ status }) => {
        if (status === 402) world.wrongs.push(`${session} is paid, and gets no account`);
      },
    );
  },
  reconcile: (world, _, action) => world.call(action, job(reconcile)),
  deliver: (world, _, action) =>
    world.call(
      action,
      job((context) => deliverDue(context, world.deadline)),
    ),
  "run the jobs": (world, _, action) =>
    world.call(action, (context) =>
      post(runJobs, {}, context, { "Content-Type": "application/json", Authorization: "Bearer jobs" }),
    ),
  "a slow call goes on": (world, _, { pick }) => world.resume(pick),
  "the clock jumps": (world, _, { pick }, bank) => {
    const jump = jumps[pick % jumps.length] ?? 0;
    vi.setSystemTime(Date.now() + jump);
    world.endOverdue();
    if (jump < 24 * hour) return;
    // By now the provider has closed what nobody has paid.
    for (const { id, status } of world.memory.sessions.values()) {
      if (status !== "open") continue;
      world.memory.settle(id, "expired", false);
      tellOf(world, bank, "checkout.session.expired", id);
    }
  },
} satisfies Readonly<Record<string, Act>>;

/** A timer's job in the form of a call. */
const job =
  (run: (context: Context) => Promise<unknown>) =>
  async (context: Context): Promise<Answer> => {
    await run(context);
    return { status: 200, body: {} };
  };

/** Sends what is known of a contact, as pages do until they are told that it is stored. */
export function sendLead(world: World, visitor: Visitor, disturbance: Disturbance): Promise<void> {
  const { submissionId, visitId, email, phone, name, typed } = visitor;
  const body = { submissionId, visitId, timestamp: new Date().toISOString(), source: "quiz", email };
  const whole = { ...body, ...(typed > 1 && { phone }), ...(typed > 2 && { name }) };
  return world.call(
    disturbance,
    (context) => post(lead, whole, context),
    ({ status }) => {
      if (status === 200) visitor.acknowledged = Math.max(visitor.acknowledged, typed);
    },
  );
}

/** Sends the latest choice of a visitor. */
export async function sendChoice(world: World, visitor: Visitor, disturbance: Disturbance): Promise<void> {
  const { choice, visitId } = visitor;
  if (!choice) return;
  const body = { choiceId: choice.id, visitId, purpose: "tracking", isGiven: choice.isGiven, wording: "May we?" };
  visitor.isChoosing = disturbance.fault === "slow";
  await world.call(
    disturbance,
    (context) => post(consent, body, context),
    ({ status }, isSlow) => {
      if (status === 200 && visitor.choice === choice) visitor.isChoiceTold = true;
      if (isSlow) visitor.isChoosing = false;
    },
  );
}

async function openCheckout(world: World, visitor: Visitor, action: Action): Promise<void> {
  const plan = action.pick % 2 ? "plan1" : "plan2";
  const atOriginalPrice = action.pick % 5 === 4;
  const begun = attemptOf(visitor, plan, atOriginalPrice);
  const { attempt, before, eventId } = begun;
  const { storage, given } = visitor;
  const wasPaid = [attempt, before].some((one) =>
    visitor.paid.some(({ session, plan: sold }) => session === given.get(one ?? "")?.session && sold === plan),
  );
  // The page that asks for a session shows no form any more.
  visitor.form = undefined;
  const about = { planId: plan, email: visitor.email, visitId: visitor.visitId, attempt, eventId };
  const mayTrack = visitor.choice?.isGiven ?? false;
  const request = checkoutRequest({
    ...about,
    mayTrack,
    ...(before && { before }),
    ...(atOriginalPrice && { atOriginalPrice }),
  });
  await world.call(
    action,
    (context) => post(createCheckout, request, context),
    ({ status, body }) => {
      if (status !== 200) {
        const { code, message, returnUrl } = Object(body.error);
        if (code !== "already-paid" && code !== "attempt-reused" && status < 500)
          world.wrongs.push(`a checkout was refused: ${code}`);
        return endFailed(storage, begun, new BackendError(code, message, status, returnUrl));
      }
      if (wasPaid) world.wrongs.push("a purchase that was paid was opened again");
      const session = String(body.sessionId);
      noteOpen(storage, begun);
      given.set(attempt, { session, plan });
      if (Object(storage.read("purchase")).attempt === attempt)
        visitor.form = { session, clientSecret: String(body.clientSecret), plan };
    },
  );
}

/** The form that a buyer sends; afterwards the page shows none. */
function takeForm({ wrongs }: World, visitor: Visitor) {
  const { form, paid } = visitor;
  const before = paid.at(-1);
  const isSeen = before?.seenAt !== undefined && Math.abs(Date.now() - before.seenAt) >= receiptLife;
  // Who has seen the receipt of a day ago may want a second one.
  if (form && before?.plan === form.plan && before.session !== form.session && !isSeen)
    wrongs.push(`${visitor.email} pays ${form.plan} twice`);
  visitor.form = undefined;
  return form;
}

function pay(world: World, visitor: Visitor, bank: Bank): void {
  const form = takeForm(world, visitor);
  if (!form || world.memory.sessions.get(form.session)?.status !== "open") return;
  world.memory.settle(form.session, "complete", true);
  notePaid(world, form.session);
  tellOf(world, bank, "checkout.session.completed", form.session);
}

async function payTest(world: World, visitor: Visitor, action: Action): Promise<void> {
  const form = takeForm(world, visitor);
  if (!form) return;
  visitor.form = form;
  const card = { clientSecret: form.clientSecret, card: "4242424242424242", expiry: "12/30", cvc: "123" };
  await world.call(
    action,
    (context) => post(sandboxPay, card, context),
    ({ status }) => {
      if (status !== 200) return;
      notePaid(world, form.session);
      if (visitor.form === form) visitor.form = undefined;
    },
  );
}

/** Whoever was given the session has bought with it. */
function notePaid({ visitors }: Pick<World, "visitors">, session: string): void {
  for (const { given, paid } of visitors)
    for (const sold of given.values())
      if (sold.session === session && !paid.some((known) => known.session === session)) paid.push({ ...sold });
}

function tellOf({ memory }: Pick<World, "memory">, { waiting }: Bank, type: string, session: string): void {
  waiting.push({ id: `evt_${type}_${session}`, tell: () => memory.event(type, session) });
}

/** Tells of an event, which waits until it is taken. */
export async function tell(world: World, event: Event | undefined, disturbance: Disturbance, bank: Bank) {
  if (!event) return;
  const told = await event.tell();
  await world.call(
    disturbance,
    (context) => postEvent(told, context),
    ({ status }) => {
      if (status !== 200 || !bank.waiting.includes(event)) return;
      bank.waiting.splice(bank.waiting.indexOf(event), 1);
      bank.taken.push(event);
    },
  );
}

async function lookAtReceipt(world: World, visitor: Visitor, action: Action): Promise<void> {
  const sessions = [...visitor.given];
  const [attempt, { session } = { session: "" }] = sessions[action.pick % sessions.length] ?? [];
  if (attempt === undefined) return;
  const known = visitor.paid.find((one) => one.session === session);
  await world.call(
    action,
    (context) => post(sessionStatus, { sessionId: session }, context),
    ({ status, body }) => {
      if (status === 200 && !body.paid && known) world.wrongs.push(`${session} is paid, and its buyer told otherwise`);
      if (status !== 200 || !body.paid || !known) return;
      known.seenAt = Date.now();
      if (Object(visitor.storage.read("purchase")).attempt === attempt) endPaid(visitor.storage, undefined, Date.now());
    },
  );
}
