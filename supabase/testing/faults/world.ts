import { attemptFor } from "../../../src/services/purchase/attempt.ts";
import type { FunnelStorage } from "../../../src/services/storage.ts";
import { type Context, settingsOf } from "../../functions/_shared/context/index.ts";
import type { Database } from "../../functions/_shared/database/index.ts";
import { choosePayment } from "../../functions/_shared/payment/index.ts";
import { restoringFunnel } from "../funnels/funnels.ts";
import { memoryPayment } from "../memory-payment.ts";
import type { Answer } from "../post.ts";
import { trackingContext } from "../test-context.ts";
import { type Fault, withFault } from "../with-fault.ts";

/** What a receiver does with a request. Of the last four, the sender learns nothing. */
export const receiverAnswers = [200, 204, 429, 500, 400, "reset", "lost", "hang"] as const;

type ReceiverAnswer = (typeof receiverAnswers)[number];

/** How a call is disturbed; a lost answer is one that its caller never hears, although all was done. */
export type Disturbance = {
  readonly fault: Fault | "lost" | "none";
  /** The step at which the fault strikes, from 1. */
  readonly at: number;
  /** Whether the same call is made twice at once. */
  readonly isTwice: boolean;
};

type Sold = { readonly session: string; readonly plan: string };

/** One visitor, with what their page keeps. */
export type Visitor = ReturnType<typeof visitorOf>;

function visitorOf(email: string, number: number) {
  const stored = new Map<string, unknown>();
  const storage: FunnelStorage = {
    read: (name) => stored.get(name),
    write: (name, value) => stored.set(name, value),
    onOtherTab: () => () => undefined,
  };
  return {
    email,
    visitId: crypto.randomUUID(),
    submissionId: crypto.randomUUID(),
    phone: `+1415555010${number}`,
    name: `Visitor ${number}`,
    storage,
    /** Kinds of contact that were typed, and that the backend said it has: e-mail address, phone number, name. */
    typed: 0,
    acknowledged: 0,
    /** The latest answers that the backend said it has: their number and when they were known. */
    told: undefined as { readonly at: number; readonly count: number } | undefined,
    choice: undefined as { readonly id: string; readonly isGiven: boolean } | undefined,
    isChoiceTold: false,
    isChoosing: false,
    /** The session whose form the page shows. */
    form: undefined as (Sold & { readonly clientSecret: string }) | undefined,
    /** Sessions that the page was given, by attempt. */
    given: new Map<string, Sold>(),
    paid: [] as (Sold & { seenAt?: number })[],
  };
}

export type World = ReturnType<typeof createWorld>;

/**
 * Three visitors, a payment provider and the services that receive deliveries. All of them survive every fault of the
 * functions. The clock is that of `Date`, which the caller drives.
 *
 * @param provider "memory" is a provider outside of the database, "sandbox" the one that takes test cards
 * @param answers what receivers say to one request after the other
 */
export function createWorld(db: Database, provider: "memory" | "sandbox", answers: readonly ReceiverAnswer[]) {
  const now = () => new Date();
  const memory = memoryPayment(now);
  const deadlines = new Map<AbortSignal, { readonly end: AbortController; readonly at: number }>();
  const arrivals: { readonly key: string; readonly body: unknown }[] = [];
  const tries = new Map<string, number>();
  const visitors = ["ann@example.com", "bob@example.com", "ANN@example.com"].map(visitorOf);
  const slow: { readonly goOn: () => void; readonly end: Promise<unknown> }[] = [];
  const wrongs: string[] = [];
  let isResting = false;

  /** Each delivery meets its own answers, in whatever order deliveries are sent. */
  const answerTo = (key: string): ReceiverAnswer => {
    if (!tries.has(key)) tries.set(key, tries.size * 3);
    const number = tries.get(key) ?? 0;
    tries.set(key, number + 1);
    return isResting ? 200 : (answers[number % answers.length] ?? 200);
  };
  const fetch: Context["fetch"] = async (_, request) => {
    if (request?.signal?.aborted) throw request.signal.reason;
    const key = new Headers(request?.headers).get("Idempotency-Key") ?? "";
    const answer = answerTo(key);
    const arrives = answer === "lost" || answer === "hang" || (typeof answer === "number" && answer < 300);
    if (arrives) arrivals.push({ key, body: JSON.parse(String(request?.body)) });
    // The wait for an answer ends by the clock, which nobody has to wait for here.
    const waiting = request?.signal && deadlines.get(request.signal);
    if (answer === "hang") waiting?.end.abort();
    if (typeof answer !== "number") throw new TypeError("The connection was reset");
    return new Response(null, { status: answer });
  };
  const base = trackingContext(db);
  const plain: Omit<Context, "payment"> = {
    ...base,
    funnel: { ...restoringFunnel(), tracking: base.funnel.tracking, leadUpdates: true },
    settings: settingsOf({
      ...{ LEAD_WEBHOOK_URL: "https://automation.example/leads", ORDER_WEBHOOK_URL: "https://orders.example/events" },
      ...{ MAIL_API_URL: "https://mail.example", MAIL_API_TOKEN: "mail", MAIL_FROM: "hello@funnel.example" },
      ...{ FACEBOOK_ACCESS_TOKEN: "face", VIDEO_SOCIAL_ACCESS_TOKEN: "video" },
      ...{ VIDEO_SOCIAL_API_URL: "https://video.example/events", JOBS_SECRET: "jobs" },
    }),
    fetch,
    now,
  };
  /** Of a test provider whose statements may fail, too. */
  const withPayment = (context: Omit<Context, "payment">): Context => {
    const payment = provider === "memory" ? memory.payment : choosePayment(context);
    return { ...context, ...(payment && { payment }) };
  };

  return {
    db,
    provider,
    memory,
    visitors,
    arrivals,
    wrongs,
    now,
    deadline: () => {
      const end = new AbortController();
      deadlines.set(end.signal, { end, at: Date.now() });
      return end.signal;
    },
    /** Ends the waits for receivers that have taken ten seconds. */
    endOverdue: () => {
      for (const { end, at } of deadlines.values()) if (Math.abs(Date.now() - at) >= 10_000) end.abort();
    },
    /** From now on nothing fails; what was slow goes on. */
    rest: async () => {
      isResting = true;
      for (const { goOn, end } of slow.splice(0)) {
        goOn();
        await end;
      }
    },
    /** Lets one slow call go on to its end. */
    resume: async (pick: number) => {
      const [resumed] = slow.splice(pick % Math.max(slow.length, 1), 1);
      resumed?.goOn();
      await resumed?.end;
    },
    /**
     * Calls the backend as a page, the provider or a timer does.
     *
     * @param ask makes the call
     * @param heard what its caller does with an answer, if one comes
     */
    call: async (
      { fault, at, isTwice }: Disturbance,
      ask: (context: Context) => Promise<Answer>,
      heard: (answer: Answer, isSlow: boolean) => void = () => undefined,
    ): Promise<void> => {
      const once = async (strike: Disturbance["fault"]) => {
        const isWhole = strike === "none" || strike === "lost";
        const broken = withFault(provider === "memory" ? withPayment(plain) : plain, at, isWhole ? "throw" : strike);
        const context = provider === "memory" ? broken.context : withPayment(broken.context);
        const answering = ask(isWhole ? withPayment(plain) : context).then((answer) => {
          if (isWhole && answer.status >= 500) wrongs.push(`answered ${JSON.stringify(answer)} without a fault`);
          if (strike !== "lost") heard(answer, strike === "slow");
        });
        if (isWhole) return answering;
        if ((await broken.run(answering)) === "slow")
          slow.push({ goOn: broken.goOn, end: answering.catch(() => undefined) });
      };
      await Promise.all(isTwice ? [once(fault), once("none")] : [once(fault)]);
    },
  };
}

/** The attempt of a visitor's page to buy something now. */
export const attemptOf = ({ storage, email }: Visitor, plan: string, atOriginalPrice: boolean) =>
  attemptFor(storage, { plan, email, isHosted: false, ...(atOriginalPrice && { atOriginalPrice }) }, Date.now());

/** A call that nothing disturbs. */
export const undisturbed: Disturbance = { fault: "none", at: 0, isTwice: false };
