import type { TrackingEvent } from "../../../schema/funnel.types.ts";
import { purchaseEventId } from "../attempt.ts";
import { exclusive } from "../exclusive.ts";
import type { FunnelStorage } from "../storage.ts";
import { isUuid, uuid } from "../uuid.ts";

/**
 * The id under which an event is told. Purchases, and what shares an id with one, have that of the purchase under way,
 * which the server uses too; other events that share an id have one for the visit; the rest have their own.
 *
 * @param name of the funnel, by which its tabs know each other
 */
export async function eventIdFor(
  event: TrackingEvent,
  events: readonly TrackingEvent[],
  storage: FunnelStorage,
  name: string,
): Promise<string> {
  const { id } = event;
  const isPurchase = (other: TrackingEvent) => other.event === "Purchase";
  if (isPurchase(event) || events.some((other) => id !== undefined && other.id === id && isPurchase(other)))
    return exclusive(`${name}:purchase`, async () => purchaseEventId(storage));
  return id === undefined ? uuid() : sharedId(id, storage);
}

function sharedId(id: string, storage: FunnelStorage): string {
  const kept = storage.read("event-ids");
  const ids = new Map(Object.entries(typeof kept === "object" && kept !== null ? kept : {}));
  const known = ids.get(id);
  if (isUuid(known)) return known;
  const made = uuid();
  storage.write("event-ids", Object.fromEntries(ids.set(id, made)));
  return made;
}
