import type { FunnelStorage } from "./storage.ts";

/** A lead as it waits in the browser. */
export type Lead = {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly email?: string;
  /** Digits with a leading plus. */
  readonly phone?: string;
  /** What a machine wrote into the field that people do not see. */
  readonly website?: string;
  /** Made once, when it is first handed over, so that a receiver can tell a repeat. */
  readonly submissionId?: string;
  /** The same, as pages stored it before an update of the funnel. */
  readonly submission_id?: string;
  /** When a page last began to send it, in milliseconds; gone once that page knows that it failed. */
  readonly triedAt?: number;
  /** ISO 8601; a lead that has it was handed over, and stays so that the same contact is not sent again. */
  readonly handedOver?: string;
};

/** Stores a lead until it has been handed over. This code is on every page, so it does no more than that. */
export function storeLead(storage: FunnelStorage, contact: object): Lead {
  const lead = { timestamp: new Date().toISOString(), ...contact };
  storage.write("outbox", [storage.read("outbox") ?? [], lead].flat());
  return lead;
}
