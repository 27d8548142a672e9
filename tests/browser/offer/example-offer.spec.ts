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

test("the offer speaks of the answers, sells one of two plans, leads to a chat, and is as it was left after checkout", async ({
  page,
}) => {
  await walkToOffer(page, "Not a note");
  await expect(page.getByText("You start with one hand and five keys.")).toBeVisible();
  await expect(page.getByText("Your hands remember more than you think.")).toHaveCount(0);
  await expect(page.getByRole("definition").nth(1)).toHaveText(
    "Film music, Slow jazz. The first pieces come from there.",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(2);
  const year = page.getByRole("radio", { name: /A year of evenings/ });
  await year.check();
  await expect(page.getByText("€96 today for 1 year, then €96 every year until you cancel")).toBeVisible();

  await page.getByRole("button", { name: "Ask before you buy" }).click();
  await expect(page.getByRole("link", { name: "Chat with us" })).toHaveAttribute(
    "href",
    "https://chat.example.com/piano",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Start this evening" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/your-evenings$/);
  await expect(year).toBeChecked();
  // One page back, not one more page: checkout is still ahead.
  await page.goForward();
  await expect(page).toHaveURL(/\/checkout$/);
});

test("axe finds nothing in a dark funnel 320 and 1440 px wide, and nothing scrolls sideways", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await walkToOffer(page, "A few years as a child");
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The page is finished as a phone shows it, and its code lays it out anew where there is room.
    await page.reload();
    await expectNoViolations(page, `the offer at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
