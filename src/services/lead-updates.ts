import type { AboutLead } from "../../engine/contract/index.ts";
import type { Functions } from "../../supabase/functions/contract.ts";
import { isUuid } from "./ids.ts";
import type { FunnelStorage } from "./storage.ts";
import type { Lead } from "./store-lead.ts";
import { withinLimit } from "./within-limit.ts";

/** The place of the functions. */
type Backend = {
  /** Address below which `/functions/v1/` is; left out, the page's own server. */
  readonly url?: string;
  /** Public key of the project; our own server accepts any text. */
  readonly key?: string;
};

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
    void post({ submissionId: lead.submissionId, knownAt: new Date().toISOString(), about: about(quiz) }, backend).then(
      (isDone) => {
        sending = undefined;
        if (isDone) note(storage, lead.submissionId, print);
      },
    );
  };
  addEventListener("pagehide", send);
  // On the window, because the quiz is stored by a listener on the document.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
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

/** @returns whether there is nothing to repeat: it has arrived, was refused for good, or is too large */
async function post(
  update: Functions["lead-update"]["input"],
  { url = location.origin, key = "local" }: Backend,
): Promise<boolean> {
  const fit = withinLimit(update);
  if (!fit) return true;
  const body = JSON.stringify(fit);
  const headers = { "Content-Type": "application/json", apikey: key, Authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(15_000);
  return fetch(`${url}/functions/v1/lead-update`, { method: "POST", keepalive: true, body, headers, signal }).then(
    ({ status }) => status < 500 && status !== 429,
    () => false,
  );
}

/** Enough to tell one state of the quiz from the next. */
function fingerprint(quiz: object): string {
  const text = JSON.stringify(quiz);
  let sum = 0;
  for (const letter of text) sum = (Math.imul(31, sum) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${text.length}:${sum}`;
}
