import { emptyDocument, expect, type Page, test } from "../kit/tab.ts";
import { forget } from "../kit/visitor.ts";

test.use({ baseURL: "http://localhost:4180" });

const paths = ["/", "/aufloesung", "/groesse", "/zubehoer", "/kontakt", "/danke"];

test("no long word makes a page scroll sideways, stands out of what holds it, or is broken in an option or the header", async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [320, 375, 390, 1440]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await outside(page), `${path} at ${width} px`).toEqual([]);
      expect(await broken(page), `${path} at ${width} px`).toEqual([]);
    }
    await forget(page);
  }
});

/** Texts that are not completely within the page, and elements whose content overflows. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: holder, textContent } = text;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest("style, script")) continue;
      if (getComputedStyle(holder).clipPath !== "none" || holder.closest("[popover]:not(:popover-open)")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects())
        if (left < 0 || right > root.clientWidth) found.push(`${textContent} reaches from ${left} to ${right}`);
    }
    return found;
  });

/** Words of option labels, of the product's name and of its chapters that are broken over several lines. */
const broken = (page: Page) =>
  page.locator("[role=radio], #root > header").evaluateAll((holders) =>
    holders.flatMap((holder) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word} on ${lines.size} lines`);
        }
      return found;
    }),
  );

test("options of short words stand two in a row, those of a long one below each other, hyphenated as the language does it", async ({
  page,
}) => {
  const rows = () =>
    page.getByRole("radio").evaluateAll((options) => new Set(options.map((o) => o.getBoundingClientRect().top)).size);
  await page.goto("/groesse");
  expect(await rows()).toBe(2);
  await page.goto("/");
  expect(await rows()).toBe(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await rows()).toBe(2);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("hyphens", "auto");
  expect(await heading.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("de");
});

test("back leads to where the visitor came from, by the link and by the browser, also after a reload", async ({
  page,
}) => {
  const link = page.getByRole("link", { name: "Zurück" });
  const choose = (name: RegExp) => page.getByRole("radio", { name }).click();
  await page.goto("/");
  await choose(/Haushaltsauflösung/);
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/groesse$/);
  await expect(link).toHaveAttribute("href", "/aufloesung");
  await page.reload();
  await expect(link).toHaveAttribute("href", "/aufloesung");
  await page.goBack();
  await expect(page).toHaveURL(/aufloesung$/);
  await page.goForward();
  await link.click();
  await expect(page).toHaveURL(/aufloesung$/);
  await link.click();
  await choose(/Zweizimmerwohnung/);
  await expect(page).toHaveURL(/groesse$/);
  await expect(link).toHaveAttribute("href", "/");
  await page.goBack();
  await expect(page).toHaveURL(/:4180\/$/);
});

const backLink = (page: Page) => page.getByRole("link", { name: "Zurück" });
const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

/** Walks from the first question to the extras, by way of the clearing. */
async function walkToExtras(page: Page) {
  await page.goto("/");
  await page.getByRole("radio", { name: /Haushaltsauflösung/ }).click();
  await page.getByRole("main").getByRole("button").click();
  await page.getByRole("radio", { name: /Mittel/ }).click();
  await isAt(page, "/zubehoer");
}

test("after the back link the browser's Back leads further back, and Forward to what was left, also after a reload", async ({
  page,
}) => {
  await walkToExtras(page);
  await page.reload();
  // The answers now skip the size of the flat, which the browser has visited.
  await expect(backLink(page)).toHaveAttribute("href", "/aufloesung");
  await backLink(page).click();
  await isAt(page, "/aufloesung");
  await page.goForward();
  await isAt(page, "/groesse");
  await backLink(page).click();
  await isAt(page, "/aufloesung");
  await page.goBack();
  await isAt(page, "/");
  await page.goBack();
  await isAt(page, emptyDocument);
});

test("on another branch the back link follows the answers and the browser's history alike", async ({ page }) => {
  await walkToExtras(page);
  await backLink(page).click();
  await backLink(page).click();
  await isAt(page, "/");
  await page.getByRole("radio", { name: /Zweizimmerwohnung/ }).click();
  await isAt(page, "/groesse");
  await page.getByRole("radio", { name: /Mittel/ }).click();
  await isAt(page, "/zubehoer");
  await backLink(page).click();
  await isAt(page, "/groesse");
  await backLink(page).click();
  await isAt(page, "/");
  await page.goBack();
  await isAt(page, emptyDocument);
});

test("the phone is asked for first; after a typed address the back link's step takes the place of the page, and Back never leads forward", async ({
  page,
}) => {
  await page.goto("/danke");
  await page.goto("/kontakt");
  // The phone is asked for first. Until its code has loaded, the back link is a plain one.
  await expect(page.getByRole("textbox", { name: "Telefonnummer" })).toBeVisible();
  await page.getByRole("button", { name: "Lieber per E-Mail" }).click();
  await expect(page.getByRole("textbox", { name: "E-Mail-Adresse" })).toBeVisible();
  await backLink(page).click();
  await isAt(page, "/zubehoer");
  await page.goBack();
  await isAt(page, "/danke");
});

test("the back link leads to its step also where that entry of the history has become another", async ({ page }) => {
  await page.goto("/zubehoer");
  await page.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await isAt(page, "/kontakt");
  await page.goBack();
  await backLink(page).click();
  await isAt(page, "/groesse");
  await page.goForward();
  await isAt(page, "/kontakt");
  await backLink(page).click();
  await isAt(page, "/zubehoer");
  await expect(page.getByRole("heading", { name: "Was kommt dazu?" })).toBeVisible();
});
