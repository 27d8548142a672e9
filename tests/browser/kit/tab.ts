import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { test as base } from "./test.ts";

export * from "@playwright/test";

/** Who sets the clock of a tab: nobody, or the tests, which drive it or keep it at one time. */
type Time = "real" | "driven" | "fixed";

type Tab = { readonly page: Page; readonly session: CDPSession };

/**
 * Tests whose `page` is a tab of their worker which the tests before them have used. It has the site's code by then, so
 * it opens a page for a third of the work. Each test finds it as a first visit would, at an empty document of the site,
 * where it can put what earlier visits have stored.
 *
 * A tab cannot forget everything: these tests run no scripts before the page's own, and say by `test.use({ time })` if
 * they set the clock. Tests that need more, or an empty cache, use the `test` of test.ts.
 */
export const test = base.extend<{ time: Time }, { tabs: Map<string, Tab> }>({
  time: ["real", { option: true }],
  // Closed with the browser.
  tabs: [({ browserName: _ }, use) => use(new Map()), { scope: "worker" }],
  page: async ({ browser, tabs, time, baseURL, viewport, locale, reducedMotion }, use) => {
    const kind = `${time} ${baseURL} ${locale}`;
    // What drove the clock in one document is done again in the next one, so such a tab is for one test.
    const isOnce = time === "driven";
    const known = isOnce ? undefined : tabs.get(kind);
    const tab = known && !known.page.isClosed() ? known : await newTab(await browser.newContext(), time);
    if (!isOnce) tabs.set(kind, tab);
    await forget(tab);
    if (viewport) await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
    await use(tab.page);
    await (isOnce ? tab.page.context().close() : leave(tab.page));
  },
  context: ({ page }, use) => use(page.context()),
});

async function newTab(context: BrowserContext, time: Time): Promise<Tab> {
  const page = await context.newPage();
  const refuse = () => {
    throw new Error("This tab is used by other tests, too, which would find this there: see kit/tab.ts.");
  };
  const isLasting = { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse };
  for (const lasting of [page, context]) Object.assign(lasting, isLasting);
  if (time !== "driven") Object.assign(page.clock, { install: refuse, pauseAt: refuse });
  if (time !== "fixed") Object.assign(page.clock, { setFixedTime: refuse });
  return { page, session: await context.newCDPSession(page) };
}

/** Ends what a test has begun. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  if (page.isClosed()) return context.close();
  page.removeAllListeners();
  for (const each of [page, context]) await each.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
}

/** Makes the next page one of a first visit. */
async function forget({ page, session }: Tab): Promise<void> {
  // A document without scripts, so that nothing is stored while it is shown. What the last test has begun may still take
  // its page elsewhere, as a payment does; going on from there ends that.
  const away = () => page.goto("/robots.txt");
  await away().catch(away);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(-1, -1);
  await session.send("Page.resetNavigationHistory");
}
