import { problemOf } from "../context/index.ts";
import { readBody } from "../http/index.ts";
import type { Call, Message } from "./receivers.ts";
import { signed } from "./sign.ts";

/** Why a delivery failed, in words without personal data; final if a retry cannot help. */
type Failure = { readonly reason: string; readonly isFinal: boolean };

/** 4xx statuses that mean "later", not "never": timeout, too early, too many. */
const later = [408, 425, 429];

/**
 * Sends one message and evaluates the response.
 *
 * @param key identifies repeats for the receiver
 * @param deadline when to stop waiting
 * @param now when it is sent
 * @returns undefined if it arrived
 */
export async function send(
  { url, headers, body, keys = [], refusal }: Message,
  key: string,
  fetch: typeof globalThis.fetch,
  deadline: AbortSignal,
  now: Date,
): Promise<Failure | undefined> {
  try {
    const text = JSON.stringify(body);
    const signature = await signed(key, text, keys, now);
    const sent = fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers, ...signature },
      body: text,
      // A redirect could lead anywhere, and the message contains personal data.
      redirect: "manual",
      signal: deadline,
    });
    const response = await inTime(sent, deadline);
    const refused = response.ok && refusal?.(await inTime(jsonOf(response), deadline));
    await response.body?.cancel();
    return refused ? { reason: `refused (HTTP ${response.status}, ${refused})`, isFinal: true } : failureOf(response);
  } catch (error) {
    return failureBy(error, deadline);
  }
}

/**
 * Makes the call that takes the place of a message.
 *
 * @param deadline when to stop waiting
 * @returns undefined if it arrived
 */
export async function make(call: Call, deadline: AbortSignal): Promise<Failure | undefined> {
  try {
    await inTime(call(), deadline);
    return undefined;
  } catch (error) {
    return failureBy(error, deadline);
  }
}

function failureBy(error: unknown, { aborted }: AbortSignal): Failure {
  if (aborted) return { reason: "no answer in time", isFinal: false };
  return { reason: `not reachable (${problemOf(error)})`, isFinal: false };
}

/** The JSON of a response; undefined if it is not JSON, or larger than any response should be. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readBody(response));
  } catch {
    return undefined;
  }
}

function failureOf({ ok, status, type }: Response): Failure | undefined {
  if (ok) return undefined;
  if (type === "opaqueredirect" || (status >= 300 && status < 400))
    return { reason: `redirected elsewhere (HTTP ${status})`, isFinal: true };
  const isFinal = status >= 400 && status < 500 && !later.includes(status);
  return { reason: `${isFinal ? "refused" : "failed"} (HTTP ${status})`, isFinal };
}

/** Waits no longer than until the deadline, even if what is waited for ignores it. Afterwards nothing listens to it any more. */
function inTime<Result>(result: Promise<Result>, deadline: AbortSignal): Promise<Result> {
  const ended = new AbortController();
  const overdue = new Promise<never>((_, reject) => {
    if (deadline.aborted) reject(deadline.reason);
    deadline.addEventListener("abort", () => reject(deadline.reason), { signal: ended.signal });
  });
  return Promise.race([result, overdue]).finally(() => ended.abort());
}
