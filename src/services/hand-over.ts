import { exclusive } from "./exclusive.ts";
import { isUuid, uuid, visitId } from "./ids.ts";
import type { LeadSender, WaitingLead } from "./lead-sender.ts";
import type { FunnelStorage } from "./storage.ts";
import type { Lead } from "./store-lead.ts";

/** First and longest wait, in milliseconds, before trying again: a visit may be over in a minute. */
const firstWait = 1_000;
const longestWait = 20_000;

/**
 * Hands leads over in the background as long as one waits: now, after growing waits, when the connection or the visitor
 * comes back, and once more when the page goes. Nothing waits for it, and failures are only logged.
 *
 * @param name of the funnel, by which its tabs know each other
 * @returns to be called when there may be something to hand over, with the lead just stored, if any: its request begins
 *   before this returns
 */
export function handOver(name: string, storage: FunnelStorage, sender: LeadSender): (lead?: Lead) => Promise<void> {
  /** Leads that the storage did not take; they last as long as the page. */
  const unstored = new Set<WaitingLead>();
  /** What this page is sending, by the id of the lead. */
  const underWay = new Map<string, Promise<boolean>>();
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
  const waiting = () => [...waitingLeads(storage), ...unstored];
  /** Milliseconds for which what another page began to send may still arrive. A clock that was ahead holds nothing back. */
  const left = ({ triedAt }: WaitingLead) =>
    sender.onItsWay - (typeof triedAt === "number" ? Math.abs(Date.now() - triedAt) : Number.POSITIVE_INFINITY);
  /** @returns whether it has gone out, once that is known; its request begins at once */
  const send = (lead: WaitingLead): Promise<boolean> => {
    const { submissionId } = lead;
    const known = underWay.get(submissionId);
    if (known) return known;
    updateLead(storage, lead, { triedAt: Date.now() });
    const sent = sender
      .send(lead, visitId(storage))
      .then(
        () => {
          unstored.delete(lead);
          updateLead(storage, lead, { handedOver: new Date().toISOString() });
          return true;
        },
        (error) => {
          log(error);
          updateLead(storage, lead, { triedAt: undefined });
          return false;
        },
      )
      .finally(() => underWay.delete(submissionId));
    underWay.set(submissionId, sent);
    return sent;
  };
  /** @returns when to try again: in so many milliseconds, later because something failed, or not at all */
  const sendAll = async (): Promise<number | "later" | undefined> => {
    let again: number | "later" | undefined;
    for (const lead of waiting()) {
      if (!underWay.has(lead.submissionId) && left(lead) > 0) again ??= left(lead);
      else if (!(await send(lead))) again = "later";
    }
    return again;
  };
  /** What nobody is sending at the moment begins to be sent. */
  const sendAtOnce = (isMeant: (lead: WaitingLead) => boolean) => {
    for (const lead of waiting()) if (isMeant(lead) && left(lead) <= 0) void send(lead);
  };
  const comeBack = () => {
    if (timer === undefined || document.visibilityState === "hidden") return;
    wait = firstWait;
    void start();
  };
  addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  // The last chance of this page, and perhaps of the visit.
  addEventListener("pagehide", () => sendAtOnce(() => true));

  return (lead) => {
    if (lead) {
      if (!isStored(storage, lead)) unstored.add({ ...lead, submissionId: uuid() });
      sendAtOnce((other) => contactOf(other) === contactOf(lead));
    }
    return start();
  };
}

/** A storage may be forbidden, or have been full when the lead came. */
function isStored(storage: FunnelStorage, lead: Lead): boolean {
  const stored: unknown = storage.read("outbox");
  return Array.isArray(stored) && stored.some((other) => contactOf(other ?? {}) === contactOf(lead));
}

/**
 * Leads that have not been handed over, oldest first. The same contact twice is one lead. Each is given its id, which
 * is stored, so that every try and every tab uses the same.
 */
function waitingLeads(storage: FunnelStorage): readonly WaitingLead[] {
  const stored = storage.read("outbox");
  const leads = (Array.isArray(stored) ? stored : []).filter(isLead);
  const named = leads
    .filter((lead, index) => leads.findIndex((other) => contactOf(other) === contactOf(lead)) === index)
    .map((lead) => ({ ...lead, submissionId: [lead.submissionId, lead.submission_id].find(isUuid) ?? uuid() }));
  storage.write("outbox", named.length ? named : undefined);
  return named.filter(({ handedOver }) => !handedOver);
}

function isLead(value: unknown): value is Lead {
  if (typeof value !== "object" || value === null) return false;
  const { email, phone, timestamp }: Partial<Record<keyof Lead, unknown>> = value;
  return typeof (email ?? phone) === "string" && typeof timestamp === "string";
}

/** The one way to reach a visitor that a lead is about; two leads with the same contact are one. */
const contactOf = ({ email, phone }: Pick<Lead, "email" | "phone">): string | undefined => email ?? phone;

/** Reads the leads again, because another one may have been stored meanwhile. */
function updateLead(storage: FunnelStorage, { submissionId }: WaitingLead, state: object): void {
  const stored = storage.read("outbox");
  if (!Array.isArray(stored)) return;
  const leads: readonly Lead[] = stored;
  storage.write(
    "outbox",
    leads.map((lead) => (lead.submissionId === submissionId ? { ...lead, ...state } : lead)),
  );
}

/** Logs what kind of failure it was, never whom it concerned. */
const log = (error: unknown) =>
  console.warn(
    "A contact could not be handed over yet; it is kept and tried again.",
    error instanceof Error ? error.name : typeof error,
  );
