import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/test.ts";
import { expectOffer } from "../kit/visitor.ts";

test.beforeEach(fromOwnAddress);

const { answer, buy, calls, pay } = buyer;

/** Answers a question and leaves a contact in a browser that stores nothing, and so stays in one document until the offer. */
async function comeToOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      Storage.prototype[method] = () => {
        throw new DOMException("denied", "SecurityError");
      };
  });
  await page.goto("/step-6");
  await page.getByRole("radio").first().click();
  await expect(page).not.toHaveURL(/step-6$/);
  await page.evaluate(() => history.pushState(history.state, "", "/step-17"));
  await page.getByRole("textbox", { name: /email/i }).fill("ada@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expectOffer(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

test("a price that has changed costs nobody the answers", async ({ page }) => {
  await comeToOffer(page);
  await answer(page, "create-checkout", 409, { error: { code: "price-changed", message: "…" } });
  await buy(page);
  await expect(page.getByText("The price has changed since this page was opened").first()).toBeVisible();
  await page.unroute("**/functions/v1/create-checkout");
  const loaded = page.waitForEvent("load");
  await buy(page);
  await loaded;
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  expect(await page.evaluate(() => history.state)).not.toHaveProperty("carried");
  const sent = calls(page, "create-checkout");
  // The address is known: nobody is asked for it again.
  await buy(page);
  await expect(page.getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
  expect(sent).toMatchObject([
    { email: "ada@example.com", quizState: { quiz: { choices: { "step-6": [expect.any(String)] } } } },
  ]);
});

test("who pays while the contact is still under way is not asked whether to leave the page", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.route("**/functions/v1/lead", () => undefined);
  await comeToOffer(page);
  await buy(page);
  await pay(page, /^4242/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  expect(asked).toEqual([]);
});
