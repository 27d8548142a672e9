import type { Context } from "../../functions/_shared/context/index.ts";
import { handler as consent } from "../../functions/consent/handler.ts";
import { handler as createCheckout } from "../../functions/create-checkout/handler.ts";
import { handler as lead } from "../../functions/lead/handler.ts";
import { handler as runJobs } from "../../functions/run-jobs/handler.ts";
import { handler as sessionStatus } from "../../functions/session-status/handler.ts";
import { checkoutRequest } from "../checkout-request.ts";
import type { memoryPayment } from "../memory-payment.ts";
import { type Answer, post } from "../post.ts";
import { postEvent } from "../post-event.ts";

/** Ids of everything acknowledged, by kind: leads, paid sessions, choices and webhooks. */
type Acknowledged = Readonly<Record<"leads" | "sales" | "choices" | "events", Set<string>>>;

/**
 * Visitors of a funnel: they leave contacts, buy, and choose about tracking. Like pages and the payment provider, they
 * repeat every call that was not answered with 200.
 *
 * @param context creates a function's context for each call
 * @param jobs the header that runs the jobs
 */
export function createLoad(
  context: () => Context,
  { settle, event }: Pick<ReturnType<typeof memoryPayment>, "settle" | "event">,
  jobs: string,
) {
  const acknowledged: Acknowledged = { leads: new Set(), sales: new Set(), choices: new Set(), events: new Set() };
  let failures = 0;
  let isOver = false;
  const count = () => Math.min(...Object.values(acknowledged).map(({ size }) => size));
  const watchers: { readonly isMet: () => boolean; readonly meet: () => void }[] = [];
  const tell = () => {
    for (const watcher of [...watchers])
      if (watcher.isMet()) {
        watchers.splice(watchers.indexOf(watcher), 1);
        watcher.meet();
      }
  };
  const until = (isMet: () => boolean) =>
    new Promise<void>((meet) => {
      watchers.push({ isMet, meet });
      tell();
    });

  const insist = async (ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await ask();
      if (answer.status === 200) return answer;
      // Any other status would be a visitor's mistake, and there are none.
      if (answer.status !== 500) throw new Error(`Answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
      failures += 1;
      tell();
    }
  };
  const acknowledge = (kind: keyof Acknowledged, id: string) => {
    acknowledged[kind].add(id);
    tell();
  };

  const leave = async () => {
    const submissionId = crypto.randomUUID();
    const body = { submissionId, visitId: submissionId, timestamp: new Date().toISOString(), source: "quiz" };
    await insist(() => post(lead, { ...body, email: `${submissionId}@example.com` }, context()));
    acknowledge("leads", submissionId);
  };
  const buy = async () => {
    const request = checkoutRequest({ email: `${crypto.randomUUID()}@example.com` });
    const session = String((await insist(() => post(createCheckout, request, context()))).body.sessionId);
    settle(session, "complete", true);
    const told = await event("checkout.session.completed", session);
    // The webhook and the page at once.
    await Promise.all([
      insist(() => postEvent(told, context())).then(() => acknowledge("events", session)),
      insist(() => post(sessionStatus, { sessionId: session }, context())),
    ]);
    acknowledge("sales", session);
  };
  const choose = async () => {
    const choiceId = crypto.randomUUID();
    const body = { choiceId, visitId: choiceId, purpose: "tracking", isGiven: true, wording: "May we count visits?" };
    await insist(() => post(consent, body, context()));
    acknowledge("choices", choiceId);
  };
  const runDue = () =>
    insist(() => post(runJobs, {}, context(), { "Content-Type": "application/json", Authorization: jobs }));

  const again = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  return {
    acknowledged,
    runDue,
    /** Begins; the promise resolves after `stop`, when all visitors are done. */
    start: () => Promise.all([leave, leave, leave, buy, buy, buy, choose, runDue].map(again)),
    stop: () => {
      isOver = true;
    },
    begin: () => {
      isOver = false;
    },
    /** Resolves when a number of each kind have been acknowledged from now on. */
    more: (some: number) => {
      const enough = count() + some;
      return until(() => count() >= enough);
    },
    /** Resolves when a number of calls have failed from now on. */
    fail: (some: number) => {
      const enough = failures + some;
      return until(() => failures >= enough);
    },
    failures: () => failures,
  };
}
