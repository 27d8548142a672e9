import { buyer } from "../kit/buyer.ts";
import { expect, test } from "../kit/tab.ts";

const { answer, calls, isAccessible } = buyer;
const failed = "There was an issue setting up your account.";
const notice = "Error setting up your account. Please contact support.";

test("a forged address is not a success, and personal data leaves it", async ({ page }) => {
  for (const address of [
    "?session_id=cs_test_forged&amount=1&plan=4-WEEK%20PLAN&email=eve@example.com",
    "?email=eve@example.com&amount=19.99",
  ]) {
    await page.goto(`/payment-success${address}`);
    await expect(page.getByRole("heading", { level: 1, name: failed })).toBeVisible();
    await expect(page).toHaveURL(/\/payment-success$/);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText("Payment Successful")).toHaveCount(0);
    await expect(page.getByText("$1")).toHaveCount(0);
    expect(await page.title()).not.toContain("Successful");
  }
  await isAccessible(page, "failed");
  await page.getByRole("link", { name: "Contact Support" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("nobody to set an account up for: ready at once, with the plan assumed", async ({ page }) => {
  const asked = calls(page, "create-user");
  await page.goto("/payment-success");
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  await expect(page.getByText("Your account is ready!")).toBeVisible();
  await expect(page.getByText("$19.99")).toBeVisible();
  await isAccessible(page, "ready");
  expect(asked).toEqual([]);
});

test("while it is being checked nothing is claimed; an account that exists already is ready, too", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, "create-user", 200, { success: true, userExists: true });
  await page.route("**/functions/v1/session-status", async (route) => {
    await held;
    await route.fulfill({
      json: { status: "complete", paid: true, amount: 6.93, currency: "USD", plan: "1-WEEK PLAN", sessionId: "cs_1" },
    });
  });
  await page.goto("/payment-success?session_id=cs_1");
  await expect(page.getByRole("heading", { level: 1, name: "Setting up your account..." })).toBeVisible();
  await isAccessible(page, "checking");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  await expect(page.getByText("$6.93")).toBeVisible();
  await expect(page.getByText("Transaction ID", { exact: true })).toBeVisible();
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("an account that could not be made is told, but the payment stands", async ({ page }) => {
    const asked = calls(page, "create-user");
    await page.clock.install();
    await answer(page, "session-status", 200, { status: "complete", paid: true, amount: 6.93, currency: "USD" });
    await answer(page, "create-user", 200, { unexpected: true });
    await page.goto("/payment-success?session_id=cs_1");
    // It is requested three more times, after 1, 3 and 6 seconds.
    const waited = async () => {
      await page.clock.runFor(6_000);
      return asked.length;
    };
    await expect.poll(waited).toBe(4);
    await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
    await expect(page.getByText(failed)).toBeVisible();
    await isAccessible(page, "no account");
  });
});
