import type { FunnelStorage } from "./storage.ts";

/** A lead as it is handed over. */
export type Lead = {
  /** Made once in the browser, so that a receiver can tell a repeat. */
  readonly submission_id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly source: string;
  readonly email?: string;
  /** Digits with a leading plus. */
  readonly phone?: string;
};

type Contact = { readonly email: string } | { readonly phone: string };

/**
 * Keeps a lead until it has been handed over. The same contact twice is one lead.
 *
 * @param now current time
 * @returns the lead that now waits
 */
export function keepLead(storage: FunnelStorage, contact: Contact, source: string, now: Date): Lead {
  const waiting = waitingLeads(storage);
  const same = waiting.find((lead) =>
    "email" in contact ? lead.email === contact.email : lead.phone === contact.phone,
  );
  if (same) return same;
  const lead = { submission_id: crypto.randomUUID(), timestamp: now.toISOString(), source, ...contact };
  storage.write(outbox, [...waiting, lead]);
  return lead;
}

/** Leads that have not been handed over, oldest first. */
function waitingLeads(storage: FunnelStorage): readonly Lead[] {
  const stored = storage.read(outbox);
  return Array.isArray(stored) ? stored.filter(isLead) : [];
}

const outbox = "outbox";

function isLead(value: unknown): value is Lead {
  return (
    typeof value === "object" && value !== null && "submission_id" in value && ("email" in value || "phone" in value)
  );
}
