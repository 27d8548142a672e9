import { contactOf } from "./contact-of.ts";
import { exclusive } from "./exclusive.ts";
import type { LeadSender } from "./lead-sender.ts";
import type { Lead } from "./outbox.ts";
import type { FunnelStorage } from "./storage.ts";
import { uuid } from "./uuid.ts";
import { visitId } from "./visit-id.ts";
import { type WaitingLead, waitingLeads } from "./waiting-leads.ts";

/** First and longest wait, in milliseconds, before trying again. */
const firstWait = 2_000;
const longestWait = 300_000;

/**
 * Hands leads over in the background for as long as one waits: now, after growing waits, and when the connection or
 * the visitor comes back. Nothing waits for it, and what fails is only logged.
 *
 * @param name of the funnel, by which its tabs know each other
 * @returns to be called when there may be something to hand over, with the lead just kept, if any
 */
export function handOver(name: string, storage: FunnelStorage, sender: LeadSender): (lead?: Lead) => Promise<void> {
  /** Leads that the storage did not take; they last as long as the page. */
  const unkept = new Set<WaitingLead>();
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  const attempt = async () => {
    stopWaiting();
    const again = await exclusive(`${name}:outbox`, sendAll).catch((error) => {
      log(error);
      return "later" as const;
    });
    if (again === "later") {
      timer = setTimeout(start, wait);
      wait = Math.min(2 * wait, longestWait);
      return;
    }
    wait = firstWait;
    if (again !== undefined) timer = setTimeout(start, again);
  };
  const start = () => {
    running = running.then(attempt);
    return running;
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** @returns when to try again: in so many milliseconds, later because something failed, or not at all */
  const sendAll = async (): Promise<number | "later" | undefined> => {
    let again: number | "later" | undefined;
    const leads = [...waitingLeads(storage), ...unkept];
    // What is marked as tried must not have to wait for code: a page may be gone by then.
    if (leads.length > 0) await sender.prepare();
    for (const lead of leads) {
      // A clock that was ahead and has been set right must not hold a lead back.
      const left = sender.onItsWay - Math.abs(Date.now() - (lead.triedAt ?? 0));
      if (left > 0) {
        again ??= left;
        continue;
      }
      mark(storage, lead, { triedAt: Date.now() });
      try {
        await sender.send(lead, visitId(storage));
        unkept.delete(lead);
        mark(storage, lead, { handedOver: new Date().toISOString() });
      } catch (error) {
        log(error);
        mark(storage, lead, { triedAt: undefined });
        again = "later";
      }
    }
    return again;
  };
  const comeBack = () => {
    if (timer === undefined || document.visibilityState === "hidden") return;
    wait = firstWait;
    void start();
  };
  addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);

  return (lead) => {
    if (lead && !isKept(storage, lead)) unkept.add({ ...lead, submission_id: uuid() });
    return start();
  };
}

/** A storage may be forbidden, or have been full when the lead came. */
function isKept(storage: FunnelStorage, lead: Lead): boolean {
  const kept: unknown = storage.read("outbox");
  return Array.isArray(kept) && kept.some((other) => contactOf(other ?? {}) === contactOf(lead));
}

/** Read anew, because another lead may have been kept meanwhile. */
function mark(storage: FunnelStorage, { submission_id }: WaitingLead, state: object): void {
  const kept = storage.read("outbox");
  if (!Array.isArray(kept)) return;
  const leads: readonly Lead[] = kept;
  storage.write(
    "outbox",
    leads.map((lead) => (lead.submission_id === submission_id ? { ...lead, ...state } : lead)),
  );
}

/** Says what kind of failure it was, never of whom. */
const log = (error: unknown) =>
  console.warn("A contact could not be handed over yet; it is kept and tried again.", (error as Error).name);
