import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { option } from "../kit/visitor.ts";

/** The third funnel: another offer, with two plans and no wheel. */
test.use({ baseURL: "http://localhost:4175" });

async function walkToOffer(page: Page, level: string) {
  await page.goto("/");
  await option(page, level).click();
  await option(page, "Film music").click();
  await option(page, "Slow jazz").click();
  await page.getByRole("button", { name: "Go on" }).click();
  // The offer takes payment, so it is a separate document.
  const loaded = page.waitForEvent("load");
  await option(page, "Half an hour").click();
  await loaded;
  await expect(page).toHaveURL(/\/your-evenings$/);
}

test("the offer speaks of the answers, and sells one of two plans", async ({ page }) => {
  await walkToOffer(page, "Not a note");
  await expect(page.getByText("You start with one hand and five keys.")).toBeVisible();
  await expect(page.getByText("Your hands remember more than you think.")).toHaveCount(0);
  await expect(page.getByRole("definition").nth(1)).toHaveText(
    "Film music, Slow jazz. The first pieces come from there.",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio", { name: /A year of evenings/ }).check();
  await expect(page.getByText("€96.00 today for 1 year, then €96.00 every year until you cancel")).toBeVisible();
});

test("Back from checkout goes one page back, to the offer as it was left", async ({ page }) => {
  await walkToOffer(page, "Not a note");
  const year = page.getByRole("radio", { name: /A year of evenings/ });
  await year.check();
  await page.getByRole("button", { name: "Start this evening" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/your-evenings$/);
  await expect(year).toBeChecked();
  // One page back, not one more page: checkout is still ahead.
  await page.goForward();
  await expect(page).toHaveURL(/\/checkout$/);
});

test("help leads to a chat where the funnel has one", async ({ page }) => {
  await walkToOffer(page, "Not a note");
  await page.getByRole("button", { name: "Ask before you buy" }).click();
  await expect(page.getByRole("link", { name: "Chat with us" })).toHaveAttribute(
    "href",
    "https://chat.example.com/piano",
  );
});

for (const width of [320, 1440])
  test(`axe finds nothing in a dark funnel ${width} px wide, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await walkToOffer(page, "A few years as a child");
    await expectNoViolations(page, "the offer");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
