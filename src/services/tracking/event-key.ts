import type { TrackingEvent } from "../../../schema/funnel.types.ts";

/** Names an event of the definition in the ledger; of what was paid, each order is an event. */
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
