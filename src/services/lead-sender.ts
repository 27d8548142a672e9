import { isLeadEmail, isLeadName, leadPhone, longestName } from "../../engine/contact/contact.ts";
import { type AboutLead, leadParts } from "../../engine/contract/index.ts";
import type { BackendView } from "../../engine/views/index.ts";
import type { LeadPart } from "../../schema/funnel.types.ts";
import type { Functions } from "../../supabase/functions/contract.ts";
import { BackendError } from "./invoke.ts";
import type { Lead } from "./store-lead.ts";
import { withinLimit } from "./within-limit.ts";

/** A lead that is ready to be handed over, with its id. */
export type WaitingLead = Lead & { readonly submissionId: string };

/**
 * Hands over one lead. The request begins before this returns, because the page may close right afterwards. Rejects if
 * the lead cannot have arrived.
 */
export type SendLead = (lead: WaitingLead, visitId: string) => Promise<unknown>;

/** A way to hand leads over. */
export type LeadSender = {
  readonly send: SendLead;
  /** How long the request of a closed page may still arrive, in milliseconds. */
  readonly onItsWay: number;
};

type Receiver = {
  /** Address below which `/functions/v1/` is; left out, the page's own server. */
  readonly url?: string;
  /** Public key of the project with the functions; our own server accepts any text. */
  readonly key?: string;
  /** The site has no functions: only the automation service accepts leads. */
  readonly hasNoFunctions?: true;
  /** Tag sent with every lead. */
  readonly leadSource: string;
  /** The automation service that leads are for. Our own backend forwards them to it. */
  readonly leadWebhook?: string;
  /** What that service gets of each lead besides the contact. Our own backend knows it by itself. */
  readonly leadParts?: readonly LeadPart[];
  /** The definition of the page; only needed where a page posts to the service itself. */
  readonly definition?: BackendView["definition"];
};

/** What is known of the visitor of a lead, given the quiz that was stored with it. */
type About = (quiz: object | undefined) => AboutLead;

/**
 * Sends leads to our own backend, which stores a lead, recognises repeats, and retries until the automation service has
 * accepted it. Without a backend the page posts to the service itself.
 *
 * @param about says what goes with a lead
 */
export function leadSender(receiver: Receiver, about: About = () => ({})): LeadSender {
  const { leadWebhook, hasNoFunctions } = receiver;
  const doubted = new Set<string>();
  const direct = (lead: WaitingLead, webhook: string) => postDirectly(lead, receiver, webhook, about, doubted);
  if (leadWebhook !== undefined && hasNoFunctions)
    return { send: (lead) => direct(lead, leadWebhook), onItsWay: patience };
  return {
    send: (lead, visitId) =>
      postToBackend(lead, visitId, receiver, about).catch((error: unknown) => {
        if (leadWebhook === undefined || !(error instanceof BackendError) || error.code !== noFunctions) throw error;
        return direct(lead, leadWebhook);
      }),
    onItsWay: 2_000,
  };
}

/** Milliseconds after which a request is aborted. */
const patience = 15_000;

/** A request that outlives its page. It needs no other code, which would take seconds to fetch on a slow connection. */
const onward = (body: object) =>
  ({ method: "POST", keepalive: true, body: JSON.stringify(body), signal: AbortSignal.timeout(patience) }) as const;

async function postToBackend(
  { submissionId, timestamp, website, quiz, ...lead }: WaitingLead,
  visitId: string,
  { url = location.origin, key = "local", leadSource: source }: Receiver,
  about: About,
): Promise<void> {
  const contact: Functions["lead"]["input"] = { submissionId, timestamp, source, ...contactOf(lead), website, visitId };
  const body = withinLimit({ ...contact, about: about(quiz) }) ?? contact;
  const headers = { "Content-Type": "application/json", apikey: key, Authorization: `Bearer ${key}` };
  const response = await fetch(`${url}/functions/v1/lead`, { ...onward(body), headers });
  const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
  if (response.ok && isJson) return;
  // A host without functions answers with one of its pages; a host that is only down answers with a 5xx.
  const code = !isJson && response.status < 500 && response.status !== 429 ? noFunctions : "internal";
  throw new BackendError(code, `The backend answered with status ${response.status}.`, response.status);
}

const noFunctions = "no-functions";

/**
 * Posts JSON as plain text, a simple request that needs no preflight. If the service lets pages read its responses, the status
 * says whether it accepted the lead. If not, the lead counts as arrived if the service was reachable right before and right
 * after, because a second post would duplicate it. Only one of the two would not do: a service that comes up or goes down
 * at that moment has not got the lead.
 *
 * @param doubted ids of the leads whose service seemed to come up during the post. That happens once: if it seems to happen
 * again, the question before the post does not get through, such as where it is redirected
 */
async function postDirectly(
  { timestamp, quiz, ...lead }: WaitingLead,
  { leadSource: source, leadParts: parts = [], definition }: Receiver,
  webhook: string,
  about: About,
  doubted: Set<string>,
): Promise<void> {
  const contact = { ...contactOf(lead), timestamp, source };
  const more = definition && leadParts(parts, about(quiz), definition);
  const request = onward(withinLimit({ ...contact, ...more }) ?? contact);
  const headers = { "Content-Type": "text/plain;charset=UTF-8" };
  const { signal } = request;
  const ask = (address: string | URL) => fetch(address, { method: "HEAD", mode: "no-cors", cache: "no-store", signal });
  // A path that starts nothing, unlike the webhook's own, which may take any request for a lead.
  const wasThere = ask(new URL("/robots.txt", webhook)).then(
    () => true,
    () => false,
  );
  const response = await fetch(webhook, { ...request, mode: "cors", headers }).catch(async (error: unknown) => {
    // Browsers report an unreadable response and an unreachable service by the same error.
    if (!(error instanceof TypeError)) throw error;
    await ask(webhook);
    if ((await wasThere) || doubted.has(lead.submissionId)) return;
    doubted.add(lead.submissionId);
    throw error;
  });
  if (response && !response.ok) throw new Error(`The service answered with status ${response.status}.`);
}

/** What is known of the contact; a part that every receiver would refuse must not cost the others. */
function contactOf({ email, phone, name }: Pick<WaitingLead, "email" | "phone" | "name">) {
  const fit = {
    ...(email !== undefined && isLeadEmail(email) && { email }),
    ...(phone !== undefined && leadPhone.test(phone) && { phone }),
  };
  const contact = Object.keys(fit).length > 0 ? fit : { email, phone };
  // The whole of it is among the answers.
  const short = name === undefined ? "" : [...name].slice(0, longestName).join("");
  return { ...contact, ...(isLeadName(short) && { name: short }) };
}
