import type { PaymentProvider, ProviderSession } from "../functions/_shared/context/index.ts";
import { signedEvent, verifyWebhook } from "../functions/_shared/payment/index.ts";

const secret = "whsec_memory";

/** A provider that keeps its sessions in memory, for tests that call it thousands of times. */
export function memoryPayment(now: () => Date) {
  const sessions = new Map<string, ProviderSession>();
  const payment: PaymentProvider = {
    name: "stripe",
    open: async ({ attempt, amount, currency }) => {
      const id = `cs_test_${attempt.replaceAll("-", "")}`;
      if (!sessions.has(id)) sessions.set(id, { id, status: "open", isPaid: false, attempt, amount, currency });
      return { id, clientSecret: `${id}_secret` };
    },
    read: async (session) => sessions.get(session),
    close: async (id) => {
      const session = sessions.get(id);
      if (session?.status === "open") sessions.set(id, { ...session, status: "expired" });
    },
    verify: (body, signature) => verifyWebhook(body, signature, secret, now()),
  };
  return {
    payment,
    sessions,
    settle: (id: string, status: ProviderSession["status"], isPaid: boolean) => {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, status, isPaid, ...(isPaid && { paymentIntent: `pi_${id}` }) });
    },
    event: (type: string, id: string) => {
      const object = { id, object: "checkout.session", metadata: { attempt: sessions.get(id)?.attempt } };
      return signedEvent({ id: `evt_${type}_${id}`, object: "event", type, data: { object } }, secret, now());
    },
    /** The event that so much of a session's payment has been given back by then. */
    refund: (id: string, sum: number, at: Date) => {
      const { amount = 0, currency = "usd" } = sessions.get(id) ?? {};
      const charge = { id: `ch_${id}`, object: "charge", amount_refunded: sum, refunded: sum >= amount, currency };
      const object = { ...charge, payment_intent: `pi_${id}`, customer: null, metadata: {} };
      const created = Math.floor(at.getTime() / 1000);
      const event = { id: `evt_refund_${id}_${sum}`, object: "event", type: "charge.refunded", created };
      return signedEvent({ ...event, data: { object } }, secret, now());
    },
  };
}
