import { flow, site } from "virtual:funnel";
import backendView from "virtual:funnel/backend";
import { toStored } from "../../engine/compile/index.ts";
import type { CheckoutClient } from "../../renderers/checkout-client.ts";
import { type Consent, createConsent } from "../services/consent.ts";
import { guessCountry } from "../services/geolocation.ts";
import { handOver } from "../services/hand-over.ts";
import { BackendError, type Invoke } from "../services/invoke.ts";
import { leadSender } from "../services/lead-sender.ts";
import { type ConfirmedOrder, createCheckoutClient } from "../services/purchase/index.ts";
import type { FunnelStorage } from "../services/storage.ts";
import type { Lead } from "../services/store-lead.ts";
import type { QuizActor } from "./session.ts";

/** Everything that speaks to somebody outside of the page. No page needs it before it answers. */
export type Outside = {
  readonly guessCountry: () => Promise<string | undefined>;
  readonly checkout: CheckoutClient;
  readonly handOver: (lead?: Lead) => Promise<void>;
  readonly consent: Consent;
  /** The order of this page, once the backend has seen it paid. */
  readonly paid: Promise<ConfirmedOrder>;
  readonly invoke: Invoke;
};

type Visit = { readonly quiz: QuizActor; readonly storage: FunnelStorage };

/** The outside of this page: made once. */
export function outsideOf({ quiz, storage }: Visit): Outside {
  made ??= make({ quiz, storage });
  return made;
}

let made: Outside | undefined;

function make({ quiz, storage }: Visit): Outside {
  // Not every browser has it, so the types leave it out.
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  const isForbidden = globalPrivacyControl === true;
  const consent = createConsent({ mode: backendView.consent, isForbidden, storage, invoke });
  let onPaid: (order: ConfirmedOrder) => void = () => undefined;
  const paid = new Promise<ConfirmedOrder>((resolve) => {
    onPaid = resolve;
  });
  return {
    guessCountry: () => guessCountry(backendView.geolocation),
    checkout: createCheckoutClient({
      name: site.id,
      storage,
      invoke,
      quizState: () => toStored(flow, quiz.getSnapshot().context),
      mayTrack: () => consent.mayTrack() ?? false,
      syncConsent: consent.sync,
      onPaid,
    }),
    handOver: handOver(site.id, storage, leadSender(backendView, loadInvoke)),
    consent,
    paid,
    invoke,
  };
}

/** The library that calls functions is fetched with the first call. */
const invoke: Invoke = async (name, body) => (await loadInvoke())(name, body);

async function loadInvoke(): Promise<Invoke> {
  const { createFunctionsClient } = await import("../services/functions-client.ts").catch(() => {
    throw new BackendError("unreachable", "The code that calls the backend did not come.");
  });
  call ??= createFunctionsClient({ url: backendView.url ?? location.origin, key: backendView.key ?? "local" });
  return call;
}

let call: Invoke | undefined;
