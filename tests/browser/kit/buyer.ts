import { type BrowserContext, expect, type Page, type Route, test } from "@playwright/test";
import { expectNoViolations } from "./expect-no-violations.ts";
import { store } from "./visitor.ts";

const email = "ada@example.com";

let addresses = 0;

/** Gives a test its own address: that many purchases a minute from one address would be refused. */
export const fromOwnAddress = ({ context }: { readonly context: BrowserContext }) =>
  context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${test.info().workerIndex % 256}.0.${addresses++ % 256}` });

/** What a buyer does and sees on any page that takes payments. */
export const buyer = {
  /** Returns to a page with a known e-mail address and the wheel closed. */
  known: async (page: Page, as = email) => {
    if (page.url() === "about:blank") await page.goto("/robots.txt");
    await store(page, "wheel-spun", "true");
    if (as) await store(page, "email", as);
  },
  buy: (page: Page) => page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().click(),
  /** Picks a test card by its number and pays. */
  pay: async (page: Page, number: RegExp) => {
    await page.getByRole("button", { name: number }).click();
    await page.getByRole("button", { name: /^Pay \S+\d/ }).click();
  },
  /** Answers a backend function in place of the server. */
  answer: (page: Page, name: string, status: number, body: unknown) =>
    page.route(`**/functions/v1/${name}`, (route: Route) => route.fulfill({ status, json: body })),
  /** Bodies of the calls to a function. */
  calls: (page: Page, name: string) => {
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(`/functions/v1/${name}`) && request.method() === "POST")
        bodies.push(request.postDataJSON());
    });
    return bodies;
  },
  /**
   * axe finds nothing, and nothing scrolls sideways, not even at 320 px. Nobody can reach what lies behind a dialog, so
   * where one is open axe looks at it alone.
   *
   * @param fresh selects what is new on the page, if another test has axe look at all the rest
   */
  isAccessible: async (page: Page, where: string, fresh = "html") => {
    const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : fresh;
    for (const viewport of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, `${where} at ${viewport.width}`, part);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const excess = await page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] *")].map((element) =>
          getComputedStyle(element).display === "inline" ? 0 : element.scrollWidth - element.clientWidth,
        ),
      ),
    );
    expect(excess, `${where} at 320`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 375, height: 812 });
  },
} as const;
