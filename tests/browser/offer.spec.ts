import { expect, test } from "@playwright/test";
import { stored } from "./visitor.ts";

// The wheel opens on the first visit; most of these are about the page below it.
const withoutWheel = { name: "trading-challenge:wheel-spun", value: "true" };

test.beforeEach(({ page }, { title }) =>
  title.includes("wheel")
    ? undefined
    : page.addInitScript(({ name, value }) => localStorage.setItem(name, value), withoutWheel),
);

test("the plan picked on the offer is the one at checkout, also after a reload", async ({ page }) => {
  await page.goto("/final");
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("radio", { name: /12-WEEK PLAN/ }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: /12-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Enter your email" });
  await dialog.getByRole("textbox").fill("ada@@example");
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await dialog.getByRole("textbox").fill("ada@example.com");
  await dialog.getByRole("textbox").press("Enter");
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

test("a token's email is kept, and the token leaves the address", async ({ page }) => {
  const token = Buffer.from("ada@example.com").toString("base64url");
  await page.goto(`/final?token=%20${token}&utm_source=mail`);
  await expect(page).toHaveURL(/\/final\?utm_source=mail$/);
  await expect.poll(() => stored(page, "email")).toBe("ada@example.com");
  await page.goto("/final?token=nonsense");
  await expect(page).toHaveURL(/\/final$/);
  expect(await stored(page, "email")).toBe("ada@example.com");
});

test("the wheel is spun once: won, claimed, and then there is the banner", async ({ page }) => {
  await page.clock.install({ time: "2030-01-01T09:00:00" });
  await page.goto("/final");
  const wheel = page.getByRole("dialog", { name: "Spin for your welcome bonus" });
  await page.clock.pauseAt("2030-01-01T10:00:00");
  await wheel.getByRole("button", { name: "SPIN THE WHEEL" }).click();
  await page.clock.runFor(5_000);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.clock.runFor(1_800);
  await expect(page.getByRole("dialog").getByText("You've won 65 $ to invest").first()).toBeVisible();
  await page.clock.runFor(1_000);
  await page.getByRole("dialog").getByRole("button", { name: "Claim My Bonus" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Your 65 $ welcome bonus is reserved")).toBeVisible();
  expect(await stored(page, "wheel-spun")).toBe(true);
  await page.reload();
  await expect(page.getByText("Your 65 $ welcome bonus is reserved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
