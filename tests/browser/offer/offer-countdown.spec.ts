import { expect, type Page, test } from "../kit/tab.ts";
import { noon, visitOffer } from "../kit/visit-offer.ts";
import { stored } from "../kit/visitor.ts";

test.use({ time: "driven" });

const time = (page: Page) => page.getByRole("timer");
const withoutWheel = { "wheel-spun": true };

test("the countdown goes from 9:57 to 0, and its end changes nothing", async ({ page }) => {
  await visitOffer(page, withoutWheel);
  await expect(time(page)).toHaveText("09:57");
  await page.clock.runFor(57_000);
  await expect(time(page)).toHaveText("09:00");
  await page.clock.fastForward(539_000);
  await expect(time(page)).toHaveText("00:01");
  for (const wait of [1_000, 60_000]) {
    await page.clock.runFor(wait);
    await expect(time(page)).toHaveText("00:00");
  }
  await expect(page.getByText("The time is up, and the price is still the same.")).toBeVisible();
  await expect(page.getByText("$39.99 $19.99").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first()).toBeEnabled();
});

test("its deadline is stored: no reload, visit or tab starts it again", async ({ page, context }) => {
  await visitOffer(page, withoutWheel);
  await expect(time(page)).toHaveText("09:57");
  expect(await stored(page, "offer-countdown")).toMatchObject({ deadline: noon + 597_000 });
  await page.clock.runFor(57_000);
  await page.reload();
  await expect(time(page)).toHaveText("09:00");

  await page.goto("/step-1");
  await page.clock.runFor(60_000);
  const tab = await context.newPage();
  for (const visit of [page, tab]) {
    await visit.goto("/final");
    await expect(time(visit)).toHaveText("08:00");
  }

  // A driven clock moves one tab after the other, and the later tab would see a clock that was set back.
  await tab.close();
  await page.clock.fastForward(480_000);
  await page.reload();
  await expect(time(page)).toHaveText("00:00");
  expect(await stored(page, "offer-countdown")).toMatchObject({ deadline: noon + 597_000 });
});

test("a clock that is turned back gives no time back", async ({ page }) => {
  await visitOffer(page, withoutWheel);
  await expect(time(page)).toHaveText("09:57");
  await page.clock.runFor(57_000);
  await page.clock.setSystemTime(noon - 3_600_000);
  await page.clock.runFor(1_000);
  await expect(time(page)).toHaveText("09:00");
  await page.clock.runFor(60_000);
  await expect(time(page)).toHaveText("08:00");
  await page.clock.setSystemTime(noon - 86_400_000);
  await page.reload();
  await expect(time(page)).toHaveText("08:00");
});
