import { expect, type Page, test } from "../kit/tab.ts";
import { noon, visitOffer } from "../kit/visit-offer.ts";
import { focusByKeyboard, store, stored } from "../kit/visitor.ts";

test.use({ time: "driven" });

const banner = (page: Page) => page.getByRole("complementary");
const time = (page: Page) => banner(page).getByRole("timer");
const button = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const claimed = (ago: number) => ({ "wheel-spun": true, "bonus-start-time": noon - ago });

const minute = 60_000;

test("a claimed bonus has what is left of ten minutes, also after a reload, and then is over", async ({ page }) => {
  await visitOffer(page, claimed(1));
  for (const [ago, left] of [
    [1, "10:00"],
    [10 * minute - 1_000, "00:01"],
  ] as const) {
    await store(page, "bonus-start-time", `${noon - ago}`);
    await page.reload();
    await expect(time(page)).toHaveText(left);
    await expect(banner(page)).toContainText("You won the 65 $ welcome bonus");
    expect(await stored(page, "bonus-start-time")).toBe(noon - ago);
  }
  await store(page, "bonus-start-time", `${noon - 10 * minute}`);
  await page.reload();
  await expect(banner(page)).toContainText("Sorry, this bonus has expired");
  await expect(button(page, "Extend Timer (+20 min)")).toBeVisible();
  await expect(button(page, "Continue to platform")).toBeVisible();
  await expect(button(page, "Claim")).toHaveCount(0);
  await expect(time(page)).toHaveCount(0);
});

test("the bonus counts down while the page is open, is over after 600 s, and leaves the focus alone where the visitor is elsewhere", async ({
  page,
}) => {
  await visitOffer(page, claimed(8 * minute));
  await expect(time(page)).toHaveText("02:00");
  const plan = page.getByRole("radio", { name: /1-WEEK PLAN/ });
  await plan.focus();
  await page.clock.runFor(minute);
  await expect(time(page)).toHaveText("01:00");
  await page.clock.fastForward(minute - 1_000);
  await expect(time(page)).toHaveText("00:01");
  await page.clock.runFor(1_000);
  await expect(time(page)).toHaveCount(0);
  await expect(banner(page).getByRole("status").first()).toHaveText("Sorry, this bonus has expired");
  await expect(button(page, "Continue to platform")).toBeVisible();
  await expect(plan).toBeFocused();
});

test("who comes too late can go on to the checkout, or extends the timer to 20 minutes, once for good", async ({
  page,
}) => {
  await visitOffer(page, claimed(11 * minute));
  await expectCheckout(page, "Continue to platform");
  await button(page, "Extend Timer (+20 min)").click();
  await expect(time(page)).toHaveText("20:00");
  await expect(banner(page).getByText("Timer has been extended")).toBeVisible();
  expect(await stored(page, "bonus-start-time")).toBe(noon);

  await page.clock.fastForward(minute);
  await page.reload();
  await expect(time(page)).toHaveText("19:00");
  await expect(banner(page).getByText("Timer has been extended")).toBeVisible();

  await page.clock.fastForward(19 * minute);
  for (const _ of ["as it ends", "after a reload"]) {
    await expect(banner(page)).toContainText("Sorry, this bonus has expired");
    await expect(button(page, "Continue to platform")).toBeVisible();
    await expect(button(page, "Extend Timer (+20 min)")).toHaveCount(0);
    await page.reload();
  }
});

test("the banner hides what scrolls below it, keeps the focus when the button that had it makes way for others, and asks for the email", async ({
  page,
}) => {
  await visitOffer(page, claimed(9 * minute));
  await expect(time(page)).toBeVisible();
  await expectNothingAbove(page);

  // Who leaves the email again has the focus back on the button.
  await expectCheckout(page, "Claim");
  await expect(button(page, "Claim")).toBeFocused();
  await page.clock.fastForward(minute);
  await expect(banner(page)).toBeFocused();
  await focusByKeyboard(page, "Extend Timer (+20 min)");
  await page.keyboard.press("Enter");
  await expect(time(page)).toHaveText("20:00");
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Claim")).toBeFocused();
});

/** Presses a button that starts the checkout, which asks for the email first; and leaves that again. */
async function expectCheckout(page: Page, name: string) {
  await button(page, name).click();
  const email = page.getByRole("dialog", { name: "Enter your email" });
  await expect(email).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(email).toHaveCount(0);
}

/** Nothing that scrolls shows between the header and the banner, which stays in view. */
async function expectNothingAbove(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const between = await banner(page).evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const under = document.querySelector("header")?.getBoundingClientRect().bottom ?? top;
    const rows = Array.from({ length: Math.ceil(top - under) }, (_, row) => under + row + 0.5);
    const hits = rows.flatMap((y) =>
      [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, y)),
    );
    return { top, strangers: hits.filter((hit) => hit !== element).map((hit) => hit?.outerHTML.slice(0, 80)) };
  });
  expect(between.top).toBeLessThan(100);
  expect(between.strangers).toEqual([]);
}
