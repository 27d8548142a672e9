import type { Page } from "@playwright/test";
import { openContext, type Site, startClock } from "../visitor.ts";
import { type Event, watchPage } from "../watch-page.ts";

/** A page in which steps are looked at, one after the other. */
export type LookPage = {
  readonly page: Page;
  /** Takes what the page did since the last call. */
  readonly events: () => readonly Event[];
};

/**
 * Looks at something in a page that no other look is using, of a visitor who has never been here. A new page costs as much as
 * a look, so it is used again, unless the look failed, as nobody knows its state then, or the page may still move on.
 */
export type Look = <T>(look: (page: LookPage) => Promise<T>, movesOn: boolean) => Promise<T>;

export function lookInPages(site: Pick<Site, "browser" | "origin" | "isNamed" | "day">): Look {
  const { browser, origin, isNamed } = site;
  const free: LookPage[] = [];
  const make = async (): Promise<LookPage> => {
    const page = await (await openContext(browser)).newPage();
    const events = watchPage(page, isNamed);
    await startClock(page, site);
    await page.addInitScript(countShifts);
    const session = await page.context().newCDPSession(page);
    // A first visitor has nothing yet: what comes late, and moves what is there, must come late here too.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return { page, events };
  };
  return async (look, movesOn) => {
    const taken = free.pop() ?? (await make());
    const { page, events } = taken;
    try {
      // Ends the page of the last look, which could otherwise store something more.
      await page.goto(`${origin}/robots.txt`);
      await page.context().clearCookies();
      await page.setViewportSize({ width: 375, height: 812 });
      events();
      const seen = await look(taken);
      if (movesOn) await page.context().close();
      else free.push(taken);
      return seen;
    } catch (error) {
      await page.context().close();
      throw error;
    }
  };
}

/** Runs in the page, before its own scripts: adds up how far it moves while it comes. */
function countShifts(): void {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
  }).observe({ type: "layout-shift", buffered: true });
}
