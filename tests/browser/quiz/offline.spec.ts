import { expect, test } from "../kit/test.ts";
import { offerFiles } from "../kit/trading-challenge.ts";
import { expectOffer, fetched } from "../kit/visitor.ts";

test("the quiz goes on without a connection, as far as it was fetched ahead", async ({ page, context }) => {
  const ahead = fetched(page, ["steps-0", "quiz", "shared"]);
  await page.goto("/step-3");
  await ahead;
  await context.setOffline(true);
  for (const next of ["step-4", "step-5", "info-1"]) {
    await page.getByRole("radio").first().click();
    await expect(page).toHaveURL(new RegExp(`${next}$`));
  }
  await page.getByRole("button", { name: "CONTINUE" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /missing out/ })).toBeVisible();
  for (const next of ["step-7", "step-8", "step-9", "step-10"]) {
    await page.getByRole("radio").first().click();
    await expect(page).toHaveURL(new RegExp(`${next}$`));
  }
  await expect(page.getByRole("heading", { level: 1, name: "Which companies interest you the most?" })).toBeVisible();
});

test("a visitor who waits for the connection is told so, and goes on when it is back", async ({ page, context }) => {
  await page.route(/assets\/steps-0-.*\.js/, (route) => route.abort());
  const ahead = fetched(page, ["idle", "shared"]);
  await page.goto("/");
  await ahead;
  await context.setOffline(true);
  await page.getByRole("radio").first().click();
  await expect(page.getByRole("alert").filter({ hasText: "You are offline" })).toBeVisible();
  await page.unroute(/assets\/steps-0-.*\.js/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "What is your age?" })).toBeVisible();
});

test("the offer, which comes as a document of its own, shows without a connection too", async ({ page, context }) => {
  const ahead = fetched(page, offerFiles);
  await page.goto("/step-17");
  await ahead;
  await context.setOffline(true);
  await page.getByRole("textbox").fill("ada@example.com");
  await page.getByRole("textbox").press("Enter");
  await expectOffer(page);
});

test("side features that cannot be loaded leave the page as it is", async ({ page }) => {
  await page.route(/assets\/(idle|legal)[^/]*\.js/, (route) => route.abort());
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "YES" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What is your age?" })).toBeVisible();
});

test("what a visitor did before the code had come is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/step-17", { waitUntil: "commit" });
  await page.getByRole("textbox").pressSequentially("early@bird.example");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expect(page).toHaveURL(/\/step-17\??$/);
  release();
  await expectOffer(page);
  expect(await page.evaluate(() => localStorage.getItem("trading-challenge:email"))).toBe("early@bird.example");
});

test("code that is gone after a deploy costs one reload and no answer", async ({ page, provokes }) => {
  provokes(/404/);
  let gone = true;
  await page.route(/assets\/steps-0-.*\.js/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/");
  // It is there again for the document that the reload asks for, however soon that is.
  page.once("request", function back(request) {
    if (request.isNavigationRequest()) gone = false;
    else page.once("request", back);
  });
  const reloaded = page.waitForEvent("load");
  await page.getByRole("radio", { name: "YES" }).click();
  await reloaded;
  expect(gone).toBe(false);
  await expect(page.getByRole("heading", { level: 1, name: "What is your age?" })).toBeVisible();
  // The page may have answered before its code had come, which stores it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("trading-challenge:quiz"))).toContain("yes");
});
