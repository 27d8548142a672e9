import { expect, test } from "../kit/tab.ts";
import { test as once } from "../kit/test.ts";
import { screens } from "../kit/trading-challenge.ts";
import { expectScreen, option, stored } from "../kit/visitor.ts";

test("the browser's back from the contact step passes over the loading screen", async ({ page }) => {
  await page.goto("/step-16");
  await page.getByRole("radio").first().click();
  await expect(page).toHaveURL(/\/step-17$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/step-16$/);
});

test("half a multiple choice survives a reload, a second tab shows it, and a tab from before a deploy does not write over what a newer one keeps", async ({
  page,
  context,
}) => {
  await page.goto("/step-10");
  const next = page.getByRole("button", { name: "NEXT STEP" });
  await expect(next).toBeDisabled();
  await option(page, "Apple").click();
  await expect(next).toBeEnabled();
  await page.reload();
  await expect(option(page, "Apple")).toBeChecked();
  await option(page, "Apple").click();
  await expect(next).toBeDisabled();

  const second = await context.newPage();
  await second.goto("/step-10");
  await option(page, "Netflix").click();
  await expect(option(second, "Netflix")).toBeChecked();

  const newer = second;
  await newer.goto("/nowhere");
  await newer.evaluate(() => localStorage.setItem("trading-challenge:quiz", '{"version":99}'));
  await option(page, "Tesla").click();
  await expect(option(page, "Tesla")).toBeChecked();
  await expect(option(page, "Netflix")).toBeChecked();
  expect(await stored(page, "quiz")).toEqual({ version: 99 });
});

test("an unreadable storage starts the visitor afresh and shows no error", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("trading-challenge:quiz", '{"version":1,"quiz":[[[');
    localStorage.setItem("trading-challenge:outbox", "7");
  });
  await page.goto("/step-3");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("radio").first().click();
  await expect(page).toHaveURL(/\/step-4$/);
});

test("a storage that throws leaves the quiz usable", async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      Storage.prototype[method] = () => {
        throw new DOMException("denied", "SecurityError");
      };
  });
  await page.goto("/step-3");
  await page.getByRole("radio").first().click();
  await expect(page).toHaveURL(/\/step-4$/);
});

test("an address in capitals or with index.html is not a second page", async ({ page }) => {
  expect((await page.goto("/STEP-1"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.goto("/step-1/index.html");
  await expect(page).toHaveURL(/\/step-1\/?$/);
  await page.getByRole("radio", { name: "18-24" }).click();
  await expect(page).toHaveURL(/\/stats-slide$/);
});

test("an unknown address is a 404 page that leads home", async ({ page }) => {
  const response = await page.goto("/step-99");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectScreen(page, screens[0] as (typeof screens)[number]);
});

test("the logo leads to the start", async ({ page }) => {
  await page.goto("/step-5");
  await page.getByRole("banner").getByRole("link").last().click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

// The next two change files of the site, and a tab that others use would keep them.
once("a page without a root element says so in the console and nowhere else", async ({ page, provokes }) => {
  provokes(/No element with id "root"/);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
  });
  await page.goto("/");
  await expect.poll(() => errors).toEqual([expect.stringContaining('No element with id "root"')]);
});

once(
  "an unforeseen error shows the error screen, with status and message behind its details",
  async ({ page, provokes }) => {
    provokes(/of null/);
    await page.route(/\/assets\/steps-0-.*\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("options:[", "options:null,others:[") });
    });
    await page.goto("/step-3");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText(/of null/)).toBeHidden();
    await page.getByText("Details").click();
    for (const said of ["500", /of null/]) await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/step-3$/);
  },
);

test("a visit on the legacy host goes to the canonical one with a parameter no cache has seen", async ({
  page,
  provokes,
}) => {
  // It has no certificate here.
  provokes(/Cross-Origin-Opener-Policy/);
  await page.route("https://quiz.example.com/**", (route) => route.fulfill({ body: "moved" }));
  const port = new URL(page.url() === "about:blank" ? "http://localhost:4173" : page.url()).port;
  await page.goto(`http://old.example.com:${port}/step-2?utm_source=mail`);
  await expect(page).toHaveURL(/^https:\/\/quiz\.example\.com\/step-2\?utm_source=mail&v=\d+$/);
  expect(await stored(page, "quiz").catch(() => null)).toBeNull();
});
