import type { FunnelStorage } from "./storage.ts";

/** A lead that waits in the browser. */
export type Lead = {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly email?: string;
  /** Digits with a leading plus. */
  readonly phone?: string;
  readonly name?: string;
  /** What the server is to give the lead, files and appointments, as fields keep them: with others it is handed over again. */
  readonly kept?: string;
  /** The quiz as it is stored, at the moment when the contact was left. */
  readonly quiz?: object;
  /** The content of the honeypot field. */
  readonly website?: string;
  /** Created once, when it is first handed over, so that a receiver recognises repeats. */
  readonly submissionId?: string;
  /** The same, as pages from before an update stored it. */
  readonly submission_id?: string;
  /** When a page last began to send it, in milliseconds; removed if that page learns that it failed. */
  readonly triedAt?: number;
  /** ISO 8601; set once the lead was handed over. The lead stays stored, so that the same contact is not sent again. */
  readonly handedOver?: string;
  /** A fingerprint of the quiz that the backend was last given with the lead, after it was handed over. */
  readonly updated?: string;
};

/** Stores a lead until it has been handed over. This code is on every page, so it does nothing more. */
export function storeLead(storage: FunnelStorage, contact: object): Lead {
  const lead = { timestamp: new Date().toISOString(), ...contact };
  storage.write("outbox", [storage.read("outbox") ?? [], lead].flat());
  return lead;
}
