import { expect, type Locator, type Page, test } from "../kit/tab.ts";
import { visitOffer } from "../kit/visit-offer.ts";
import { focusByKeyboard } from "../kit/visitor.ts";
import { button, dialog, flag, motions, spin, title, won } from "../kit/wheel-dialog.ts";

test.use({ time: "driven", reducedMotion: "no-preference" });

const sides = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test.describe("at rest", () => {
  // What moves is drawn sixty times a second while a test waits, and nothing here is about motion.
  test.use({ reducedMotion: "reduce" });

  test("all of it is within the dialog on screens of every kind, before the spin and after it, and in sight on a phone held sideways", async ({
    page,
  }) => {
    // First and last, so that the page is opened like this, and the wheel spun: what takes the focus may scroll.
    const sideways = [667, 375] as const;
    await page.setViewportSize({ width: sideways[0], height: sideways[1] });
    await visitOffer(page);
    for (const name of ["SPIN THE WHEEL", "Claim My Bonus"]) {
      for (const [width, height] of [
        sideways,
        [768, 1024],
        [800, 1280],
        [820, 1180],
        [844, 390],
        [568, 320],
        [320, 640],
        [375, 812],
        sideways,
      ] as const) {
        await page.setViewportSize({ width, height });
        const inner = [button(page, name), title(page), dialog(page).locator("[aria-hidden]:has(> svg)")];
        await expect(button(page, name)).toBeVisible();
        if (height === 375)
          for (const seen of name === "SPIN THE WHEEL" ? inner.slice(0, 1) : inner.slice(0, 2))
            await expect(seen).toBeInViewport({ ratio: 1 });
        const box = await sides(dialog(page));
        for (const one of await Promise.all(inner.map(sides))) {
          expect(one.left, `${width} by ${height} px`).toBeGreaterThanOrEqual(box.left + 8);
          expect(one.right, `${width} by ${height} px`).toBeLessThanOrEqual(box.right - 8);
        }
      }
      if (name === "SPIN THE WHEEL") await spin(page);
      await page.clock.runFor(won);
    }
  });
});

test("opens on the first visit, waits idle, turns for 5 s, settles for 1.2 s, lands with the jackpot under the pointer, and half a second later says what was won, which can be claimed for ten minutes", async ({
  page,
}) => {
  const confetti: string[] = [];
  page.on("request", (request) => request.url().includes("confetti") && confetti.push(request.url()));
  const said = dialog(page).getByRole("status").last();
  const timer = dialog(page).getByRole("timer");
  await visitOffer(page);
  await test.step("idle, a minute later too", async () => {
    await expect(dialog(page)).toHaveAccessibleName("Spin for your welcome bonus");
    await expect(dialog(page).getByRole("listitem")).toHaveText([
      "10 $ Bonus",
      "15% off first month",
      "Free trading guide",
      "Sorry try again",
      "Free trial, 3-day trial",
      "65 $ Jackpot",
    ]);
    await page.clock.runFor(60_000);
    await expect(button(page, "SPIN THE WHEEL")).toBeEnabled();
    expect(await motions(page)).toEqual([]);
    await expect(said).toBeEmpty();
  });
  await test.step("turning and settling", async () => {
    await spin(page);
    await expect(button(page, "Spinning...")).toBeDisabled();
    await expect(said).toHaveText("Spinning...");
    expect(await motions(page)).toEqual([5_000]);
    await page.clock.runFor(4_999);
    expect(await motions(page)).toEqual([5_000]);
    await page.clock.runFor(1);
    await expect.poll(() => motions(page)).toEqual([1_200]);
    await page.clock.runFor(won - 5_001);
    await expect(title(page)).toHaveText("Spin for your welcome bonus");
    // It is fetched when something was won, and not before.
    expect(confetti).toEqual([]);
  });
  await test.step("won", async () => {
    await page.clock.runFor(1);
    await expect(title(page)).toHaveText("Congratulations");
    await expect(dialog(page).getByText("You've won 65 $ to invest", { exact: true })).toBeVisible();
    await expect(said).toHaveText("Congratulations You've won 65 $ to invest");
    await expect.poll(() => confetti.length).toBe(1);
    await expectJackpotOnTop(page);
  });
  await test.step("for ten minutes", async () => {
    await expect(timer).toHaveText("10:00");
    await page.clock.runFor(61_000);
    await expect(timer).toHaveText("08:59");
    await page.clock.fastForward(538_000);
    await expect(timer).toHaveText("00:01");
    await page.clock.runFor(1_000);
    await expect(title(page)).toHaveText("Bonus Expired");
    await expect(said).toHaveText("Bonus Expired");
    await expect(timer).toHaveCount(0);
    await expect(button(page, "Claim My Bonus")).toHaveCount(0);
    await button(page, "Continue").click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("You won the 65 $ welcome bonus")).toHaveCount(0);
    expect(await flag(page)).toBe(true);
  });
});

/** The jackpot is in the middle of the wheel's upper third. */
async function expectJackpotOnTop(page: Page) {
  const wheel = await dialog(page).locator("[aria-hidden] > svg").first().boundingBox();
  // The box that the page gives of a text is of whole pixels; where its letters begin and end is exact.
  const jackpot = await dialog(page)
    .locator("svg text", { hasText: "Jackpot" })
    .evaluate((text: SVGTextElement) => {
      const [from, to] = [text.getStartPositionOfChar(0), text.getEndPositionOfChar(text.getNumberOfChars() - 1)];
      const { x: middle, y: at } = new DOMPoint((from.x + to.x) / 2, (from.y + to.y) / 2).matrixTransform(
        text.getScreenCTM() ?? undefined,
      );
      return { middle, at };
    });
  if (!wheel) throw new Error("The wheel is not on the page.");
  expect(jackpot.middle).toBeCloseTo(wheel.x + wheel.width / 2, 0);
  expect(jackpot.at).toBeLessThan(wheel.y + wheel.height / 3);
}

test("can be spun and claimed by keyboard alone, and the focus never leaves the visitor", async ({ page }) => {
  await visitOffer(page);
  await expect(dialog(page)).toBeVisible();
  await focusByKeyboard(page, "SPIN THE WHEEL");
  await page.keyboard.press("Enter");
  await expect(title(page)).toBeFocused();
  await page.clock.runFor(won);
  await expect(title(page)).toHaveText("Congratulations");
  await expect(title(page)).toBeFocused();
  await focusByKeyboard(page, "Claim My Bonus");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Claim", exact: true })).toBeFocused();
});

test("with less motion asked for, gives the same result at once and without any", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitOffer(page);
  await spin(page);
  await expect(title(page)).toHaveText("Congratulations");
  await expect(dialog(page).getByText("You've won 65 $ to invest", { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("timer")).toHaveText("10:00");
  expect(await motions(page)).toEqual([]);
  expect(files.filter((file) => file.includes("confetti"))).toEqual([]);
  await button(page, "Claim My Bonus").click();
  await expect(page.getByText("You won the 65 $ welcome bonus")).toBeVisible();
});
