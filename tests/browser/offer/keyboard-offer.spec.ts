import { expect, type Locator, type Page, test } from "../kit/tab.ts";
import { visitOfferAtRest } from "../kit/visit-offer.ts";
import { focusByKeyboard } from "../kit/visitor.ts";

test.use({ time: "driven" });

/** Everything that opens on the offer, using only keys. The wheel's keyboard test is with its other tests. */
const withoutWheel = { "wheel-spun": true };

/** What opens it, its dialog, a control in there, and what that brings. */
type Opened = {
  readonly opener: string;
  readonly dialog: string;
  readonly uses: string;
  readonly used: string;
};

const access = "GET IMMEDIATE ACCESS";
const payment: Opened = {
  opener: access,
  dialog: "Payment",
  uses: "Pay $19.99",
  used: "Enter the whole card number",
};

test("the payment: opened, used and left by Escape or its button with keys alone, and the focus is back", async ({
  page,
}) => {
  await visitOfferAtRest(page, { ...withoutWheel, email: "ada@example.com" });
  await expectKeysToDo(page, payment);
});

test("reviews, email, legal texts, help, and all that unfolds: opened, used and left with keys alone, and the focus is back", async ({
  page,
}) => {
  await visitOfferAtRest(page, withoutWheel);
  await expectKeysToUnfold(page);
  await expectKeysToHelp(page);
  for (const opened of [
    { opener: "Read more reviews", dialog: "Reviews", uses: "Load More", used: "37 more reviews" },
    { opener: "Subscription Terms", dialog: "Legal information", uses: "Terms", used: "This text is a template." },
    { opener: access, dialog: "Enter your email", uses: "Continue", used: "Invalid email" },
  ])
    await expectKeysToDo(page, opened);
});

test("in a dialog that is scrolled, the ring of what has the focus is whole", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visitOfferAtRest(page, withoutWheel);
  await focusByKeyboard(page, "Read more reviews");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Reviews" });
  await tabWithin(page, dialog, "Load More");
  expect(await roomBelow(dialog.getByRole("button", { name: "Load More" }))).toBeGreaterThanOrEqual(6);
});

/** From the lower edge of a control to that of what scrolls it. */
const roomBelow = (control: Locator) =>
  control.evaluate((control) => {
    let box = control.parentElement;
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
    return box ? box.getBoundingClientRect().bottom - control.getBoundingClientRect().bottom : 0;
  });

/** Opens a dialog, uses it, and leaves it by Escape, then by its button. */
async function expectKeysToDo(page: Page, { opener, dialog: title, uses, used }: Opened) {
  const button = page.getByRole("button", { name: opener, exact: true }).last();
  const dialog = page.getByRole("dialog", { name: title });
  await button.focus();
  for (const leave of ["Escape", "its button"]) {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await tabWithin(page, dialog, uses);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(used).first()).toBeVisible();
    if (leave === "Escape") await page.keyboard.press("Escape");
    else {
      await tabWithin(page, dialog, "Close");
      await page.keyboard.press("Enter");
    }
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
}

/** Tabs to a control of a dialog, and checks that nothing behind the dialog gets the focus on the way. */
async function tabWithin(page: Page, dialog: Locator, name: string) {
  const control = dialog
    .getByRole("button", { name, exact: true })
    .or(dialog.getByRole("tab", { name, exact: true }))
    .first();
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    const isArrow = (await control.getAttribute("role")) === "tab" && (await isOn(dialog.getByRole("tab")));
    await page.keyboard.press(isArrow ? "ArrowLeft" : "Tab");
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
  throw new Error(`No key leads to "${name}".`);
}

const isOn = (controls: Locator) =>
  controls.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Opens the help, goes to its link, and leaves it. */
async function expectKeysToHelp(page: Page) {
  await focusByKeyboard(page, "Need help?");
  await page.keyboard.press("Enter");
  const email = page.getByRole("link", { name: "Email", exact: true });
  await expect(email).toHaveAttribute("href", "mailto:support@example.com");
  await expect(page.getByRole("link", { name: "Chat" })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(email).toBeHidden();
  await expect(page.getByRole("button", { name: "Need help?" })).toBeFocused();

  // Left by Tab, it does not lie over what has the focus then; its button still closes it.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(email).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(email).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(email).toBeHidden();
  await expect(page.getByRole("button", { name: "disclaimer" })).toBeFocused();
}

/** Opens and closes a day, a feature and a question. */
async function expectKeysToUnfold(page: Page) {
  for (const [name, inside] of [
    ["Chart reading", "Trend, range and noise"],
    ["Market simulators", "Play through a falling market"],
    ["Will I make money?", "Nobody can promise you that"],
  ] as const) {
    const summary = page.locator("summary").filter({ hasText: name });
    const text = page.getByText(inside);
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(text).toBeVisible();
    await page.keyboard.press("Space");
    await expect(text).toBeHidden();
    await expect(summary).toBeFocused();
  }
}
