import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/test.ts";
import { type Screen, screens } from "../kit/trading-challenge.ts";
import { focusByKeyboard, holdCode, option } from "../kit/visitor.ts";

const at = (path: string): Screen => {
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error(`The quiz has no ${path}.`);
  return screen;
};

/** Waits for a screen without waiting for what its document still loads. */
async function shows(page: Page, { path, heading, counter }: Screen): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  if (counter) await expect(page.getByRole("banner").getByText(/^\d+ \/ \d+$/)).toHaveText(counter);
}

/** Three screens with pointer, keys, several options, Back and Forward, and a tap on the screen after them. */
async function walk(page: Page, onSeveral = async () => {}): Promise<void> {
  await shows(page, at("/step-8"));
  await option(page, "Losing money").click();
  await shows(page, at("/step-9"));
  await focusByKeyboard(page, "Risks and rewards");
  await page.keyboard.press("Enter");
  await shows(page, at("/step-10"));
  await expect(page.getByRole("button", { name: "NEXT STEP" })).toBeDisabled();
  await option(page, "Apple").click();
  await option(page, "Tesla").click();
  await option(page, "Apple").click();
  await option(page, "Netflix").press("Space");
  await onSeveral();
  // Not the test's own ways, which wait until the page has loaded.
  await page.evaluate(() => history.back());
  await shows(page, at("/step-9"));
  await expect(option(page, "Risks and rewards")).toBeChecked();
  await page.evaluate(() => history.forward());
  await shows(page, at("/step-10"));
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("button", { name: "NEXT STEP" }).click();
  await shows(page, at("/step-11"));
  await page.getByRole("banner").getByRole("link", { name: "Back" }).click();
  await shows(page, at("/step-10"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // As a visitor: a browser that has gone back takes a script's scrolling back once everything has loaded.
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
}

/** Everything on a page, in the storages and in the history that a visitor or the next document could tell apart. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("main [role], main button")];
    // Their values differ from visit to visit: random keys, and the router's note of a wish to scroll, which it never heeds.
    const { key, __TSR_key, __hashScrollIntoViewOptions, ...state } = history.state;
    const { "trading-challenge:touches": touches, ...local } = localStorage;
    return {
      path: location.pathname + location.search,
      title: document.title,
      heading: document.querySelector("h1")?.textContent,
      header: document.querySelector("header")?.innerText,
      progress: document.querySelector<HTMLElement>("[role=progressbar] > *")?.style.transform,
      focus: document.activeElement?.outerHTML,
      scroll: scrollY,
      controls: controls.map((each) => [each.textContent, each.getAttribute("aria-checked"), each.tabIndex]),
      marked: controls.map((each) => [each.getAttribute("aria-disabled"), each.matches(":disabled")]),
      local,
      isKeyed: Boolean(key && __TSR_key),
      landing: touches?.replace(/"at":"[^"]*"/g, ""),
      session: { ...sessionStorage },
      entries: history.length,
      state,
    };
  });

test("taps, keys, Back and Forward are answered before the code has come, and the code goes on from there", async ({
  browser,
  page,
}) => {
  const release = await holdCode(page);
  await page.goto("/step-8?utm_source=mail", { waitUntil: "commit" });
  await walk(page, () => expectNoViolations(page, "before the code"));
  await page.evaluate(() => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(
        ...records.flatMap(({ type, target, attributeName, oldValue }) =>
          attributeName && (target as Element).getAttribute(attributeName) === oldValue
            ? []
            : [`${type} ${attributeName}`],
        ),
      ),
    );
    for (const part of document.querySelectorAll("header, main"))
      observer.observe(part, { subtree: true, childList: true, attributeOldValue: true, characterData: true });
    Object.assign(window, { changes });
  });
  release();
  await page.waitForLoadState("networkidle");

  const other = await browser.newContext();
  const fast = await other.newPage();
  await fast.goto("/step-8?utm_source=mail", { waitUntil: "networkidle" });
  await walk(fast);
  await fast.waitForLoadState("networkidle");
  expect(await stateOf(page)).toEqual(await stateOf(fast));
  // Nothing flashes: the page that was shown is the page that was taken over.
  expect(await page.evaluate("changes")).toEqual([]);
  for (const each of [page, fast]) {
    await each.goBack();
    await shows(each, at("/step-9"));
    await each.getByRole("banner").getByRole("link", { name: "Back" }).click();
    await shows(each, at("/step-8"));
  }
  expect(await stateOf(page)).toEqual(await stateOf(fast));
  await other.close();
});

test("a tap that only the code can answer is kept for it, and a reload before it has come loses nothing", async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto("/step-8", { waitUntil: "commit" });
  await option(page, "Losing money").click();
  await shows(page, at("/step-9"));
  await page.reload({ waitUntil: "commit" });
  // What was answered before led straight here.
  await option(page, "Risks and rewards").click();
  await shows(page, at("/step-10"));
  await page.evaluate(() => history.back());
  await shows(page, at("/step-9"));
  await page.reload({ waitUntil: "commit" });
  // Of a screen that was gone back to the page does not know the answer.
  await option(page, "Risks and rewards").click();
  await expect(option(page, "Risks and rewards")).not.toBeChecked();
  release();
  await shows(page, at("/step-10"));
  await page.goBack();
  await expect(option(page, "Risks and rewards")).toBeChecked();
  await page.goBack();
  await expect(option(page, "Losing money")).toBeChecked();
});

test("a reload where nothing can be answered before the code has come, and double taps, lose and add nothing", async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto("/step-15", { waitUntil: "commit" });
  await option(page, "Buy a house").dblclick();
  await shows(page, at("/step-16"));
  // What follows goes on by itself, so no page carries it.
  await page.reload({ waitUntil: "commit" });
  // Back and Forward lead to finished pages, too.
  await page.evaluate(() => history.back());
  await shows(page, at("/step-15"));
  await page.evaluate(() => history.forward());
  await shows(page, at("/step-16"));
  await option(page, "10 min/day").dblclick();
  release();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  const choices = () => page.evaluate(() => JSON.parse(localStorage["trading-challenge:quiz"]).quiz.choices);
  await expect.poll(choices).toEqual({ "step-15": ["house"], "step-16": ["min-10"] });
});

test("scripts that never come leave the first screens as they are, then the page says so, and a reload goes on", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/step-8");
  await option(page, "Losing money").click();
  await shows(page, at("/step-9"));
  await option(page, "Risks and rewards").click();
  await shows(page, at("/step-10"));
  await page.evaluate(() => history.back());
  await shows(page, at("/step-9"));
  await page.evaluate(() => history.forward());
  await option(page, "Tesla").click();
  await page.getByRole("button", { name: "NEXT STEP" }).click();
  await shows(page, at("/step-11"));
  const notice = page.getByRole("alert").filter({ hasText: "This page could not be loaded completely." });
  await expect(notice).toHaveCount(0);
  await page.getByRole("checkbox").first().click();
  await page.locator("main [data-go]").click();
  await expect(notice).toBeVisible();
  await expectNoViolations(page, "without code");
  await page.unroute(/\/assets\/.*\.js$/);
  await notice.getByRole("button", { name: "Try again" }).click();
  await page.waitForLoadState("networkidle");
  await shows(page, at("/step-11"));
  await expect(notice).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Back" }).click();
  await shows(page, at("/step-10"));
  await expect(option(page, "Tesla")).toBeChecked();
});

test("an unknown address is not drawn anew when its code comes", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/nowhere", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
  const first = await heading.elementHandle();
  release();
  await page.waitForLoadState("networkidle");
  expect(await heading.evaluate((now, before) => now === before, first)).toBe(true);
});

test("pictures of the next screens are fetched when they are shown, not before what the page itself needs", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
  const release = await holdCode(page);
  await page.goto("http://localhost:4181/tip", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Thank you" });
  await expect(button).toBeVisible();
  // From now on it answers.
  await expect(page.locator("head script[type=module]")).toHaveCount(1);
  expect(pictures.filter((name) => name.includes("logo"))).toEqual([]);
  await button.click();
  await expect(option(page, "Round")).toBeVisible();
  await expect.poll(() => pictures.filter((name) => name.includes("logo")).length).toBeGreaterThan(0);
  release();
});
