import { expect, test } from "vitest";
import { send } from "./send.ts";

const message = { url: "https://receiver.example/in", body: { a: 1 }, headers: { Authorization: "Bearer b" } };
const now = new Date("2026-11-01T12:00:00Z");

/** Sends a message to a receiver that answers so. */
const sentTo = (answer: Response, parts: Partial<Parameters<typeof send>[0]> = {}) =>
  send({ ...message, ...parts }, "key", () => Promise.resolve(answer), new AbortController().signal, now);

/** An answer that no constructor makes: a redirect that was not followed, or a failed request. */
const answerOf = (parts: { readonly status: number; readonly type: ResponseType }) =>
  Object.defineProperties(new Response(null, { status: 200 }), {
    ok: { value: false },
    status: { value: parts.status },
    type: { value: parts.type },
  });

test("once a message has been answered, nothing listens to its deadline any more", async () => {
  const deadline = new AbortController().signal;
  const listeners = new Set<unknown>();
  let most = 0;
  const addEventListener: typeof deadline.addEventListener = (_: string, listen: unknown, options?: unknown) => {
    most = listeners.add(listen).size;
    Object(options).signal?.addEventListener("abort", () => listeners.delete(listen));
  };
  Object.assign(deadline, { addEventListener });
  const refusal = () => undefined;
  await send({ ...message, refusal }, "key", () => Promise.resolve(Response.json({})), deadline, now);
  expect([most, listeners.size]).toEqual([1, 0]);
});

test("a message goes out as JSON, with its key and its own headers, and follows no redirect", async () => {
  const requests: RequestInit[] = [];
  const fetch: typeof globalThis.fetch = async (_, request = {}) => {
    requests.push(request);
    return new Response(null, { status: 204 });
  };
  expect(await send(message, "key", fetch, new AbortController().signal, now)).toBeUndefined();
  expect(requests).toMatchObject([
    {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "key", Authorization: "Bearer b" },
      body: '{"a":1}',
      redirect: "manual",
    },
  ]);
});

test.each([
  [300, "default", "redirected elsewhere (HTTP 300)", true],
  [399, "default", "redirected elsewhere (HTTP 399)", true],
  [0, "opaqueredirect", "redirected elsewhere (HTTP 0)", true],
  [0, "error", "failed (HTTP 0)", false],
  [400, "default", "refused (HTTP 400)", true],
  [408, "default", "failed (HTTP 408)", false],
  [499, "default", "refused (HTTP 499)", true],
  [500, "default", "failed (HTTP 500)", false],
] as const)("an answer of %d (%s) means: %s", async (status, type, reason, isFinal) => {
  expect(await sentTo(answerOf({ status, type }))).toEqual({ reason, isFinal });
});

test("a refusal is looked for in the JSON of an answer; what is no JSON refuses nothing", async () => {
  const refusal = (answer: unknown) => (answer === undefined ? undefined : `code ${Object(answer).code}`);
  expect(await sentTo(Response.json({ code: 7 }), { refusal })).toEqual({
    reason: "refused (HTTP 200, code 7)",
    isFinal: true,
  });
  expect(await sentTo(new Response("<html>"), { refusal })).toBeUndefined();
});
