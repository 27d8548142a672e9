import { expect, type Page } from "@playwright/test";

/** When a visit of `visitOffer` takes place, in milliseconds. */
export const noon = Date.UTC(2030, 0, 1, 12);

/**
 * Opens the offer at noon with what earlier visits have stored, by name: strings as they are, other values as JSON. From
 * then on time passes only where the test makes it, also across a reload.
 */
export async function visitOffer(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<void> {
  // From before: time that has begun to pass cannot be stopped where it began.
  await page.clock.install({ time: noon - 3_600_000 });
  await page.clock.pauseAt(noon);
  await storeBefore(page, stored);
  await page.goto("/final");
}

/** Opens the offer at noon like `visitOffer`, with a clock that stands still: nothing changes while it is looked at. */
export async function visitOfferAtRest(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.clock.setFixedTime(noon);
  await storeBefore(page, stored);
  await page.goto("/final");
  // Comes last of all that the page comes with.
  await expect(page.getByRole("timer").first()).toBeAttached();
}

async function storeBefore(page: Page, stored: Readonly<Record<string, unknown>>) {
  const items = Object.entries(stored).map(([name, value]) => [
    `trading-challenge:${name}`,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  await page.addInitScript((items) => {
    // Once: a reload finds what the page has made of it.
    if (sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "yes");
    for (const [key = "", value = ""] of items) localStorage.setItem(key, value);
  }, items);
}
