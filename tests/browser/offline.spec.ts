import { expect, test } from "@playwright/test";

test("a visitor who loses the connection is told so, and goes on when it is back", async ({ page, context }) => {
  await page.goto("/step-3");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("radio").first().click();
  // Fetched ahead.
  await expect(page).toHaveURL(/step-4$/);
  await page.getByRole("radio").first().click();
  await expect(page.getByRole("alert").filter({ hasText: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/step-5$/);
  await expect(page.getByRole("heading", { level: 1, name: /How confident/ })).toBeVisible();
});

test("code that is gone after a deploy costs one reload and no answer", async ({ page }) => {
  let gone = true;
  await page.route(/assets\/step-4-.*\.js/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/step-3");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("radio", { name: "I'm comfortable" }).click();
  gone = false;
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Do you want to retire rich?" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("trading-challenge:quiz"))).toContain("comfortable");
});
