import type { Browser, BrowserContext, Disposable, Page } from "@playwright/test";
import { test as base, expect, type Tab } from "./test.ts";

export * from "@playwright/test";

/** Who sets the clock of a tab: nobody, or the tests. */
type Time = "real" | "driven";

/** Without scripts, so that nothing is stored while it is shown. */
export const emptyDocument = "/robots.txt";

/**
 * Tests whose `page` is a tab of their worker which the tests before them have used. It has the site's code by then, so
 * it opens a page for a third of the work. Each test finds it as a first visit would, at an empty document of the site,
 * where it can put what earlier visits have stored. Tests that set the clock say so by `test.use({ time: "driven" })`.
 *
 * Tests that close their tab, answer for files of the site (the tab would keep what they said), or need a browser which
 * knows nothing of the site, its code included, use the `test` of test.ts.
 */
export const test = base.extend<{ time: Time }>({
  time: ["real", { option: true }],
  page: async ({ browser, tabs, time, baseURL, viewport, locale, reducedMotion }, use) => {
    const kind = `${time} ${baseURL} ${locale}`;
    const tab = tabs.get(kind) ?? (await newTab(browser, time));
    tabs.set(kind, tab);
    if (viewport) await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion });
    await use(tab.page);
    await leave(tab, time);
  },
  context: ({ page }, use) => use(page.context()),
});

async function newTab(browser: Browser, time: Time): Promise<Tab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const added: Promise<Disposable>[] = [];
  for (const place of [page, context]) recordAdditions(place, added);
  Object.assign(page, { close: refuse("do not close it") });
  const unset = refuse('say test.use({ time: "driven" }) before they set its clock');
  if (time === "driven") await page.clock.install();
  else Object.assign(page.clock, { install: unset, pauseAt: unset, setFixedTime: unset, setSystemTime: unset });
  await page.goto(emptyDocument);
  return { page, session: await context.newCDPSession(page), added };
}

const refuse = (wish: string) => () => {
  throw new Error(`Tests after this one use the same tab, so tests ${wish}: see kit/tab.ts.`);
};

function recordAdditions(place: Page | BrowserContext, added: Promise<Disposable>[]): void {
  const recorded =
    <Call extends unknown[]>(add: (...call: Call) => Promise<Disposable>) =>
    (...call: Call) => {
      const adding = add.apply(place, call);
      added.push(adding);
      return adding;
    };
  const { addInitScript, exposeFunction, exposeBinding } = place;
  Object.assign(place, {
    addInitScript: recorded(addInitScript),
    exposeFunction: recorded(exposeFunction),
    exposeBinding: recorded(exposeBinding),
  });
}

/** Ends what a test has begun, and makes the next page one of a first visit. */
async function leave({ page, session, added }: Tab, time: Time): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  for (const each of [page, context]) await each.unrouteAll({ behavior: "ignoreErrors" });
  for (const addition of added.splice(0)) await (await addition).dispose();
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await goAway(page);
  // Every document to come would do again what drove the clock.
  if (time === "driven") {
    await page.clock.resume();
    await page.clock.setSystemTime(Date.now());
  }
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  await session.send("Page.resetNavigationHistory");
}

/**
 * What a test has begun may still take its page elsewhere, as a payment does, even while the page is on its way out: then
 * it goes away from there.
 */
const goAway = (page: Page) => expect(() => page.goto(emptyDocument)).toPass();
