import type { FunnelStorage } from "../storage.ts";
import type { TrackedEvent } from "./tracked-event.ts";

/** The state of each event of this browser: sent, or held until the visitor consents. */
export type Ledger = {
  readonly has: (key: string) => boolean;
  /** Its entries, by key. */
  readonly states: () => ReadonlyMap<string, "sent" | "held">;
  readonly set: (key: string, state: "sent" | TrackedEvent) => void;
  /** Removes and returns the held events, by key. */
  readonly takeHeld: () => readonly (readonly [string, TrackedEvent])[];
};

/**
 * The ledger in a storage; without a working storage it lasts as long as the page. Only one tab at a time may use it.
 */
export function createLedger(storage: FunnelStorage): Ledger {
  let unstored: Readonly<Record<string, unknown>> = {};
  const read = (): Readonly<Record<string, unknown>> => {
    const stored = storage.read("tracked");
    return typeof stored === "object" && stored !== null ? { ...unstored, ...stored } : unstored;
  };
  const write = (entries: Readonly<Record<string, unknown>>) => {
    unstored = entries;
    storage.write("tracked", entries);
  };
  return {
    has: (key) => Object.hasOwn(read(), key),
    states: () => new Map(Object.entries(read()).map(([key, state]) => [key, isHeld(state) ? "held" : "sent"])),
    set: (key, state) => write({ ...read(), [key]: state }),
    takeHeld: () => {
      const entries = Object.entries(read());
      const held = entries.filter((entry): entry is [string, TrackedEvent] => isHeld(entry[1]));
      if (held.length) write(Object.fromEntries(entries.filter(([, state]) => !isHeld(state))));
      return held;
    },
  };
}

/**
 * Only this ledger writes under its name, so an object with an event's id is an event. Calculating with a time that is an
 * object would throw.
 */
const isHeld = (state: unknown): state is TrackedEvent =>
  typeof state === "object" && state !== null && "eventId" in state && "at" in state && typeof state.at === "number";
