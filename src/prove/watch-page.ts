import type { ConsoleMessage, Page } from "@playwright/test";
import type { ProofRule } from "./findings.ts";

/** Something that a page did by itself. */
export type Event = { readonly rule: ProofRule; readonly message: string };

/**
 * Notes what a page does that nobody asked for: errors, blocked parts, requests to hosts that the definition does not
 * name. They are watched and not answered for, because a page whose requests somebody answers for has no cache.
 *
 * @param isNamed whether the definition names a host
 * @returns takes what was noted since the last call
 */
export function watchPage(page: Page, isNamed: (host: string) => boolean): () => readonly Event[] {
  let events: Event[] = [];
  page.on("request", (request) => {
    const { protocol, hostname, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "localhost" && !isNamed(host))
      events.push({
        rule: "request-to-stranger",
        message: `The page contacts ${host}, which the definition does not name.`,
      });
  });
  page.on("pageerror", ({ message }) =>
    events.push({ rule: "console-error", message: `A script of the page failed: ${message}` }),
  );
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = message.text();
    // What this browser does not reach: see launch-chromium.ts.
    if (/net::ERR_NAME_NOT_RESOLVED|net::ERR_ABORTED/.test(text)) return;
    events.push(
      /Content Security Policy|violates the following/.test(text)
        ? { rule: "blocked-by-policy", message: `The page's policy blocks a part of it: ${text}` }
        : { rule: "console-error", message: `The page reports an error: ${text}${placeOf(message)}` },
    );
  });
  return () => {
    const noted = events;
    events = [];
    return noted;
  };
}

/** Which file or answer an error is about; the browser does not say it in every text. */
function placeOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url === "" || message.text().includes(url) ? "" : ` (${new URL(url).pathname})`;
}
