import type { Purchase } from "../../../renderers/checkout-client.ts";
import { isUuid, uuid } from "../ids.ts";
import type { BackendError } from "../invoke.ts";
import type { FunnelStorage } from "../storage.ts";

/** One attempt to buy: the same id however often it is retried, so that it is one session. */
export type Attempt = Purchase & {
  readonly attempt: string;
  /** Shared by every tracking event of this attempt, and by no other attempt. */
  readonly eventId: string;
  readonly isHosted: boolean;
  /** When it began, in milliseconds. */
  readonly at: number;
  /** A page was given its session, which may have been paid. */
  readonly isOpen?: true;
  /** The last attempt before it whose session a page was given: whether that was paid is for the backend to see. */
  readonly before?: string;
  /** Until when `before` counts, in milliseconds, where its receipt was seen. */
  readonly beforeUntil?: number;
};

/** Payment providers forget a session after a day; an attempt ends a little before. */
const longestLife = 23 * 3_600_000;

/** The attempt under way for a purchase, or a new one, which is stored. */
export function attemptFor(storage: FunnelStorage, purchase: Purchase & { isHosted: boolean }, now: number): Attempt {
  const stored = read(storage);
  const isSame = (["plan", "email", "atOriginalPrice", "isHosted"] as const).every(
    (name) => stored[name] === purchase[name],
  );
  const { attempt, eventId, at = Number.NaN } = stored;
  const age = now - at;
  if (isSame && attempt && eventId && age >= 0 && age < longestLife)
    return { ...stored, ...purchase, attempt, eventId, at };
  const made = {
    attempt: uuid(),
    // An attempt before this one may have been paid without its receipt, so its event is not this one's.
    eventId: attempt ? uuid() : purchaseEventId(storage),
    ...purchase,
    at: now,
    ...lastOpen(stored, now),
  };
  storage.write("purchase", made);
  return made;
}

/** Notes that an attempt has a session. */
export function noteOpen(storage: FunnelStorage, attempt: Attempt): void {
  if (isStored(storage, attempt)) storage.write("purchase", { ...attempt, isOpen: true });
}

/**
 * Ends a failed attempt if trying it again would only fail again. If no answer came, its session may exist, so it goes on;
 * so does an attempt whose session a page was given.
 */
export function endFailed(storage: FunnelStorage, attempt: Attempt, { code, status = 0 }: BackendError): void {
  if (!isStored(storage, attempt)) return;
  const before = lastOpen(read(storage), Date.now());
  // The definition or the provider has changed, or the session is over.
  if (code === "attempt-reused") storage.write("purchase", before);
  // Payment providers give the same failure again for the same attempt. It cannot be paid, so the next one has its event.
  else if (status >= 500 && !read(storage).isOpen) storage.write("purchase", { eventId: attempt.eventId, ...before });
}

/**
 * Ends an attempt whose receipt was seen. For a day the same purchase leads to that receipt: a buyer who comes back to the
 * offer and presses its button once more has not decided to pay twice.
 */
export function endPaid(storage: FunnelStorage, now: number): void {
  const stored = read(storage);
  const paid = lastOpen(stored, now);
  if (stored.attempt) storage.write("purchase", paid && { ...paid, beforeUntil: now + longestLife });
}

/** The last attempt whose session a page was given, as the one before the next. */
function lastOpen({ isOpen, attempt, before, beforeUntil }: Partial<Attempt>, now: number) {
  if (isOpen && attempt) return { before: attempt };
  if (!before || (beforeUntil !== undefined && !(now < beforeUntil))) return undefined;
  return { before, ...(beforeUntil !== undefined && { beforeUntil }) };
}

/** Another tab may have begun another one meanwhile. */
const isStored = (storage: FunnelStorage, { attempt }: Attempt) => read(storage).attempt === attempt;

/** Id of the tracking events of the attempt under way, or of the first one to come. */
export function purchaseEventId(storage: FunnelStorage): string {
  const stored = read(storage);
  if (stored.eventId) return stored.eventId;
  const eventId = uuid();
  storage.write("purchase", { ...stored, eventId });
  return eventId;
}

/** The stored attempt, without ids and times that are malformed: to reckon with an object that is no number would throw. */
function read(storage: FunnelStorage): Partial<Attempt> {
  const { attempt, eventId, before, at, beforeUntil, ...rest } = Object(storage.read("purchase"));
  const ids = Object.entries({ attempt, eventId, before }).filter(([, id]) => isUuid(id));
  const times = Object.entries({ at, beforeUntil }).filter(([, time]) => typeof time === "number");
  return { ...rest, ...Object.fromEntries([...ids, ...times]) };
}
