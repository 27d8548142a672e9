import { forgetAbandoned, toStored } from "../../../engine/quiz/index.ts";
import type { BackendView } from "../../../engine/views/index.ts";
import type { CheckoutClient } from "../../../renderers/checkout-client.ts";
import type { Keeper } from "../../../renderers/contract.ts";
import { type Consent, createConsent } from "../../services/consent.ts";
import { visitId } from "../../services/ids.ts";
import { BackendError, type Invoke } from "../../services/invoke.ts";
import { refusesTracking } from "../../services/privacy-control.ts";
import { type ConfirmedOrder, createCheckoutClient } from "../../services/purchase/index.ts";
import type { Funnel } from "../funnel.ts";
import { confirmationKey } from "./confirmation-key.ts";
import { guessCountry } from "./geolocation.ts";
import type { Visit } from "./session.ts";

/** A visitor's session, and the name of the funnel. */
type Visitor = Visit & Pick<Funnel, "site">;

/** The services that make network calls. No page needs them before it is interactive. */
export type Services = Keeper & {
  readonly guessCountry: () => Promise<string | undefined>;
  /** Purchases at a step, or what a receipt tells of them. */
  readonly checkoutAt: (step: string) => CheckoutClient;
  readonly consent: Consent;
  /** Takes the key of a confirmation out of the address; undefined if the page was not opened by the link of a mail. */
  readonly takeConfirmation: () => string | undefined;
  /** The order of this page, once the backend has seen it paid. */
  readonly paid: Promise<ConfirmedOrder>;
  readonly invoke: Invoke;
};

/**
 * Creates the services of a page.
 *
 * @param backend the backend to call
 */
export function createServices({ flow, site, quiz, storage }: Visitor, backend: BackendView): Services {
  const loadInvoke = invokeLoader(backend);
  /** The library that calls functions is fetched on the first call. */
  const invoke: Invoke = async (name, body) => (await loadInvoke())(name, body);
  const consent = createConsent({ mode: backend.consent, isForbidden: refusesTracking(), storage, invoke });
  let onPaid: (order: ConfirmedOrder) => void = () => undefined;
  const paid = new Promise<ConfirmedOrder>((resolve) => {
    onPaid = resolve;
  });
  const clients = new Map<string | undefined, CheckoutClient>();
  const clientOf = (receipt: string | undefined) =>
    createCheckoutClient({
      name: site.id,
      storage,
      invoke,
      receipt,
      quizState: () => toStored(flow, forgetAbandoned(flow, quiz.getSnapshot().context)),
      mayTrack: () => consent.mayTrack() ?? false,
      syncConsent: consent.sync,
      onPaid,
    });
  let confirmation: string | undefined;
  const takeConfirmation = () => {
    // What a page was opened with is its own, whatever another tab has stored since.
    confirmation ??= confirmationKey(storage);
    return confirmation;
  };
  return {
    guessCountry: () => guessCountry(backend.geolocation),
    sendFile: (picked) => import("../../services/files/index.ts").then(({ sendFile }) => sendFile(invoke, picked)),
    takeConfirmation,
    confirmContact: async () => {
      const key = takeConfirmation();
      return key !== undefined && (await invoke("confirm", { key })).isConfirmed;
    },
    askTimes: (field, at) => invoke("appointment", { visitId: visitId(storage), field, at }),
    checkoutAt: (step) => {
      const receipt = furtherReceipt(flow, step);
      const client = clients.get(receipt) ?? clientOf(receipt);
      clients.set(receipt, client);
      return client;
    },
    consent,
    paid,
    invoke,
  };
}

/**
 * The receipt of a step, itself or the one that its payments lead to; undefined if it is the first of the funnel, which
 * backends and stored purchases need no name for.
 */
function furtherReceipt({ steps }: Visitor["flow"], at: string): string | undefined {
  const receipt = steps[at]?.isReceipt ? at : steps[at]?.paid;
  return receipt === Object.keys(steps).find((id) => steps[id]?.isReceipt) ? undefined : receipt;
}

function invokeLoader({ url = location.origin, key = "local" }: BackendView): () => Promise<Invoke> {
  let call: Invoke | undefined;
  return async () => {
    const { createFunctionsClient } = await import("../../services/functions-client.ts").catch(() => {
      throw new BackendError("unreachable", "The code that calls the backend did not come.");
    });
    call ??= createFunctionsClient({ url, key });
    return call;
  };
}
