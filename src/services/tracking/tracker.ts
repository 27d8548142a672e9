import { eventCurrency } from "../../../engine/pricing/index.ts";
import type { TrackingEvent } from "../../../schema/funnel.types.ts";
import type { Consent } from "../consent.ts";
import { exclusive } from "../exclusive.ts";
import type { PaidOrder } from "../paid-order.ts";
import type { FunnelStorage } from "../storage.ts";
import { eventIdFor } from "./event-id.ts";
import { eventKey } from "./event-key.ts";
import { createLedger } from "./ledger.ts";
import type { SendEvent, ToldEvent } from "./told-event.ts";

/** Tells advertising services of what the definition wants them told. Nothing waits for it, and it never throws. */
export type Tracker = {
  /** A step is on the page. */
  readonly enter: (step: string) => void;
  /** The visitor has agreed or declined: what was held goes out, or is forgotten. */
  readonly decide: () => void;
};

type World = {
  /** Of the funnel, by which its tabs know each other. */
  readonly name: string;
  readonly events: readonly TrackingEvent[];
  readonly storage: FunnelStorage;
  readonly mayTrack: Consent["mayTrack"];
  /** Price of the plan that a visitor of a step has picked, in whole units of its currency. */
  readonly priceAt: (step: string) => number | undefined;
  /** The order of this page, once the backend has seen it paid. */
  readonly paid: Promise<PaidOrder>;
  readonly receivers: Readonly<Record<TrackingEvent["to"], readonly SendEvent[]>>;
  /** Address of the page, without query and fragment. */
  readonly address: () => string;
  /** In milliseconds. */
  readonly now: () => number;
};

/** What was held longer is of another visit. */
const longestHold = 24 * 3_600_000;

/** The one dispatcher. Each event goes out once, in whatever tab and however often its step is shown. */
export function createTracker(world: World): Tracker {
  const { name, events, storage, mayTrack, receivers, now } = world;
  const ledger = createLedger(storage);
  let hasFailed = false;

  const log = (error: unknown) => {
    // Content blockers are common: once is enough.
    if (!hasFailed) console.debug("An event could not be told.", (error as Error).name);
    hasFailed = true;
  };
  const send = (told: ToldEvent) => {
    for (const receiver of receivers[told.to]) receiver(told).catch(log);
  };
  const oneByOne = (task: () => Promise<void>) => void exclusive(`${name}:tracking`, task).catch(log);

  const tell = (event: TrackingEvent, order?: PaidOrder) =>
    oneByOne(async () => {
      const key = eventKey(event, order?.eventId);
      if (mayTrack() === false || ledger.has(key)) return;
      const told = await describe(event, order, world);
      // Where a browser has no locks, somebody else may have been quicker.
      if (ledger.has(key)) return;
      // It counts as sent before it is: one event too few is better than one too many.
      ledger.set(key, mayTrack() ? "sent" : told);
      if (mayTrack()) send(told);
    });

  return {
    enter: (step) => {
      const { paid } = world;
      for (const event of events.filter((one) => one.step === step))
        if (event.value === "amount-paid") paid.then((order) => tell(event, order));
        else tell(event);
    },
    decide: () =>
      oneByOne(async () => {
        for (const [key, told] of ledger.takeHeld()) {
          if (!mayTrack() || now() - told.at > longestHold) continue;
          ledger.set(key, "sent");
          send(told);
        }
      }),
  };
}

async function describe(event: TrackingEvent, order: PaidOrder | undefined, world: World): Promise<ToldEvent> {
  const { events, storage, name } = world;
  const { content, contentId } = event;
  return {
    event: event.event,
    to: event.to,
    eventId: order?.eventId ?? (await eventIdFor(event, events, storage, name)),
    ...(content && { content }),
    ...(contentId && { contentId }),
    ...figuresOf(event, order, world),
    url: world.address(),
    at: world.now(),
    ...(order?.transaction &&
      order.email && { order: { session: order.transaction, plan: order.plan ?? "", email: order.email } }),
  };
}

function figuresOf(event: TrackingEvent, order: PaidOrder | undefined, { priceAt }: World) {
  if (event.value === undefined) return undefined;
  // What was paid was paid in the order's currency, whatever a definition says.
  if (order) return order.amount === undefined ? undefined : { value: order.amount, currency: order.currency ?? "" };
  const price = priceAt(event.step);
  return price === undefined ? undefined : { value: price, currency: eventCurrency(event) };
}
