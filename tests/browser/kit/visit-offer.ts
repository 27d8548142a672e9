import { expect, type Page } from "@playwright/test";

/** Time of a visit by `visitOffer`, in milliseconds. */
export const noon = Date.UTC(2030, 0, 1, 12);

/**
 * Opens the offer at noon with what earlier visits have stored, by name.
 * From then on time passes only when the test advances it, even across a reload.
 */
export async function visitOffer(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<void> {
  // Set before the visit: a running clock cannot be stopped at its start.
  await page.clock.install({ time: noon - 3_600_000 });
  await page.clock.pauseAt(noon);
  await openOffer(page, stored);
}

/**
 * Opens the offer at noon like `visitOffer`, with a stopped clock: nothing changes during the test. A page that shows
 * the funnel already keeps nothing of what it has stored.
 */
export async function visitOfferAtRest(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.clock.setFixedTime(noon);
  await openOffer(page, stored);
}

/** Stores this by name, strings as they are, other values as JSON, and forgets all else. */
export async function storeOnly(page: Page, stored: Readonly<Record<string, unknown>>): Promise<void> {
  const items = Object.entries(stored).map(([name, value]) => [
    `trading-challenge:${name}`,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  await page.evaluate((items) => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const [key = "", value = ""] of items) localStorage.setItem(key, value);
  }, items);
}

async function openOffer(page: Page, stored: Readonly<Record<string, unknown>>): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/robots.txt");
  await storeOnly(page, stored);
  await page.goto("/final");
  // The last part of the page to load: what is done before waits for it, and a driven clock may run ahead.
  await expect(page.getByRole("timer").first()).toBeAttached();
}
