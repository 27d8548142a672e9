import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";

test.beforeEach(fromOwnAddress);

const { known, buy, pay, calls } = buyer;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment" });
const receipt = (page: Page) => page.getByRole("heading", { level: 1, name: "Payment Successful" });

async function openForm(page: Page, plan: RegExp) {
  await page.goto("/final");
  await page.getByRole("radio", { name: plan }).click();
  await buy(page);
  await expect(dialog(page).getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
}

/** Opens a form for a plan in another tab, and pays in this one: the form of the other closes. */
async function payBeside(page: Page, plan: RegExp) {
  await known(page);
  await openForm(page, /4-WEEK/);
  const other = await page.context().newPage();
  const paid = calls(other, "sandbox-pay");
  await openForm(other, plan);
  await pay(page, /^4242/);
  await expect(receipt(page)).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  return { other, paid };
}

test("two plans in two tabs: once one is paid, the form of the other closes and says so, and a second purchase takes another press", async ({
  page,
}) => {
  const { other, paid } = await payBeside(page, /12-WEEK/);
  await expect(
    other.getByText("This payment form is no longer valid. If you have not paid, please try again.").first(),
  ).toBeVisible();
  expect(paid).toEqual([]);

  // On purpose. Looking at the first receipt again does not stop it.
  await buy(other);
  await expect(dialog(other).getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
  await page.reload();
  await expect(receipt(page)).toBeVisible();
  await pay(other, /^4242/);
  await expect(receipt(other)).toBeVisible();
  await expect(other.getByText("12-WEEK PLAN")).toBeVisible();
});

test("the same plan in two tabs is one session: the form of the other closes, and its button leads to the receipt", async ({
  page,
}) => {
  const { other, paid } = await payBeside(page, /4-WEEK/);
  await buy(other);
  await expect(receipt(other)).toBeVisible();
  expect(paid).toEqual([]);
});
