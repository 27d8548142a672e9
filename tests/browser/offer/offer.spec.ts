import { expect, test } from "../kit/tab.ts";
import { store, stored } from "../kit/visitor.ts";

/** The page without the wheel, which opens on the first visit and has its own tests. */
test.beforeEach(({ page }) => store(page, "wheel-spun", "true"));

test("the plan picked on the offer is the one at checkout, also after a reload", async ({ page }) => {
  await page.goto("/final");
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("radio", { name: /12-WEEK PLAN/ }).check();
  // The code of the page knows it by then, and so does the storage.
  await expect(page.getByText(/then \$79.99 every 12 weeks/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /12-WEEK PLAN/ })).toBeChecked();
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().click();
  await page.getByRole("dialog", { name: "Enter your email" }).getByRole("textbox").fill("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Payment" }).getByText("12-WEEK PLAN")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText("12-WEEK PLAN")).toBeVisible();
  await expect(page.getByText("€39.99").first()).toBeVisible();
});

test("an email that is none is refused in a notice and at its field, the next one is taken, and who has left it is not asked again", async ({
  page,
}) => {
  await page.goto("/final");
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Enter your email" });
  const field = dialog.getByRole("textbox");
  await expect(field).toBeFocused();
  // engine/contact/contact.test.ts has every way in which an address can be none.
  for (const refused of [
    "",
    "ada@@example.com",
    `${"a".repeat(10_000)}@example.com`,
    "<svg/onload=alert(1)>@example.com",
  ]) {
    await field.fill(refused);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Invalid email", { exact: true }), refused.slice(0, 40)).toBeVisible();
    await expect(field).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(field).toBeFocused();
    await dialog.getByRole("button", { name: "Dismiss" }).click();
    await expect(dialog.getByText("Invalid email")).toHaveCount(0);
  }
  expect(await stored(page, "email")).toBeNull();
  await expect(page.locator("svg[onload]")).toHaveCount(0);
  await field.fill(" ada@example.com ");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => stored(page, "email")).toBe("ada@example.com");
  await expect(dialog).toHaveCount(0);
  await page.goto("/final");
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().click();
  await expect(page.getByRole("dialog", { name: "Payment" })).toBeVisible();
});

test("a token's email is kept, and the token leaves the address", async ({ page }) => {
  const token = Buffer.from("ada@example.com").toString("base64url");
  await page.goto(`/final?token=%20${token}&utm_source=mail`);
  await expect(page).toHaveURL(/\/final\?utm_source=mail$/);
  await expect.poll(() => stored(page, "email")).toBe("ada@example.com");
  for (const empty of ["nonsense", "", "%20%20"]) {
    await page.goto(`/final?token=${empty}`);
    await expect(page).toHaveURL(/\/final$/);
    expect(await stored(page, "email")).toBe("ada@example.com");
  }
});
