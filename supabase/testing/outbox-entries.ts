import { settingsOf } from "../functions/_shared/context/index.ts";
import type { Database } from "../functions/_shared/database/index.ts";
import { type Delivery, deliverDue, enqueue } from "../functions/_shared/outbox/index.ts";
import { testContext } from "./test-context.ts";

export const hour = 3_600_000;

/** When entries are put into the outbox, in milliseconds. */
export const start = Date.parse("2026-11-01T12:00:00Z");

export const settings = settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example/leads" });

/** For a context in which leads have a receiver, at a time. */
export const at = (time: number) => ({ settings, now: () => new Date(time) });

/** The payload of a lead's entry. */
export const payload = {
  submission_id: "one",
  timestamp: "2026-11-01T11:59:59Z",
  source: "s",
  email: "ann@example.com",
};

export const outboxOf = (db: Database) => ({
  /** Adds an entry at the start: a lead, unless specified otherwise. */
  put: (key: string, more: Partial<Delivery> = {}) =>
    enqueue(db, { kind: "lead-webhook", key, payload, ...more }, testContext(db).funnel, new Date(start)),

  /** Delivers every minute, as a timer would, while time passes. Minutes in which nothing is due are left out. */
  async deliverFor(hours: number, fetch: typeof globalThis.fetch, from = start) {
    const minute = 60_000;
    const end = from + hours * hour;
    for (let time = from; time <= end; time += minute) {
      const [next] = await db.query<{ due: number | null }>(
        "select extract(epoch from min(due_at))::float8 * 1000 as due from funnel.outbox where state = 'waiting'",
      );
      if (!next || next.due === null) return;
      time = Math.max(time, from + Math.ceil((next.due - from) / minute) * minute);
      if (time <= end) await deliverDue(testContext(db, { ...at(time), fetch }));
    }
  },
});
