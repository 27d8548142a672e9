import type { Browser, BrowserContext } from "@playwright/test";
import { type AsVisitor, openContext } from "./visitor.ts";

/** A context tells each new page all that its clock was ever told, so it does not serve forever. */
const mostVisits = 20;

/**
 * Visitors to a site, any number at once. Those who follow each other share what the browser has fetched and compiled, which
 * is an eighth of a proof's work, but neither page nor cookies. After a visit that failed nobody knows what is left of it, so
 * nobody follows.
 */
export function visitorsOf(browser: Browser): AsVisitor {
  const free: { readonly context: BrowserContext; readonly visits: number }[] = [];
  return async (visit) => {
    const { context, visits } = free.pop() ?? { context: await openContext(browser), visits: 0 };
    let isFit = false;
    try {
      const page = await context.newPage();
      const result = await visit(page);
      await page.close();
      await context.clearCookies();
      isFit = visits + 1 < mostVisits;
      return result;
    } finally {
      if (isFit) free.push({ context, visits: visits + 1 });
      else await context.close();
    }
  };
}
