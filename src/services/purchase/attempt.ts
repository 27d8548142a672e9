import { partsOf } from "../../../engine/pricing/index.ts";
import type { Purchase as Bought } from "../../../renderers/checkout-client.ts";
import { isUuid, uuid } from "../ids.ts";
import type { BackendError } from "../invoke.ts";
import type { FunnelStorage } from "../storage.ts";

/** A purchase, and the step of the receipt that it leads to; left out for the first receipt of the funnel. */
type Purchase = Omit<Bought, "charges"> & { readonly receipt?: string };

/** One attempt to buy. All retries have the same id, so that they share one session. */
export type Attempt = Purchase & {
  readonly attempt: string;
  /** Shared by every tracking event of this attempt, and by no other attempt. */
  readonly eventId: string;
  readonly isHosted: boolean;
  /** When it began, in milliseconds. */
  readonly at: number;
  /** A page was given its session, which may have been paid since. */
  readonly isOpen?: true;
  /**
   * The last earlier attempt at the same plan whose session a page was given. The backend checks whether that was paid.
   */
  readonly before?: string;
  /** The last attempt whose session a page was given, for each purchase: see `keyOf`. */
  readonly opened?: Readonly<Record<string, Opened>>;
};

type Opened = {
  readonly attempt: string;
  /** When it expires, in milliseconds, if its receipt was seen. */
  readonly until?: number;
};

const hour = 3_600_000;

/** An attempt ends an hour before its session: whoever begins to pay has the time to, and for what their bank asks. */
const longestLife = 23 * hour;

/** When the session of an attempt ends, in milliseconds: a day after it was opened, at all payment providers. */
export const endOf = ({ at }: Attempt): number => at + 24 * hour;

/** The current attempt for a purchase, or a new one, which is stored. */
export function attemptFor(storage: FunnelStorage, purchase: Purchase & { isHosted: boolean }, now: number): Attempt {
  const stored = read(storage);
  const isSame = (["plan", "email", "receipt", "atOriginalPrice", "isHosted"] as const).every(
    (name) => stored[name] === purchase[name],
  );
  const { attempt, eventId, at = Number.NaN } = stored;
  const age = now - at;
  if (isSame && attempt && eventId && age >= 0 && age < longestLife)
    return { ...stored, ...purchase, attempt, eventId, at };
  const opened = openedBefore(stored, now);
  const before = opened[keyOf(purchase)]?.attempt;
  const made = {
    attempt: uuid(),
    // An earlier attempt may have been paid without its receipt being seen, so this attempt gets its own event id.
    eventId: attempt ? uuid() : purchaseEventId(storage),
    ...purchase,
    at: now,
    ...(before && { before }),
    opened,
  };
  storage.write("purchase", made);
  return made;
}

/** Records that an attempt has a session. */
export function noteOpen(storage: FunnelStorage, attempt: Attempt): void {
  if (isStored(storage, attempt)) storage.write("purchase", { ...attempt, isOpen: true });
}

/**
 * Ends a failed attempt if a retry would only fail again. If no response came, its session may exist, so the attempt
 * continues. So does an attempt whose session a page was given.
 */
export function endFailed(storage: FunnelStorage, attempt: Attempt, { code, status = 0 }: BackendError): void {
  if (!isStored(storage, attempt)) return;
  const opened = openedBefore(read(storage), Date.now());
  // The definition or the provider has changed, or the session is over.
  if (code === "attempt-reused") storage.write("purchase", { opened });
  // Payment providers repeat the same failure for the same attempt. It can never be paid, so the next attempt takes
  // over its event id.
  else if (status >= 500 && !read(storage).isOpen) storage.write("purchase", { eventId: attempt.eventId, opened });
}

/**
 * Ends the attempt whose receipt was seen; the receipt of an earlier purchase ends nothing. For a day the same purchase
 * leads to that receipt: a buyer who returns to the offer and presses its button again does not want to pay twice.
 */
export function endPaid(storage: FunnelStorage, receipt: string | undefined, now: number): void {
  const stored = read(storage);
  if (!stored.attempt || stored.receipt !== receipt) return;
  const opened = openedBefore(stored, now);
  const key = keyOf(stored);
  const paid = opened[key];
  storage.write("purchase", paid && { opened: { ...opened, [key]: { ...paid, until: now + longestLife } } });
}

/**
 * What was bought by whom, and which receipt tells of it: the same plan may be sold once more behind a receipt. Who pays
 * slowly, looks at another plan and comes back must still be told that the first one is paid. With other extras it is the
 * same plan, which nobody wants to pay twice.
 */
const keyOf = ({ plan, email, receipt }: Partial<Purchase>) =>
  [partsOf(`${plan}`).plan, email, ...(receipt ? [receipt] : [])].join(" ");

/** The attempts whose sessions pages were given and that have not expired, with the current one. */
function openedBefore(stored: Partial<Attempt>, now: number): Readonly<Record<string, Opened>> {
  const { isOpen, attempt, opened = {} } = stored;
  const live = Object.entries(opened).filter(([, { until }]) => until === undefined || now < until);
  return { ...Object.fromEntries(live), ...(isOpen && attempt && { [keyOf(stored)]: { attempt } }) };
}

/** Another tab may have begun a new attempt meanwhile. */
const isStored = (storage: FunnelStorage, { attempt }: Attempt) => read(storage).attempt === attempt;

/** Id of the tracking events of the current attempt, or of the next one. */
export function purchaseEventId(storage: FunnelStorage): string {
  const stored = read(storage);
  if (stored.eventId) return stored.eventId;
  const eventId = uuid();
  storage.write("purchase", { ...stored, eventId });
  return eventId;
}

/** The stored attempt without malformed ids and times: calculating with an object instead of a number would throw. */
function read(storage: FunnelStorage): Partial<Attempt> {
  const { attempt, eventId, before, at, opened, ...rest } = Object(storage.read("purchase"));
  const ids = Object.entries({ attempt, eventId, before }).filter(([, id]) => isUuid(id));
  const time = typeof at === "number" ? { at } : {};
  // Pages from before an update stored a single earlier attempt, at whatever plan.
  const legacy = isUuid(before) && opened === undefined ? { [keyOf(rest)]: { attempt: before } } : {};
  const known = Object.entries(Object(opened)).flatMap(([key, one]) => {
    const { attempt, until } = Object(one);
    return isUuid(attempt) ? [[key, { attempt, ...(typeof until === "number" && { until }) }] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(ids), ...time, opened: { ...legacy, ...Object.fromEntries(known) } };
}
