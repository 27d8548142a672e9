import type { Page, Request } from "@playwright/test";

/** A call of the pixel as its script saw it. */
export type PixelCall = { readonly call: readonly unknown[]; readonly address: string };

/** Replaces the social network's script: it reports each call, with the address that it sees. */
const script = `
  const pass = (...call) => {
    new Image().src = "https://www.facebook.com/tr?" +
      new URLSearchParams({ call: JSON.stringify(call), address: location.href });
  };
  for (const call of fbq.queue.splice(0)) pass(...call);
  fbq.callMethod = pass;
`;

/**
 * Records everything that a page sends to advertising services, directly or through the backend.
 *
 * @param isBlocked whether the services cannot be reached, as behind a content blocker
 */
export async function listen(page: Page, isBlocked = false) {
  const pixel: PixelCall[] = [];
  const foreign: string[] = [];
  const functions: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  // A pattern, because a function would be asked about every request of the page.
  await page.context().route(/^https?:\/\/(?!localhost[:/])/, (route) => {
    const url = new URL(route.request().url());
    foreign.push(url.href);
    if (isBlocked) return route.abort("blockedbyclient");
    if (url.hostname === "connect.facebook.net") return route.fulfill({ contentType: "text/javascript", body: script });
    const { call = "[]", address = "" } = Object.fromEntries(url.searchParams);
    pixel.push({ call: JSON.parse(call), address });
    return route.fulfill({ status: 204 });
  });
  page.context().on("request", (request: Request) => {
    const [, name] = new URL(request.url()).pathname.split("/functions/v1/");
    if (name && request.method() === "POST") functions.push({ name, body: request.postDataJSON() });
  });
  const bodies = (name: string) => functions.filter((called) => called.name === name).map(({ body }) => body);
  return {
    pixel,
    foreign,
    bodies,
    /** The pixel's events: name, figures, id. */
    tracked: () => pixel.map(({ call }) => call).filter(([method]) => method === "track"),
    /** Everything sent to an advertising service, as one text. */
    told: () => JSON.stringify([foreign.map(decodeURIComponent), bodies("track-event")]),
  };
}
