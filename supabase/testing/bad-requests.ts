import type { Context, Handler } from "../functions/_shared/context/index.ts";
import { post } from "./post.ts";

const json = { "Content-Type": "application/json" };

/**
 * Sends a function every kind of invalid request that applies to all functions.
 *
 * @param good a body that would be accepted
 * @returns status and code of each response, by what was wrong
 */
export async function badRequests(handler: Handler, good: Readonly<Record<string, unknown>>, context: Context) {
  const [field = ""] = Object.keys(good);
  const requests: Readonly<Record<string, readonly [unknown, Readonly<Record<string, string>>]>> = {
    "an extra field": [{ ...good, price: 1 }, json],
    "a wrong type": [{ ...good, [field]: 7 }, json],
    "a missing field": [Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)), json],
    "an array": [[good], json],
    "no JSON": ["{", json],
    "a megabyte": [{ ...good, [field]: "x".repeat(1_000_000) }, json],
    "plain text": [good, { "Content-Type": "text/plain" }],
    "a foreign origin": [good, { ...json, Origin: "https://evil.example" }],
  };
  const answers: Record<string, string> = {};
  for (const [name, [body, headers]] of Object.entries(requests)) {
    const { status, body: answer } = await post(handler, body, context, headers);
    answers[name] = `${status} ${(answer.error as { code?: string } | undefined)?.code}`;
  }
  return answers;
}

/** The response of every function to the requests of `badRequests`. */
export const refusals = {
  "an extra field": "400 bad-request",
  "a wrong type": "400 bad-request",
  "a missing field": "400 bad-request",
  "an array": "400 bad-request",
  "no JSON": "400 bad-json",
  "a megabyte": "413 too-large",
  "plain text": "415 wrong-content-type",
  "a foreign origin": "403 foreign-origin",
};
