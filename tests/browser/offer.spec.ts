import { expect, test } from "@playwright/test";

test("the plan picked on the offer is the one at checkout, also after a reload", async ({ page }) => {
  await page.goto("/final");
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("radio", { name: /12-WEEK PLAN/ }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: /12-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText("12-WEEK PLAN")).toBeVisible();
  await expect(page.getByText("€39.99")).toBeVisible();
});

test("the goal is shown only where there is one", async ({ page }) => {
  const goal = page.getByText(/high chance of achieving your goal/);
  await page.goto("/final");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(goal).toHaveCount(0);
  await page.goto("/step-15");
  await page.getByRole("radio", { name: "Buy a car" }).click();
  await page.goto("/final");
  await expect(goal).toContainText("Buy a car");
});

test("checkout without an email says what is missing, and with one that nobody can take the payment yet", async ({
  page,
}) => {
  await page.goto("/checkout");
  await expect(page.getByText("Email is required for checkout")).toBeVisible();
  await page.goto("/step-17");
  await page.getByRole("textbox").fill("ada@example.com");
  await page.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/final$/);
  await page.goto("/checkout");
  await expect(page.getByText("Stripe configuration error")).toBeVisible();
});
