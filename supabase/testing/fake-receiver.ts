/** One request as the receiver got it. */
type Received = {
  readonly url: string;
  readonly key: string | null;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  readonly redirect: string | undefined;
};

/**
 * A third-party service that replaces `fetch` and records its requests.
 *
 * @param answer its response to the request with this number, from 1: a status, or a promise that may never settle
 */
export function fakeReceiver(answer: (request: number) => number | Promise<Response>) {
  const received: Received[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    const body = JSON.parse(String(init?.body));
    received.push({ url: String(url), key: headers.get("Idempotency-Key"), headers, body, redirect: init?.redirect });
    const status = answer(received.length);
    return typeof status === "number" ? new Response(null, { status }) : status;
  };
  return { fetch, received };
}
