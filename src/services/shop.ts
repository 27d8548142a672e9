import type { OpenedCheckout, Purchase, Settled, Shop, TestResult } from "../../renderers/shop.ts";
import { takeArrival } from "./arrival.ts";
import { attemptFor, endFailed, endPaid, noteOpen } from "./attempt.ts";
import type { Invoke } from "./backend.ts";
import { BackendError } from "./backend-error.ts";
import { exclusive } from "./exclusive.ts";
import type { PaidOrder } from "./paid-order.ts";
import type { FunnelStorage } from "./storage.ts";
import { visitId } from "./visit-id.ts";

type World = {
  /** Id of the funnel. */
  readonly name: string;
  readonly storage: FunnelStorage;
  readonly invoke: Invoke;
  /** What the visitor has answered so far, as it is stored. */
  readonly quizState: () => object;
  /** Whether events of this visitor may be sent to advertising services. */
  readonly mayTrack: () => boolean;
  /** Tells the backend of the visitor's consent, without which it tells nobody of a purchase. */
  readonly consentTold: () => Promise<void>;
  /** Told of an order that the backend has seen paid. */
  readonly onPaid: (order: PaidOrder) => void;
};

/** Where payments are made, over the backend's functions. */
export function createShop({ name, storage, invoke, quizState, mayTrack, consentTold, onPaid }: World): Shop {
  const openings = new Map<string, Promise<Session>>();

  /** Pressed twice, it is asked once. */
  const openSession = (purchase: Purchase & { isHosted: boolean }): Promise<Session> => {
    const key = JSON.stringify(purchase);
    const opening =
      openings.get(key) ??
      createCheckout(purchase)
        .catch(leaveIfPaid)
        .finally(() => openings.delete(key));
    openings.set(key, opening);
    return opening;
  };
  const createCheckout = async (purchase: Purchase & { isHosted: boolean }) => {
    try {
      return await createFor(purchase);
    } catch (error) {
      if ((error as BackendError).code !== "attempt-reused") throw error;
      // The purchase is still the same.
      return createFor(purchase);
    }
  };
  const createFor = async (purchase: Purchase & { isHosted: boolean }) => {
    const { plan, email, atOriginalPrice, isHosted } = purchase;
    // On its way first, but no purchase waits for it: it only has to arrive before the payment does.
    void consentTold();
    // Two tabs that begin at the same time share the attempt of the first.
    const begun = await exclusive(`${name}:purchase`, async () => attemptFor(storage, purchase, Date.now()));
    const { attempt, eventId, before } = begun;
    const asked = { ...(atOriginalPrice && { atOriginalPrice }), ...(isHosted && { hosted: true }) };
    const order = { planId: plan, quizState: { ...quizState(), email }, email, attempt, eventId };
    const body = { ...order, ...(before && { before }), mayTrack: mayTrack(), visitId: visitId(storage), ...asked };
    try {
      // What the function answers is fixed by its contract.
      const session = (await invoke("create-checkout", body)) as Session;
      noteOpen(storage, begun);
      return session;
    } catch (error) {
      endFailed(storage, begun, error as BackendError);
      throw error;
    }
  };

  return {
    open: async (purchase) => {
      const session = await openSession({ ...purchase, isHosted: false });
      if (!session?.clientSecret) throw new BackendError("no-client-secret", "The session has no client secret.");
      return session as OpenedCheckout;
    },
    openHosted: async (purchase) => {
      const { url } = await openSession({ ...purchase, isHosted: true });
      if (!url) throw new BackendError("no-hosted-page", "The session has no page of its own.");
      return url;
    },
    payTest: async (clientSecret, card) => (await invoke("sandbox-pay", { clientSecret, ...card })) as TestResult,
    arrive: () => takeArrival(`${name}:arrival`),
    settle: async ({ session = "", email }) => {
      const status = session ? await statusOf(session, invoke) : undefined;
      if (session && !status?.paid) return { isPaid: false, hasAccount: false };
      if (status) {
        endPaid(storage, Date.now());
        onPaid(status);
      }
      const { amount, currency, plan, transaction, email: buyer } = status ?? {};
      const known = { amount, currency, plan, transaction, email: buyer };
      const hasAccount = await createUser({ session_id: session, ...(email && { email }) }, invoke);
      return { isPaid: status !== undefined, hasAccount, ...known } as Settled;
    },
    leave: (address) => location.assign(address),
  };
}

/** Leads what was paid to its receipt. Whoever waits for an answer stays busy until that page is there. */
function leaveIfPaid(error: unknown): Promise<never> {
  const { code, returnUrl } = error as BackendError;
  if (code !== "already-paid" || !returnUrl) throw error;
  location.assign(returnUrl);
  return new Promise(() => undefined);
}

type Session = Partial<OpenedCheckout> & { readonly url?: string };
type Status = PaidOrder & { readonly paid: boolean };

async function statusOf(sessionId: string, invoke: Invoke): Promise<Status | undefined> {
  try {
    return (await invoke("session-status", { sessionId })) as Status;
  } catch (error) {
    if (refusals.has((error as BackendError).code)) return undefined;
    throw error;
  }
}

/** What the backend says of a session that it does not know, or that cannot be one. */
const refusals: ReadonlySet<string> = new Set(["unknown-session", "bad-request"]);

async function createUser(buyer: object, invoke: Invoke): Promise<boolean> {
  try {
    const answer = (await invoke("create-user", buyer)) as { success?: unknown } | null;
    return answer?.success === true;
  } catch {
    return false;
  }
}
