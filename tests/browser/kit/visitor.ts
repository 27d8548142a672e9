import { expect, type FrameLocator, type Locator, type Page, type Request } from "@playwright/test";
import type { Screen } from "./trading-challenge.ts";

/** Waits for a screen: its address, its heading, and the focus where a keyboard user expects it. */
export async function expectScreen(page: Page, { path, heading, counter }: Screen): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  const shown = page.getByRole("banner").getByText(/^\d+ \/ \d+$/);
  if (counter) await expect(shown).toHaveText(counter);
  else await expect(shown).toHaveCount(0);
}

/**
 * Waits for the offer. It is a separate document, and its address changes before that document is loaded: anything read
 * earlier may come from the page that is about to close.
 */
export async function expectOffer(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/final$/);
  await expect(page.getByText("Quiz Complete")).toBeVisible();
}

/** An option of the screen by its accessible name. */
export const option = (page: Page | FrameLocator, name: string) =>
  page.getByRole("radio", { name, exact: true }).or(page.getByRole("checkbox", { name, exact: true }));

/** Does what the screen asks for, with the pointer. */
export async function answerByPointer(page: Page, { choose = [], button }: Screen): Promise<void> {
  for (const name of choose) await option(page, name).click();
  if (button) await page.getByRole("button", { name: button, exact: true }).click();
}

/** Does what the screen asks for with Tab, arrow keys, Space and Enter, from wherever the focus is. */
export async function answerByKeyboard(page: Page, { choose = [], button }: Screen): Promise<void> {
  for (const name of choose) {
    await focusByKeyboard(page, name);
    await page.keyboard.press("Space");
  }
  if (button) {
    await focusByKeyboard(page, button);
    await page.keyboard.press("Enter");
  }
}

/** Moves the focus to a control using only keys: Tab, and arrow keys within a radio group. */
export async function focusByKeyboard(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return {
        name: element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "",
        role: element?.getAttribute("role"),
      };
    });
    if (focused.name === name) return;
    const group = page.getByRole("radio", { name, exact: true });
    await page.keyboard.press(focused.role === "radio" && (await group.count()) > 0 ? "ArrowDown" : "Tab");
  }
  throw new Error(`No key leads to "${name}".`);
}

/** Tabs on to a control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${control}.`);
}

/**
 * Waits for code that a page prefetches, by its file names, with everything that it loads. To be called before the page
 * is opened.
 */
export async function fetched(page: Page, names: readonly string[]): Promise<void> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  const forget = (request: Request) => pending.delete(request);
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  const isOf = (name: string) => (request: Request) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`);
  const ahead = names.map(async (name) => {
    const file = await page.waitForEvent("requestfinished", isOf(name));
    // The page reads a file before it asks for what that imports: until then nothing is pending, and not all is there.
    await page.evaluate(async (url) => void (await import(url)), file.url());
  });
  await Promise.all(ahead);
  await expect.poll(() => pending.size).toBe(0);
}

/** What the funnel has stored under a name. */
export async function stored(page: Page, name: string): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `trading-challenge:${name}`);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

/** Stores a text under a name of the funnel, as an earlier visit or manipulation may have done. */
export async function store(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [`trading-challenge:${name}`, text],
  );
}

/** Lets the browser forget what it has stored for the funnel, so that the next page is one of a first visit. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });

/**
 * Shows a page as its server wrote it: its code never comes. For tests that change its texts to see how they are laid out,
 * which React would find wrong if it took the page over later.
 */
export async function openWithoutCode(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(path);
}

/** Holds the page's code back until the returned function is called. */
export const holdCode = (page: Page) => holdFiles(page, /\/assets\/.*\.js$/);

/** Holds files back until the returned function is called. */
export async function holdFiles(page: Page, named: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(named, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** How much has moved since the page came, as browsers count it. They report it with the next frame. */
export const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
