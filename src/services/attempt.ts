import type { Purchase } from "../../renderers/shop.ts";
import type { BackendError } from "./backend-error.ts";
import type { FunnelStorage } from "./storage.ts";
import { isUuid, uuid } from "./uuid.ts";

/** One attempt to buy: the same id however often it is retried, so that it is one session. */
export type Attempt = Purchase & {
  readonly attempt: string;
  /** Shared by every event that tells of this attempt, and by no other attempt. */
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

/** The attempt under way for a purchase, or a new one, which is kept. */
export function attemptFor(storage: FunnelStorage, purchase: Purchase & { isHosted: boolean }, now: number): Attempt {
  const kept = read(storage);
  const isSame = (["plan", "email", "atOriginalPrice", "isHosted"] as const).every(
    (name) => kept[name] === purchase[name],
  );
  const age = now - (kept.at ?? 0);
  if (isSame && kept.attempt && kept.eventId && age >= 0 && age < longestLife) return kept as Attempt;
  // An attempt before this one may have been paid without its receipt, so its event is not this one's.
  const eventId = kept.attempt ? uuid() : purchaseEventId(storage);
  const made = { attempt: uuid(), eventId, ...purchase, at: now, ...lastOpen(kept, now) };
  storage.write("purchase", made);
  return made;
}

/** Notes that an attempt has a session. */
export function noteOpen(storage: FunnelStorage, attempt: Attempt): void {
  if (isKept(storage, attempt)) storage.write("purchase", { ...attempt, isOpen: true });
}

/**
 * Ends a failed attempt where trying it again would only fail again. Where no answer came, its session may be there, so
 * it goes on; so does one whose session somebody has.
 */
export function endFailed(storage: FunnelStorage, attempt: Attempt, { code, status = 0 }: BackendError): void {
  if (!isKept(storage, attempt)) return;
  const before = lastOpen(read(storage), Date.now());
  // The definition or the provider has changed, or the session is over.
  if (code === "attempt-reused") storage.write("purchase", before);
  // Payment providers give the same failure again for the same attempt. It cannot be paid, so the next one has its event.
  else if (status >= 500 && !read(storage).isOpen) storage.write("purchase", { eventId: attempt.eventId, ...before });
}

/**
 * Ends an attempt whose receipt was seen. For a day the same purchase leads to that receipt: whoever comes back to the
 * offer and presses its button once more has not decided to pay twice.
 */
export function endPaid(storage: FunnelStorage, now: number): void {
  const kept = read(storage);
  const paid = lastOpen(kept, now);
  if (kept.attempt) storage.write("purchase", paid && { ...paid, beforeUntil: now + longestLife });
}

/** The last attempt whose session a page was given, as the one before the next. */
function lastOpen({ isOpen, attempt, before, beforeUntil }: Partial<Attempt>, now: number) {
  if (isOpen && attempt) return { before: attempt };
  if (!before || (beforeUntil !== undefined && !(now < beforeUntil))) return undefined;
  return { before, ...(beforeUntil !== undefined && { beforeUntil }) };
}

/** Another tab may have begun another one meanwhile. */
const isKept = (storage: FunnelStorage, { attempt }: Attempt) => read(storage).attempt === attempt;

/** Id of the events that tell of the attempt under way, or of the first one to come. */
export function purchaseEventId(storage: FunnelStorage): string {
  const kept = read(storage);
  if (kept.eventId) return kept.eventId;
  const eventId = uuid();
  storage.write("purchase", { ...kept, eventId });
  return eventId;
}

/** What is kept of an attempt, without ids that cannot be any. */
function read(storage: FunnelStorage): Partial<Attempt> {
  const { attempt, eventId, before, ...rest } = Object(storage.read("purchase"));
  const ids = Object.entries({ attempt, eventId, before }).filter(([, id]) => isUuid(id));
  return { ...rest, ...Object.fromEntries(ids) };
}
