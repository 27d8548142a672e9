import type { AboutLead } from "../../../engine/contract/index.ts";
import { isUuid } from "../ids.ts";
import type { FunnelStorage } from "../storage.ts";
import type { Lead } from "../store-lead.ts";
import { withinLimit } from "../within-limit.ts";
import { type Backend, onHide, postOnHide } from "./post-on-hide.ts";

/**
 * Gives the backend what visitors answer after they have left their contact, whenever they leave a page: then the latest
 * answers go out in one request that outlives it. One that did not arrive is made up for on the next page.
 *
 * @param about says what is known, given the quiz as it is stored
 */
export function sendLeadUpdates(storage: FunnelStorage, backend: Backend, about: (quiz: object) => AboutLead): void {
  /** What is on its way. */
  let sending: string | undefined;
  const send = () => {
    const lead = currentLead(storage);
    const quiz = storage.read("quiz");
    if (!lead || typeof quiz !== "object" || quiz === null) return;
    const print = fingerprint(quiz);
    if (print === lead.updated || print === sending) return;
    sending = print;
    const { submissionId } = lead;
    const update = withinLimit({ submissionId, knownAt: new Date().toISOString(), about: about(quiz) });
    // What is too large for a request that outlives a page is not repeated either.
    void (update ? postOnHide("lead-update", update, backend) : Promise.resolve(true)).then((isDone) => {
      sending = undefined;
      if (isDone) note(storage, submissionId, print);
    });
  };
  onHide(send);
  send();
}

/** How long a lead is kept up to date, in milliseconds: the backend refuses later updates. */
const followed = 7 * 24 * 3_600_000;

/** The latest lead that the backend has. */
function currentLead(storage: FunnelStorage): (Lead & { readonly submissionId: string }) | undefined {
  const stored = storage.read("outbox");
  const leads: readonly Lead[] = Array.isArray(stored) ? stored : [];
  const lead = leads.findLast((one) => one?.handedOver !== undefined && isUuid(one.submissionId));
  if (!lead?.submissionId || !(Date.now() - Date.parse(lead.timestamp) < followed)) return undefined;
  return { ...lead, submissionId: lead.submissionId };
}

/** Re-reads the leads, because they may have changed meanwhile. */
function note(storage: FunnelStorage, submissionId: string, updated: string): void {
  const stored = storage.read("outbox");
  if (!Array.isArray(stored)) return;
  const leads: readonly Lead[] = stored;
  storage.write(
    "outbox",
    leads.map((lead) => (lead.submissionId === submissionId ? { ...lead, updated } : lead)),
  );
}

/** Enough to tell one state of the quiz from the next. */
function fingerprint(quiz: object): string {
  const text = JSON.stringify(quiz);
  let sum = 0;
  for (const letter of text) sum = (Math.imul(31, sum) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${text.length}:${sum}`;
}
