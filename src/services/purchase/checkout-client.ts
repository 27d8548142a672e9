import type { CheckoutClient, OpenedCheckout, Purchase, Settled } from "../../../renderers/checkout-client.ts";
import type { Functions } from "../../../supabase/functions/contract.ts";
import { exclusive } from "../exclusive.ts";
import { visitId } from "../ids.ts";
import { BackendError, type Invoke } from "../invoke.ts";
import { sayLeaving } from "../leaving.ts";
import type { FunnelStorage } from "../storage.ts";
import { touchesOf } from "../touches.ts";
import { withinLimit } from "../within-limit.ts";
import { takeArrival } from "./arrival.ts";
import { attemptFor, endFailed, endOf, endPaid, noteOpen } from "./attempt.ts";
import { paidAt } from "./paid.ts";

/** An order whose payment the backend has confirmed. */
export type ConfirmedOrder = Extract<Functions["session-status"]["output"], { paid: true }>;

type Options = {
  /** Id of the funnel. */
  readonly name: string;
  readonly storage: FunnelStorage;
  readonly invoke: Invoke;
  /**
   * Id of the step that its payments lead to, or at which they have arrived; left out for the first receipt of the
   * funnel.
   */
  readonly receipt?: string | undefined;
  /** The visitor's answers so far, as stored. */
  readonly quizState: () => object;
  /** Whether events of this visitor may be sent to advertising services. */
  readonly mayTrack: () => boolean;
  /** Sends the visitor's consent to the backend, which reports no purchase without it. */
  readonly syncConsent: () => Promise<void>;
  /** Called with an order whose payment the backend has confirmed. */
  readonly onPaid: (order: ConfirmedOrder) => void;
};

type Session = Functions["create-checkout"]["output"] & Pick<OpenedCheckout, "until" | "isOvertaken">;

/** Opens payment sessions and checks on them, through the backend's functions. */
export function createCheckoutClient({
  name,
  storage,
  invoke,
  receipt,
  quizState,
  mayTrack,
  syncConsent,
  onPaid,
}: Options): CheckoutClient {
  const openings = new Map<string, Promise<Session>>();
  const paid = paidAt(receipt, storage);
  /** The page shows what is no longer sold: only the page as it is now can sell. */
  let isOutdated = false;

  const beginAnew = () => {
    storage.carry?.({ quiz: quizState() });
    sayLeaving();
    location.reload();
  };
  /**
   * A buyer who goes back from the provider's page or the receipt may find this page as it was left: busy, with a form that
   * may be paid by now.
   */
  const beginAnewIfKept = ({ persisted }: PageTransitionEvent) => persisted && beginAnew();

  /** Two presses at once are one call. */
  const openSession = (purchase: Purchase & { isHosted: boolean }): Promise<Session> => {
    if (isOutdated) {
      beginAnew();
      return new Promise(() => undefined);
    }
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
      if (!(error instanceof BackendError && error.code === "attempt-reused")) throw error;
      // Only if it is still the same purchase.
      return createFor(purchase);
    }
  };
  const createFor = async (purchase: Purchase & { isHosted: boolean }) => {
    const { charges, ...bought } = purchase;
    const { plan, email, atOriginalPrice, isHosted } = bought;
    const atReceipt = { ...bought, ...(receipt !== undefined && { receipt }) };
    addEventListener("pageshow", beginAnewIfKept);
    // Sent first, but the purchase does not wait for it: it only has to arrive before the payment.
    void syncConsent();
    // Two tabs that begin at the same time share the attempt of the first.
    const begun = await exclusive(`${name}:purchase`, async () => attemptFor(storage, atReceipt, Date.now()));
    const { attempt, eventId, before } = begun;
    const isOvertaken = paid.since();
    const asked = Date.now();
    try {
      const session = await invoke("create-checkout", {
        planId: plan,
        charges,
        quizState: withinLimit({ ...quizState(), email }) ?? { email },
        email,
        attempt,
        eventId,
        ...(before && { before }),
        mayTrack: mayTrack(),
        ...sourceOf(storage),
        visitId: visitId(storage),
        ...(atOriginalPrice && { atOriginalPrice }),
        ...(isHosted && { hosted: true }),
        ...(receipt !== undefined && { receipt }),
      });
      noteOpen(storage, begun);
      // Whoever can store nothing would be asked to stay for a contact that is under way. It is sent once more as the page
      // closes, and the session has told the backend of its buyer.
      sayLeaving();
      // An attempt that was refused, such as for the last place, may be made again much later than it was begun.
      const until = session.lasts === undefined ? endOf(begun) : asked + session.lasts;
      return { ...session, until, isOvertaken };
    } catch (error) {
      if (error instanceof BackendError) {
        endFailed(storage, begun, error);
        isOutdated = outdated.has(error.code);
      }
      throw error;
    }
  };

  return {
    open: async (purchase): Promise<OpenedCheckout> => {
      const opened = await openSession({ ...purchase, isHosted: false });
      const { provider, clientSecret, publishableKey, terms, until, isOvertaken } = opened;
      if (!clientSecret) throw new BackendError("no-client-secret", "The session has no client secret.");
      return { provider, clientSecret, terms, until, isOvertaken, ...(publishableKey && { publishableKey }) };
    },
    openHosted: async (purchase) => {
      const { url } = await openSession({ ...purchase, isHosted: true });
      if (!url) throw new BackendError("no-hosted-page", "The session has no page of its own.");
      return url;
    },
    payTest: (clientSecret, card) => invoke("sandbox-pay", { clientSecret, ...card }),
    arrive: () => takeArrival([name, "arrival", ...(receipt === undefined ? [] : [receipt])].join(":")),
    settle: async ({ session = "", email }): Promise<Settled> => {
      const order = session ? await confirmedOrder(session, invoke) : undefined;
      if (session && !order) return { isPaid: false, hasAccount: false };
      if (order) {
        endPaid(storage, receipt, Date.now());
        paid.note(session);
        onPaid(order);
      }
      const hasAccount = await createUser({ sessionId: session, ...(email && { email }) }, invoke);
      if (!order) return { isPaid: false, hasAccount };
      const { amount, currency, plan, sold, sessionId, email: buyer } = order;
      return {
        isPaid: true,
        hasAccount,
        amount,
        currency,
        plan,
        ...(sold && { sold }),
        transaction: sessionId,
        email: buyer,
      };
    },
    stockLeft: async () => (await invoke("stock", { visitId: visitId(storage) })).left,
    leave,
  };
}

/** Where the buyer came from, if it is known. */
function sourceOf(storage: FunnelStorage) {
  const touches = touchesOf(storage, Date.now());
  return touches && { touches };
}

/** Leads a paid purchase to its receipt; the caller stays busy until that page has loaded. */
function leaveIfPaid(error: unknown): Promise<never> {
  if (!(error instanceof BackendError && error.code === "already-paid" && error.returnUrl)) throw error;
  sayLeaving();
  leave(error.returnUrl);
  return new Promise(() => undefined);
}

/** Goes to another page. The entry that the history has for an open dialog is not worth coming back to. */
function leave(address: string): void {
  if (history.state?.over) location.replace(address);
  else location.assign(address);
}

/** @returns undefined if nothing was paid or the session does not exist */
async function confirmedOrder(sessionId: string, invoke: Invoke): Promise<ConfirmedOrder | undefined> {
  try {
    const status = await invoke("session-status", { sessionId });
    return status.paid ? status : undefined;
  } catch (error) {
    if (error instanceof BackendError && unknownSession.has(error.code)) return undefined;
    throw error;
  }
}

/** The backend's error codes for a plan that costs something else by now, or is gone. */
const outdated: ReadonlySet<string> = new Set(["price-changed", "unknown-plan"]);

/** The backend's error codes for a session that is unknown or malformed. */
const unknownSession: ReadonlySet<string> = new Set(["unknown-session", "bad-request"]);

async function createUser(buyer: Functions["create-user"]["input"], invoke: Invoke): Promise<boolean> {
  try {
    const { success } = await invoke("create-user", buyer);
    return success === true;
  } catch {
    return false;
  }
}
