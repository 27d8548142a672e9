import type { Invoke } from "./backend.ts";
import type { WaitingLead } from "./waiting-leads.ts";

/** Hands one lead over; rejects if it cannot have arrived. */
export type SendLead = (lead: WaitingLead, visit: string) => Promise<unknown>;

/** A way to hand leads over. */
export type LeadSender = {
  readonly send: SendLead;
  /** Fetches the code that sending needs; rejects if it does not come. */
  readonly prepare: () => Promise<unknown>;
  /** How long what a page that is gone began to send may still arrive, in milliseconds. */
  readonly onItsWay: number;
};

type Receiver = {
  /** Tag sent with every lead. */
  readonly leadSource: string;
  /** The automation service. It answers nothing that a page may read, so what was sent counts as arrived. */
  readonly leadWebhook?: string;
};

/**
 * Who takes leads: the automation service that a definition names, or our own backend. That one knows a lead it has
 * already, so it may soon be told again; the service does not.
 *
 * @param loadInvoke gives what calls a function of the backend
 */
export function leadSender(
  { leadSource: source, leadWebhook }: Receiver,
  loadInvoke: () => Promise<Invoke>,
): LeadSender {
  if (leadWebhook === undefined)
    return {
      send: async ({ submission_id, timestamp, website, ...lead }, visit_id) => {
        const invoke = await loadInvoke();
        return invoke("lead", { submission_id, timestamp, source, ...wayOf(lead), website, visit_id });
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
        body: JSON.stringify({ ...wayOf(lead), timestamp, source }),
        signal: AbortSignal.timeout(15_000),
      }),
    prepare: async () => undefined,
    onItsWay: 15_000,
  };
}

/** One way to reach a visitor, never two. */
const wayOf = ({ email, phone }: Pick<WaitingLead, "email" | "phone">) => (email === undefined ? { phone } : { email });
