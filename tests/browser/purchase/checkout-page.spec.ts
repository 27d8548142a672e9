import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, test } from "../kit/tab.ts";

test.beforeEach(fromOwnAddress);

const { known, pay, answer, isAccessible } = buyer;
const notice = "Unable to create payment session. Please try again.";

test("says that the form is on its way, sums up the default plan in euro with its stated renewal, and takes the payment in the charge's currency", async ({
  page,
}) => {
  await known(page);
  let open: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/functions/v1/create-checkout", (route) => asked.then(() => route.continue()));
  await page.goto("/checkout");
  await expect(page.getByText("Loading payment form...")).toBeVisible();
  await isAccessible(page, "loading");
  open();
  await expect(page.getByRole("heading", { level: 1, name: "Order Summary" })).toBeVisible();
  // Stored with the visit, so it comes with the page's code, and the lines below it move down.
  await expect(page.getByRole("definition").getByText("ada@example.com")).toBeVisible();
  const lines = await page.getByRole("term").allTextContents();
  const values = await page.getByRole("definition").allTextContents();
  expect(lines.map((line, at) => [line, values[at]])).toEqual([
    ["Plan", "4-WEEK PLAN"],
    ["Email", "ada@example.com"],
    ["Price", "€19.99"],
    ["Original price", "€39.99"],
    ["You save", "€20.00"],
    ["Per day", "€0.71"],
    ["Renews every 4 weeks", "€39.98"],
    ["Total today", "€19.99"],
  ]);
  await expect(page.getByText(/^\$19\.99 today for 4 weeks\. Next charge: \$39\.99 on/)).toBeVisible();
  await isAccessible(page, "form");
  await pay(page, /^4242/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
});

test("without an e-mail it says so, and the way out is to give one", async ({ page }) => {
  await known(page, "");
  await page.goto("/checkout");
  const alert = page.getByRole("alert").filter({ hasText: "Email is required for checkout" });
  await expect(alert).toContainText("Error");
  await expect(page.getByText(notice)).toBeVisible();
  await isAccessible(page, "missing e-mail");
  await page.getByRole("button", { name: "Enter your email" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("late@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "late@example.com" })).toBeVisible();
});

test("what the server answers instead of a session is told in an alert and as a notice, and can be tried again", async ({
  page,
}) => {
  await known(page);
  const alert = page.getByRole("main").getByRole("alert");
  const retry = page.getByRole("button", { name: "Retry" });
  for (const [code, status, text] of [
    ["payment-not-configured", 503, "Stripe configuration error"],
    ["payment-unavailable", 502, notice],
  ] as const) {
    await answer(page, "create-checkout", status, { error: { code, message: "not for visitors" } });
    if (code === "payment-not-configured") await page.goto("/checkout");
    else await retry.click();
    await expect(alert).toContainText(text);
    await expect(page.getByText(notice).last()).toBeVisible();
    // Each has a notice of its own.
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("not for visitors")).toHaveCount(0);
    await isAccessible(page, code);
  }
  // A session without a client secret.
  await answer(page, "create-checkout", 200, { provider: "sandbox", sessionId: "cs_1" });
  await retry.click();
  await expect(alert).toContainText("No client secret received from the server");
  await page.unroute("**/functions/v1/create-checkout");
  await retry.click();
  await expect(page.getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
});

test("Back from an address that was typed goes to the page before it in the flow, whatever was open before", async ({
  page,
}) => {
  await known(page);
  await page.goto("/step-12");
  await page.goto("/checkout");
  // Before hydration the link is a plain link.
  await expect(page.getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/final$/);
});
