import "./short-stacks.ts";
import {
  type BrowserContext,
  type CDPSession,
  type Disposable,
  expect,
  type Page,
  test as plain,
} from "@playwright/test";

export * from "@playwright/test";

/** A tab that tests use one after the other; see tab.ts. */
export type Tab = {
  readonly page: Page;
  readonly session: CDPSession;
  /** What the test under way has put into every document to come. */
  readonly added: Promise<Disposable>[];
};

/**
 * Playwright's test, which also fails on any error in the console of any page that it opens: hydration mismatches,
 * scripts that throw, what the policy refuses, files that are missing. A test that brings errors about says which, with
 * `provokes`. Of requests that fail, the browser itself takes note in the console; pages have to live with those.
 */
export const test = plain.extend<{ provokes: (errors: RegExp) => void }, { tabs: Map<string, Tab> }>({
  // Closed with the browser. Here, though only tests of tab.ts use it: those that do not have it would need workers and
  // browsers of their own.
  tabs: [({ browserName: _ }, use) => use(new Map()), { scope: "worker" }],
  provokes: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      const provoked: RegExp[] = [ofRequest];
      const listen = (context: BrowserContext) => {
        context.on("console", (message) => {
          if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
        });
        context.on("weberror", (event) => errors.push(String(event.error())));
      };
      browser.on("context", listen);
      // Those of tabs that are used again, see tab.ts.
      for (const context of browser.contexts()) listen(context);
      await use((pattern) => provoked.push(pattern));
      browser.off("context", listen);
      for (const context of browser.contexts()) context.removeAllListeners();
      expect(errors.filter((error) => !provoked.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A note of the browser on a request that failed, unless the site has no such file; and notes of Vite's own client under
 * the dev server, whose connection a busy machine may reset before it is up. A page that needs it fails its test anyway.
 */
const ofRequest =
  /^Failed to load resource(?!.* 404 .*\/assets\/)|^(?:WebSocket connection to|\[vite\] failed to connect)[\s\S]*\/@vite\/client\)$/;
