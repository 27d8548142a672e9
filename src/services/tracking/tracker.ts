import { eventCurrency } from "../../../engine/pricing/index.ts";
import type { TrackingEvent } from "../../../schema/funnel.types.ts";

import type { Consent } from "../consent.ts";
import { exclusive } from "../exclusive.ts";
import { isUuid, uuid } from "../ids.ts";
import { type ConfirmedOrder, purchaseEventId } from "../purchase/index.ts";
import type { FunnelStorage } from "../storage.ts";
import { createLedger } from "./ledger.ts";
import { eventKey, type SendEvent, type TrackedEvent } from "./tracked-event.ts";

/** Reports the definition's events to advertising services. Nothing waits for it, and it never throws. */
export type Tracker = {
  /** Called when a step is on the page. */
  readonly enter: (step: string) => void;
  /** The visitor has agreed or declined: held events are sent or discarded. */
  readonly decide: () => void;
};

type Options = {
  /** Name of the funnel; its tabs share it. */
  readonly name: string;
  readonly events: readonly TrackingEvent[];
  readonly storage: FunnelStorage;
  readonly mayTrack: Consent["mayTrack"];
  /** Price of the plan that a visitor of a step has picked, in whole units of its currency. */
  readonly priceAt: (step: string) => number | undefined;
  /** The order of this page, once the backend has confirmed its payment. */
  readonly paid: Promise<ConfirmedOrder>;
  readonly receivers: Readonly<Record<TrackingEvent["to"], readonly SendEvent[]>>;
  /** Address of the page, without query and fragment. */
  readonly address: () => string;
  /** In milliseconds. */
  readonly now: () => number;
};

/** Anything held longer belongs to another visit. */
const longestHold = 24 * 3_600_000;

/** The one dispatcher. Each event goes out once, in whatever tab and however often its step is shown. */
export function createTracker(options: Options): Tracker {
  const { name, events, storage, mayTrack, receivers, now } = options;
  const ledger = createLedger(storage);
  let hasFailed = false;

  const log = (error: unknown) => {
    // Content blockers are common, so this is logged only once.
    if (!hasFailed) console.debug("An event could not be sent.", error instanceof Error ? error.name : typeof error);
    hasFailed = true;
  };
  const send = (tracked: TrackedEvent) => {
    for (const receiver of receivers[tracked.to]) receiver(tracked).catch(log);
  };
  const oneByOne = (task: () => Promise<void>) => void exclusive(`${name}:tracking`, task).catch(log);

  const track = (event: TrackingEvent, order?: ConfirmedOrder) =>
    oneByOne(async () => {
      const key = eventKey(event, order?.eventId);
      if (mayTrack() === false || ledger.has(key)) return;
      const tracked = await describe(event, order, options);
      // In a browser without locks, another tab may have been faster.
      if (ledger.has(key)) return;
      // Marked as sent before it is: losing an event is better than sending one twice.
      ledger.set(key, mayTrack() ? "sent" : tracked);
      if (mayTrack()) send(tracked);
    });

  return {
    enter: (step) => {
      const { paid } = options;
      for (const event of events.filter((one) => one.step === step))
        if (event.value === "amount-paid") paid.then((order) => track(event, order));
        else track(event);
    },
    decide: () =>
      oneByOne(async () => {
        for (const [key, tracked] of ledger.takeHeld()) {
          if (!mayTrack() || now() - tracked.at > longestHold) continue;
          ledger.set(key, "sent");
          send(tracked);
        }
      }),
  };
}

async function describe(
  event: TrackingEvent,
  order: ConfirmedOrder | undefined,
  options: Options,
): Promise<TrackedEvent> {
  const { events, storage, name } = options;
  const { content, contentId } = event;
  return {
    event: event.event,
    to: event.to,
    eventId: order?.eventId ?? (await eventIdFor(event, events, storage, name)),
    ...(content && { content }),
    ...(contentId && { contentId }),
    ...figuresOf(event, order, options),
    url: options.address(),
    at: options.now(),
    ...(order && { order: { session: order.sessionId, plan: order.plan, email: order.email } }),
  };
}

function figuresOf(event: TrackingEvent, order: ConfirmedOrder | undefined, { priceAt }: Options) {
  if (event.value === undefined) return undefined;
  // A payment is in the order's currency, whatever the definition says.
  if (order) return { value: order.amount, currency: order.currency };
  const price = priceAt(event.step);
  return price === undefined ? undefined : { value: price, currency: eventCurrency(event) };
}

/**
 * The id under which an event is sent. Purchases, and events that share an id with one, use the id of the current
 * purchase, as the server does. Other events with a shared id use one per visit; the rest have their own.
 *
 * @param name of the funnel; its tabs share it
 */
async function eventIdFor(
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
  const stored = storage.read("event-ids");
  const ids = new Map(Object.entries(typeof stored === "object" && stored !== null ? stored : {}));
  const known = ids.get(id);
  if (isUuid(known)) return known;
  const made = uuid();
  storage.write("event-ids", Object.fromEntries(ids.set(id, made)));
  return made;
}
