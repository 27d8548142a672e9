import { contactOf } from "./contact-of.ts";
import type { Lead } from "./outbox.ts";
import type { FunnelStorage } from "./storage.ts";
import { isUuid, uuid } from "./uuid.ts";

/** A lead that can be handed over: it has its id. */
export type WaitingLead = Lead & { readonly submission_id: string };

/**
 * Leads that have not been handed over, oldest first. The same contact twice is one lead. Each is given its id, which
 * is kept, so that every try and every tab uses the same.
 */
export function waitingLeads(storage: FunnelStorage): readonly WaitingLead[] {
  const kept = storage.read("outbox");
  const leads = (Array.isArray(kept) ? kept : []).filter(isLead);
  const named = leads
    .filter((lead, index) => leads.findIndex((other) => contactOf(other) === contactOf(lead)) === index)
    .map((lead) => ({ ...lead, submission_id: isUuid(lead.submission_id) ? lead.submission_id : uuid() }));
  storage.write("outbox", named.length ? named : undefined);
  return named.filter(({ handedOver }) => !handedOver);
}

function isLead(value: unknown): value is Lead {
  if (typeof value !== "object" || value === null) return false;
  const { email, phone, timestamp } = value as Partial<Record<keyof Lead, unknown>>;
  return typeof (email ?? phone) === "string" && typeof timestamp === "string";
}
