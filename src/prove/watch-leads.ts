import type { Page } from "@playwright/test";

/** Of a lead, as a page sends and stores it. */
type Lead = { readonly email?: string; readonly phone?: string; readonly handedOver?: string };

/**
 * Sees which contacts a page has handed over: those that it has sent, once it has noted that the server accepted them. The
 * server's answer itself cannot be waited for. Another document may be on its way when it comes: the page that is left still
 * takes it, but the browser no longer reports it.
 *
 * @param funnel id of the funnel, under which its pages store their leads
 * @returns says whether a contact arrives
 */
export function watchLeads(page: Page, funnel: string): (contact: string) => Promise<boolean> {
  const sent = new Set<unknown>();
  page.on("request", (request) => {
    if (!request.url().endsWith("/functions/v1/lead")) return;
    const { email, phone }: Lead = JSON.parse(request.postData() ?? "{}");
    for (const contact of [email, phone]) sent.add(contact);
  });
  const isAccepted = ([key, contact]: readonly [string, string]) => {
    const leads: readonly Lead[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    return leads.some(({ email, phone, handedOver }) => handedOver && [email, phone].includes(contact));
  };
  return (contact) =>
    page.waitForFunction(isAccepted, [`${funnel}:outbox`, contact] as const).then(
      () => sent.has(contact),
      () => false,
    );
}
