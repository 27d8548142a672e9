import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";

test.beforeEach(fromOwnAddress);

const { known, buy, pay, calls } = buyer;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment" });
const button = (page: Page) => dialog(page).getByRole("button", { name: /^Pay \S+\d/ });
const length = (page: Page) => page.evaluate(() => history.length);

/** As by the browser's button. Playwright's own waits for another document. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Comes to the offer from another page. */
async function comeToOffer(page: Page) {
  await known(page);
  await page.goto("/step-3");
  await page.goto("/final");
}

/** Once whatever the page does with the history is done: the entry of the page itself has nothing of a dialog. */
const isAtOffer = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/final$/);
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
};

async function openForm(page: Page) {
  await buy(page);
  await expect(button(page)).toBeVisible();
}

test("Back closes the payment and stays on the offer, however the form was closed before; the history never grows, and the next Back leaves", async ({
  page,
}) => {
  await comeToOffer(page);
  await page.getByRole("radio", { name: /12-WEEK/ }).click();
  await openForm(page);
  const grown = await length(page);
  await back(page);
  await isAtOffer(page);
  await expect(page.getByRole("radio", { name: /12-WEEK/ })).toBeChecked();
  await expect(page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first()).toBeFocused();
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => back(page),
  ]) {
    await openForm(page);
    await close();
    await isAtOffer(page);
    expect(await length(page)).toBe(grown);
  }
  // Nothing is opened again, and nothing is left of it.
  await page.evaluate(() => history.forward());
  await isAtOffer(page);
  await back(page);
  await expect(page).toHaveURL(/\/step-3$/);
});

test("a legal text above the payment is closed first, and a reload leaves no entry behind", async ({ page }) => {
  await comeToOffer(page);
  await openForm(page);
  await dialog(page).getByRole("button", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(2);
  await back(page);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(button(page)).toBeVisible();
  await page.reload();
  await isAtOffer(page);
  await back(page);
  await expect(page).toHaveURL(/\/step-3$/);
});

test("while a bank confirms, Back stops the payment as the close button does: nothing is charged, and the same session is paid later; the receipt then takes the form's place in the history", async ({
  page,
}) => {
  const sent = calls(page, "create-checkout") as { attempt: string }[];
  await comeToOffer(page);
  await openForm(page);
  await pay(page, /^4000 0025/);
  await expect(dialog(page).getByRole("heading", { name: /bank wants you to confirm/ })).toBeFocused();
  await back(page);
  await isAtOffer(page);
  await openForm(page);
  await expect(dialog(page).getByRole("textbox", { name: "Card number" })).toHaveValue("");
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(1);
  await pay(page, /^4242/);
  const receipt = page.getByRole("heading", { level: 1, name: "Payment Successful" });
  await expect(receipt).toBeVisible();
  await page.goBack();
  await isAtOffer(page);
  await page.goForward();
  await expect(receipt).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/step-3$/);
});

test("closed by Back while it pays, the payment still leads to its receipt", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/functions/v1/sandbox-pay", async (route) => {
    await released;
    await route.continue();
  });
  await comeToOffer(page);
  await openForm(page);
  await pay(page, /^4242/);
  await expect(dialog(page).getByRole("button", { name: "Paying..." })).toBeVisible();
  await back(page);
  await isAtOffer(page);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
});

test("who comes back from the provider's own page is on the offer, and leaves it with the next Back", async ({
  page,
}) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const opened = { provider: "stripe", clientSecret: "cs_secret", publishableKey: "pk_test_1", terms: "Today $19.99." };
  await page.route("**/functions/v1/create-checkout", (route) => route.fulfill({ json: opened }));
  await comeToOffer(page);
  await buy(page);
  await expect(dialog(page).getByText("The payment form could not be loaded.")).toBeVisible();
  // As Stripe's form does by itself.
  await page.evaluate(() => location.assign("/step-5"));
  await expect(page).toHaveURL(/\/step-5$/);
  await page.goBack();
  await isAtOffer(page);
  await back(page);
  await expect(page).toHaveURL(/\/step-3$/);
});
