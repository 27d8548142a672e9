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
    verify: (body, signature) => verifyWebhook(body, signature, secret, now()),
  };
  return {
    payment,
    sessions,
    settle: (id: string, status: ProviderSession["status"], isPaid: boolean) => {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, status, isPaid });
    },
    event: (type: string, id: string) => {
      const object = { id, object: "checkout.session", metadata: { attempt: sessions.get(id)?.attempt } };
      return signedEvent({ id: `evt_${type}_${id}`, object: "event", type, data: { object } }, secret, now());
    },
  };
}
