import type { TrackingEvent } from "../../../schema/funnel.types.ts";

/** An event as receivers get it: the definition's names, current figures, and nothing that a visitor wrote. */
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
  /** The order of a paid purchase. Only our own backend gets it. */
  readonly order?: { readonly session: string; readonly plan: string; readonly email: string };
};

/** Sends an event to one receiver; rejects if it cannot be sent. */
export type SendEvent = (event: TrackedEvent) => Promise<unknown>;

/** Key of an event in the ledger; a payment is a separate event for each order. */
export function eventKey(event: TrackingEvent, orderId?: string): string {
  return JSON.stringify([...wordsOf(event), orderId]);
}

/** Whether a ledger key belongs to this event of the definition, for any order. */
export function isKeyOf(key: string, event: TrackingEvent): boolean {
  const start = JSON.stringify(wordsOf(event)).slice(0, -1);
  return key.startsWith(`${start},`);
}

const wordsOf = ({ event, to, step, content, contentId, value }: TrackingEvent) =>
  [event, to, step, content, contentId, value] as const;
