import type { Invoke } from "./invoke.ts";
import type { Lead } from "./store-lead.ts";

/** A lead that can be handed over: it has its id. */
export type WaitingLead = Lead & { readonly submissionId: string };

/** Hands one lead over; rejects if it cannot have arrived. */
export type SendLead = (lead: WaitingLead, visitId: string) => Promise<unknown>;

/** A way to hand leads over. */
export type LeadSender = {
  readonly send: SendLead;
  /** Fetches the code that sending needs; rejects if it does not come. */
  readonly prepare: () => Promise<unknown>;
  /** How long a lead that a closed page began to send may still arrive, in milliseconds. */
  readonly onItsWay: number;
};

type Receiver = {
  /** Tag sent with every lead. */
  readonly leadSource: string;
  /** The automation service. It answers nothing that a page may read, so what was sent counts as arrived. */
  readonly leadWebhook?: string;
};

/**
 * The sender to the receiver of leads: the automation service that a definition names, or our own backend. The backend
 * recognises a repeat, so it may soon be sent one; the service does not.
 *
 * @param loadInvoke gives what calls a function of the backend
 */
export function leadSender(
  { leadSource: source, leadWebhook }: Receiver,
  loadInvoke: () => Promise<Invoke>,
): LeadSender {
  if (leadWebhook === undefined)
    return {
      send: async ({ submissionId, timestamp, website, ...lead }, visitId) => {
        const invoke = await loadInvoke();
        return invoke("lead", { submissionId, timestamp, source, ...contactOf(lead), website, visitId });
      },
      prepare: loadInvoke,
      onItsWay: 2_000,
    };
  return {
    send: ({ timestamp, ...lead }) =>
      fetch(leadWebhook, {
        method: "POST",
        mode: "no-cors",
        keepalive: true,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...contactOf(lead), timestamp, source }),
        signal: AbortSignal.timeout(15_000),
      }),
    prepare: async () => undefined,
    onItsWay: 15_000,
  };
}

/** Either the e-mail address or the phone number, never both. */
const contactOf = ({ email, phone }: Pick<WaitingLead, "email" | "phone">) =>
  email === undefined ? { phone } : { email };
