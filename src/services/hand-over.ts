import { exclusive } from "./exclusive.ts";
import { isUuid, uuid, visitId } from "./ids.ts";
import type { LeadSender, WaitingLead } from "./lead-sender.ts";
import { onLeaving } from "./leaving.ts";
import type { FunnelStorage } from "./storage.ts";
import type { Lead } from "./store-lead.ts";

/** Shortest and longest wait, in milliseconds, before a retry: a visit may be over in a minute. */
const firstWait = 1_000;
const longestWait = 20_000;

/**
 * Hands leads over in the background while any are waiting: at once, then after growing waits, when the connection or
 * the visitor returns, and once more when the page closes. Nothing waits for it, and failures are only logged.
 *
 * @param name of the funnel; its tabs share it
 * @param keptIn what the server keeps for a visitor with these answers, and is to give the lead: one who picks another
 * appointment is handed over again
 * @returns a function to call when there may be leads to hand over, with the lead just stored, if any: its request
 * begins before the function returns
 */
export function handOver(
  name: string,
  storage: FunnelStorage,
  sender: LeadSender,
  keptIn: (quiz: object) => string = () => "",
): (lead?: Lead) => Promise<void> {
  /** Leads that could not be stored; they last as long as the page. */
  const unstored = new Set<WaitingLead>();
  /** What this page is sending, by the lead's id and contact. */
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
  const waiting = () => [...waitingLeads(storage, keptIn), ...unstored];
  /**
   * Milliseconds during which a request that another page began may still arrive. A start time in the future does not
   * count.
   */
  const left = ({ triedAt }: WaitingLead) =>
    sender.onItsWay - (typeof triedAt === "number" ? Math.abs(Date.now() - triedAt) : Number.POSITIVE_INFINITY);
  /** @returns a promise for whether it was sent; the request begins at once */
  const send = (lead: WaitingLead): Promise<boolean> => {
    const key = nameOf(lead);
    const known = underWay.get(key);
    if (known) return known;
    updateLead(storage, lead, { triedAt: Date.now() });
    const sent = sender
      .send(lead, visitId(storage))
      .then(
        () => {
          unstored.delete(lead);
          if (!unstored.size) askNoMore();
          // The contact stays stored, so that it is not sent again; what was answered need not.
          updateLead(storage, lead, { handedOver: new Date().toISOString(), quiz: undefined });
          return true;
        },
        (error) => {
          log(error);
          updateLead(storage, lead, { triedAt: undefined });
          return false;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, sent);
    return sent;
  };
  /** @returns when to try again: in a number of milliseconds, later because of a failure, or not at all */
  const sendAll = async (): Promise<number | "later" | undefined> => {
    let again: number | "later" | undefined;
    for (const lead of waiting()) {
      if (!underWay.has(nameOf(lead)) && left(lead) > 0) again ??= left(lead);
      else if (!(await send(lead))) again = "later";
    }
    return again;
  };
  /** Starts sending every lead that no page is sending at the moment. */
  const sendAtOnce = (isMeant: (lead: WaitingLead) => boolean) => {
    for (const lead of waiting()) if (isMeant(lead) && left(lead) <= 0) void send(lead);
  };
  const comeBack = () => {
    if (timer === undefined || document.visibilityState === "hidden") return;
    wait = firstWait;
    void start();
  };
  /** Has the browser ask before it closes a page whose leads would be gone with it. */
  const askToStay = (event: Event) => unstored.size > 0 && event.preventDefault();
  const askNoMore = () => removeEventListener("beforeunload", askToStay);
  onLeaving(askNoMore);
  addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  // The last chance on this page, and perhaps in this visit.
  addEventListener("pagehide", () => sendAtOnce(() => true));

  return (lead) => {
    if (lead) {
      if (!isStored(storage, lead)) {
        unstored.add({ ...lead, submissionId: uuid() });
        // Only now, and only until they are sent: some browsers keep no page with such a listener for the way back.
        addEventListener("beforeunload", askToStay);
      }
      sendAtOnce((other) => covers(other, lead));
    }
    return start();
  };
}

/** Storage may be disabled, or have been full when the lead came. */
function isStored(storage: FunnelStorage, lead: Lead): boolean {
  const stored: unknown = storage.read("outbox");
  return Array.isArray(stored) && stored.some((other) => covers(other ?? {}, lead));
}

/**
 * Leads that have not been handed over, oldest first. The same contact twice is one lead, and so is one that adds
 * something to an earlier one, which then waits again. Each gets an id, which is stored, so that every try and every tab
 * uses the same one.
 */
function waitingLeads(storage: FunnelStorage, keptIn: (quiz: object) => string): readonly WaitingLead[] {
  const stored = storage.read("outbox");
  const leads = (Array.isArray(stored) ? stored : []).filter(isLead).map((lead) => {
    const kept = lead.quiz && keptIn(lead.quiz);
    return kept ? { ...lead, kept } : lead;
  });
  const named: WaitingLead[] = [];
  for (const lead of leads) {
    const at = named.findIndex((other) => isSame(other, lead));
    const known = named[at];
    if (known === undefined)
      named.push({ ...lead, submissionId: [lead.submissionId, lead.submission_id].find(isUuid) ?? uuid() });
    else if (!covers(known, lead)) {
      const { triedAt: _, handedOver: __, ...rest } = known;
      const { quiz = rest.quiz } = lead;
      const more = parts.filter((kind) => lead[kind]).map((kind) => [kind, lead[kind]]);
      named[at] = { ...rest, ...Object.fromEntries(more), ...(quiz && { quiz }) };
    }
  }
  storage.write("outbox", named.length ? named : undefined);
  return named.filter(({ handedOver }) => !handedOver);
}

function isLead(value: unknown): value is Lead {
  if (typeof value !== "object" || value === null) return false;
  const { email, phone, timestamp }: Partial<Record<keyof Lead, unknown>> = value;
  return typeof (email ?? phone) === "string" && typeof timestamp === "string";
}

type Contact = Pick<Lead, "email" | "phone" | "name" | "kept">;

const contactKinds = ["email", "phone", "name"] as const;

/** All that a lead can be handed over again with. */
const parts = [...contactKinds, "kept"] as const;

/** Two leads are one if they share an address or a number and contradict each other in nothing. */
const isSame = (one: Contact, other: Contact): boolean =>
  (["email", "phone"] as const).some((kind) => one[kind] !== undefined && one[kind] === other[kind]) &&
  contactKinds.every((kind) => (one[kind] ?? other[kind]) === (other[kind] ?? one[kind]));

/** Whether a lead has everything of another one's contact. */
const covers = (lead: Contact, other: Contact): boolean =>
  parts.every((kind) => other[kind] === undefined || other[kind] === lead[kind]);

/** A lead that is sent again with more of its contact is another request. */
const nameOf = ({ submissionId, ...contact }: WaitingLead): string =>
  JSON.stringify([submissionId, ...parts.map((kind) => contact[kind] ?? null)]);

/** Re-reads the leads, because another one may have been stored meanwhile, or this one may know more by now. */
function updateLead(storage: FunnelStorage, lead: WaitingLead, state: object): void {
  const stored = storage.read("outbox");
  if (!Array.isArray(stored)) return;
  const leads: readonly Lead[] = stored;
  const isMeant = (other: Lead) => other.submissionId === lead.submissionId && covers(lead, other);
  storage.write(
    "outbox",
    leads.map((other) => (isMeant(other) ? { ...other, ...state } : other)),
  );
}

/** Logs the kind of failure, never the person concerned. */
const log = (error: unknown) =>
  console.warn(
    "A contact could not be handed over yet; it is kept and tried again.",
    error instanceof Error ? error.name : typeof error,
  );
