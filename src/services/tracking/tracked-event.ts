import type { TrackingEvent } from "../../../schema/funnel.types.ts";

/** An event as receivers get it: the definition's words, the figures of the moment, and nothing that a visitor wrote. */
export type TrackedEvent = Pick<TrackingEvent, "event" | "to" | "content" | "contentId"> & {
  /** Shared with every other report of the same event. */
  readonly eventId: string;
  /** In whole units of the currency. */
  readonly value?: number;
  readonly currency?: string;
  /** Address of the page, without query and fragment. */
  readonly url: string;
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** The order behind a purchase that was paid. Only our own backend is given it. */
  readonly order?: { readonly session: string; readonly plan: string; readonly email: string };
};

/** Sends an event to one receiver; rejects if it cannot be sent. */
export type SendEvent = (event: TrackedEvent) => Promise<unknown>;

/** Names an event of the definition in the ledger; each order makes a payment an event of its own. */
export function eventKey(event: TrackingEvent, orderId?: string): string {
  return JSON.stringify([...wordsOf(event), orderId]);
}

/** Whether a key of the ledger names this event of the definition, of whatever order. */
export function isKeyOf(key: string, event: TrackingEvent): boolean {
  const start = JSON.stringify(wordsOf(event)).slice(0, -1);
  return key.startsWith(`${start},`);
}

const wordsOf = ({ event, to, step, content, contentId, value }: TrackingEvent) =>
  [event, to, step, content, contentId, value] as const;
