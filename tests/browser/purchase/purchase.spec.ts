import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { focusByKeyboard, stored, tabTo } from "../kit/visitor.ts";

test.beforeEach(fromOwnAddress);

const { known, buy, pay, answer, calls, isAccessible } = buyer;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment" });
const failed = "An unexpected error occurred. Please try again.";
const terms = /^\$19\.99 today for 4 weeks\. Next charge: \$39\.99 on .+ every 4 weeks .+ancel/;

async function openForm(page: Page) {
  await known(page);
  await page.goto("/final");
  await buy(page);
  await expect(dialog(page).getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
}

test("a test card buys: from the button to an account that is ready", async ({ page }) => {
  await openForm(page);
  await expect(dialog(page).getByText(terms)).toBeVisible();
  await expect(dialog(page).getByText("This form takes no money.")).toBeVisible();
  await pay(page, /^4242/);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Your account is ready!" }).first()).toBeVisible();
  await expect(page.getByText("$19.99")).toBeVisible();
  await expect(page.getByText("4-WEEK PLAN")).toBeVisible();
  await expect(page.getByRole("link", { name: "Activate your account" })).toHaveAttribute("href", /activate-account$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  expect(await stored(page, "purchase")).not.toHaveProperty("attempt");

  // Whoever comes back from the receipt and presses the button again is led to the receipt.
  const sent = calls(page, "sandbox-pay");
  await page.goto("/final");
  await buy(page);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("axe finds nothing while the form is on its way, when it is there, with fields that are wrong, and while it pays", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/test-form-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.route("**/functions/v1/sandbox-pay", () => undefined);
  await known(page);
  await page.goto("/final");
  await buy(page);
  await expect(dialog(page).getByText("Loading payment form...")).toBeVisible();
  await isAccessible(page, "loading");
  release();
  const button = dialog(page).getByRole("button", { name: /^Pay \S+\d/ });
  await expect(button).toBeVisible();
  await isAccessible(page, "opened");
  await button.click();
  await expect(dialog(page).getByText("Enter the whole card number")).toBeVisible();
  await isAccessible(page, "fields that are wrong");
  await pay(page, /^4242/);
  await expect(dialog(page).getByRole("button", { name: "Paying..." })).toBeVisible();
  await isAccessible(page, "paying");
});

test("what was paid in a tab that got lost is not sold again: the button leads to the receipt", async ({
  page,
  provokes,
}) => {
  // The page that the browser shows for a request that failed may store nothing.
  provokes(/localStorage/);
  const receipt = "**/payment-success?*";
  await page.route(receipt, (route) => route.abort());
  const opening = page.waitForResponse("**/functions/v1/create-checkout");
  await openForm(page);
  const { sessionId } = await (await opening).json();
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/payment-success?"));
  await pay(page, /^4242/);
  await lost;
  await page.unroute(receipt);
  const sent = calls(page, "sandbox-pay");
  await page.goto("/final");
  await buy(page);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole("status").filter({ hasText: "Your account is ready!" }).first()).toBeVisible();
  await expect(page.getByText(sessionId)).toBeVisible();
  expect(sent).toEqual([]);
});

test("a card that does not pay is told, in sight even on a low phone, and another one pays", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openForm(page);
  const field = dialog(page).getByRole("textbox", { name: "Card number" });
  for (const [number, text] of [
    [/^4000 0000 0000 0002/, "The card was declined. Please try another one."],
    [/^4000 0000 0000 9995/, "There is not enough money on this card. Please try another one."],
  ] as const) {
    await pay(page, number);
    await expect(dialog(page).getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await isAccessible(page, "declined");
  await pay(page, /^4242/);
  await expect(page).toHaveURL(/\/payment-success$/);
});

test("a card may ask for a confirmation, which can be refused and given", async ({ page }) => {
  await openForm(page);
  await pay(page, /^4000 0025/);
  await expect(dialog(page).getByRole("heading", { name: /bank wants you to confirm/ })).toBeFocused();
  await isAccessible(page, "confirmation");
  await page.getByRole("button", { name: "Do not confirm" }).click();
  await expect(dialog(page).getByText("nothing was charged")).toBeVisible();
  await pay(page, /^4000 0025/);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
});

test("by keys alone: an e-mail, Enter once more than needed, which leaves the payment open, a card that is wrong, then one that pays", async ({
  page,
}) => {
  await known(page, "");
  await page.goto("/final");
  await focusByKeyboard(page, "GET IMMEDIATE ACCESS");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Enter your email" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email address" })).toBeFocused();
  await page.keyboard.type("keys@example.com");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: /^Pay \S+\d/ })).toBeVisible();
  const number = dialog(page).getByRole("textbox", { name: "Card number" });
  await expect(number).toBeVisible();
  await tabTo(page, number);
  await page.keyboard.type("4242");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Enter the whole card number")).toBeVisible();
  await expect(number).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("424242424242");
  await expect(number).toHaveValue("4242 4242 4242 4242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  await expect(page.getByText("keys@example.com")).toBeVisible();
});

test("a double press, and closing and pressing again, are one session; a digit fixed in the middle leaves the caret there, and a slip beside the form closes nothing", async ({
  page,
}) => {
  const sent = calls(page, "create-checkout") as { attempt: string }[];
  await known(page);
  await page.goto("/final");
  await page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first().dblclick();
  await expect(dialog(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first()).toBeEnabled();
  await buy(page);
  await expect(dialog(page)).toBeVisible();
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(1);

  const number = dialog(page).getByRole("textbox", { name: "Card number" });
  await number.fill("4242424242424242");
  await number.press("Home");
  for (let presses = 0; presses < 6; presses++) await number.press("ArrowRight");
  await number.press("Backspace");
  await number.pressSequentially("9");
  await expect(number).toHaveValue("4242 9242 4242 4242");
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);

  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("while it is prepared the button says so; no answer for 15 seconds is a failure", async ({ page }) => {
    await page.clock.install();
    await page.route("**/functions/v1/create-checkout", () => undefined);
    await known(page);
    await page.goto("/final");
    await page.waitForLoadState("networkidle");
    await buy(page);
    await expect(page.getByRole("button", { name: "Processing..." }).first()).toBeDisabled();
    await isAccessible(page, "busy", "[aria-busy]");
    await page.clock.runFor(15_500);
    await expect(page.getByText(failed).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first()).toBeEnabled();
  });
});

test("an error of the server is told below the button, and pressing again works, as another attempt", async ({
  page,
}) => {
  const sent = calls(page, "create-checkout") as { attempt: string }[];
  await known(page);
  await answer(page, "create-checkout", 500, { error: { code: "internal", message: "…" } });
  await page.goto("/final");
  await buy(page);
  await expect(page.getByText(failed).first()).toBeVisible();
  await page.unroute("**/functions/v1/create-checkout");
  await buy(page);
  await expect(dialog(page)).toBeVisible();
  // The provider would repeat its failure for the same attempt.
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(2);
});

test("without a connection the same is said, and once it is back pressing again works", async ({ page, context }) => {
  const sent = calls(page, "create-checkout") as { attempt: string }[];
  await known(page);
  await page.goto("/final");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => fetch("/functions/v1/nothing").catch(() => undefined));
  await page.route("**/functions/v1/create-checkout", (route) => route.abort("internetdisconnected"));
  await buy(page);
  await expect(page.getByText(failed).first()).toBeVisible();
  await isAccessible(page, "failed", "[role=alert]");
  await page.unroute("**/functions/v1/create-checkout");
  await context.setOffline(false);
  await buy(page);
  await expect(dialog(page)).toBeVisible();
  // It is unknown whether the first call arrived, so it is the same attempt.
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(1);
});

test.describe("with a payment provider whose script is not to be had", () => {
  test.use({ time: "driven" });

  const opened = { provider: "stripe", clientSecret: "cs_secret", publishableKey: "pk_test_1", terms: "Today $19.99." };

  test("a blocked one gets a message, Retry, and the provider's own page", async ({ page }) => {
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await known(page);
    const sent = calls(page, "create-checkout") as { hosted?: boolean; attempt: string }[];
    await page.route("**/functions/v1/create-checkout", (route) =>
      route.fulfill({ json: route.request().postDataJSON().hosted ? { url: "/step-3", provider: "stripe" } : opened }),
    );
    await page.goto("/final");
    await buy(page);
    await expect(dialog(page).getByText("The payment form could not be loaded.")).toBeVisible();
    await isAccessible(page, "blocked");
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page).getByText("The payment form could not be loaded.")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Pay on the payment provider's page" }).click();
    await expect(page).toHaveURL(/\/step-3$/);
    expect(sent.map(({ hosted }) => hosted)).toEqual([undefined, true]);
    expect(sent[0]?.attempt).not.toBe(sent[1]?.attempt);
  });

  test("a hanging one is given 8 seconds; the next try fetches it anew, shows one form, and closing destroys it", async ({
    page,
  }) => {
    await page.route("https://js.stripe.com/**", () => undefined);
    await known(page);
    await answer(page, "create-checkout", 200, opened);
    await page.goto("/final");
    await page.waitForLoadState("networkidle");
    await page.clock.install();
    await buy(page);
    await expect(dialog(page).getByText("Loading payment form...")).toBeVisible();
    await expect(dialog(page).getByText("Today $19.99.")).toBeVisible();
    await page.clock.runFor(8_100);
    await expect(dialog(page).getByText("The payment form could not be loaded.")).toBeVisible();
    // This connection stays broken, but the next one works.
    await page.unroute("https://js.stripe.com/**");
    await page.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: fakeStripe }),
    );
    await page.clock.resume();
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page).getByText("the provider's form for cs_secret")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await buy(page);
    await expect(dialog(page).getByText("the provider's form for cs_secret")).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { forms: number }).forms)).toBe(1);
  });
});

/** Replaces the provider's script; counts the existing forms. */
const fakeStripe = `
  window.forms = 0;
  const unused = () => {};
  const stripe = {
    createEmbeddedCheckoutPage: async ({ clientSecret }) => {
      if (window.forms > 0) throw new Error("There is a form already.");
      window.forms++;
      const form = document.createElement("p");
      form.textContent = "the provider's form for " + clientSecret;
      return {
        mount: (place) => place.append(form),
        unmount: () => form.remove(),
        destroy: () => { window.forms--; form.remove(); },
      };
    },
    elements: unused, createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused,
    _registerWrapper: unused,
  };
  window.Stripe = Object.assign(() => stripe, { version: "endive" });`;
