import type { FunnelStorage } from "../storage.ts";
import type { ToldEvent } from "./told-event.ts";

/** What became of each event of this browser: sent, or held until the visitor agrees. */
export type Ledger = {
  readonly has: (key: string) => boolean;
  /** What stands in it, by key. */
  readonly states: () => ReadonlyMap<string, "sent" | "held">;
  readonly set: (key: string, state: "sent" | ToldEvent) => void;
  /** Takes out the events that are held, by key. */
  readonly takeHeld: () => readonly (readonly [string, ToldEvent])[];
};

/** The ledger in a storage; without a working one it lasts as long as the page. To be used by one tab at a time. */
export function createLedger(storage: FunnelStorage): Ledger {
  let unkept: Readonly<Record<string, unknown>> = {};
  const read = (): Readonly<Record<string, unknown>> => {
    const kept = storage.read("tracked");
    return typeof kept === "object" && kept !== null ? { ...unkept, ...kept } : unkept;
  };
  const write = (entries: Readonly<Record<string, unknown>>) => {
    unkept = entries;
    storage.write("tracked", entries);
  };
  return {
    has: (key) => Object.hasOwn(read(), key),
    states: () => new Map(Object.entries(read()).map(([key, state]) => [key, isTold(state) ? "held" : "sent"])),
    set: (key, state) => write({ ...read(), [key]: state }),
    takeHeld: () => {
      const entries = Object.entries(read());
      const held = entries.filter((entry): entry is [string, ToldEvent] => isTold(entry[1]));
      if (held.length) write(Object.fromEntries(entries.filter(([, state]) => !isTold(state))));
      return held;
    },
  };
}

/** Only this ledger writes under its name, so an object with an event's id is an event. */
const isTold = (state: unknown): state is ToldEvent =>
  typeof state === "object" && state !== null && "eventId" in state && "at" in state;
