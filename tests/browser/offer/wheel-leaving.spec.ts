import { expect, type Page, test } from "../kit/tab.ts";
import { visitOffer } from "../kit/visit-offer.ts";
import { focusByKeyboard, store } from "../kit/visitor.ts";
import { button, dialog, flag, motions, spin, title, won } from "../kit/wheel-dialog.ts";

test.use({ time: "driven", reducedMotion: "no-preference" });

test("closed by its X before a spin it comes again, after one it does not", async ({ page }) => {
  await visitOffer(page);
  await button(page, "Close").click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await page.reload();
  await spin(page);
  // By keys: while it turns, nothing else closes it.
  await focusByKeyboard(page, "Close");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  expect(await flag(page)).toBe(true);
  await page.reload();
  // Loaded together with the wheel.
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test("once a spin has started neither Escape nor a click beside it closes it", async ({ page }) => {
  await visitOffer(page);
  await spin(page);
  for (const [wait, name] of [
    [1_000, "Spin for your welcome bonus"],
    [4_500, "Spin for your welcome bonus"],
    [won - 5_500, "Congratulations"],
    [600_000, "Bonus Expired"],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(dialog(page)).toHaveAccessibleName(name);
    await tryToLeave(page);
    await page.clock.runFor(10);
    await expect(dialog(page)).toHaveAccessibleName(name);
  }
});

test("a reload in the middle takes nothing back: it turns, wins and runs out when it would have", async ({ page }) => {
  await visitOffer(page);
  await spin(page);
  await page.clock.runFor(2_000);
  await page.reload();
  await expect(button(page, "Spinning...")).toBeDisabled();
  await page.clock.runFor(3_500);
  await page.reload();
  await expect.poll(() => motions(page)).toEqual([1_200]);
  await page.clock.runFor(won - 5_500);
  await expect(title(page)).toHaveText("Congratulations");
  await page.clock.fastForward(60_000);
  await page.reload();
  await expect(dialog(page).getByRole("timer")).toHaveText("09:00");
  await page.clock.fastForward(540_000);
  await page.reload();
  await expect(title(page)).toHaveText("Bonus Expired");
});

test.describe("at rest", () => {
  // What moves is drawn sixty times a second while a test waits, and nothing here is about motion.
  test.use({ reducedMotion: "reduce" });

  test("a click beside it and Escape close it before a spin, and set no flag; claiming does, closes it for good and shows the banner", async ({
    page,
  }) => {
    await visitOffer(page);
    for (const leave of [() => page.mouse.click(4, 4), () => page.keyboard.press("Escape")]) {
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      expect(await flag(page)).toBeNull();
      await page.reload();
    }
    await expect(dialog(page)).toBeVisible();
    await spin(page);
    await page.clock.runFor(won + 1_000);
    expect(await flag(page)).toBeNull();
    await button(page, "Claim My Bonus").click();
    for (const _ of ["at once", "after a reload"]) {
      await expect(page.getByText("You won the 65 $ welcome bonus")).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      expect(await flag(page)).toBe(true);
      await page.reload();
    }
  });

  test("what is stored without making sense is nothing, and no error", async ({ page }) => {
    await visitOffer(page);
    // renderers/offer/stored-nonsense.test.tsx tries many more.
    for (const [name, text] of [
      ["wheel-spun", "{"],
      ["wheel", '{"outcome":"7","startedAt":1,"seenAt":2}'],
      ["bonus-start-time", "1e999"],
      ["bonus", "[]"],
      ["offer-countdown", '{"deadline":{}}'],
    ] as const)
      await store(page, name, text);
    await page.reload();
    await expect(button(page, "SPIN THE WHEEL")).toBeEnabled();
    await expect(page.getByRole("timer")).toHaveText("09:57");
  });
});

/** Clicks outside the dialog, and presses Escape twice: browsers let a page refuse the first one only. */
async function tryToLeave(page: Page) {
  await page.mouse.click(4, 4);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}
