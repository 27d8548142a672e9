import { expect, type Locator, test } from "../kit/tab.ts";
import { visitOffer } from "../kit/visit-offer.ts";
import { focusByKeyboard } from "../kit/visitor.ts";
import { button, dialog, flag, motions, spin, title, won } from "../kit/wheel-dialog.ts";

test.use({ time: "driven", reducedMotion: "no-preference" });

test("opens on the first visit with its six segments, and still waits idle a minute later", async ({ page }) => {
  await visitOffer(page);
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
});

const sides = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test.describe("at rest", () => {
  // What moves is drawn sixty times a second while a test waits, and nothing here is about motion.
  test.use({ reducedMotion: "reduce" });

  test("on a phone held sideways the button and what was won are in sight beside the wheel", async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await visitOffer(page);
    await expect(button(page, "SPIN THE WHEEL")).toBeInViewport({ ratio: 1 });
    await spin(page);
    await page.clock.runFor(won);
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Claim My Bonus")).toBeInViewport({ ratio: 1 });
  });

  test("all of it is within the dialog on screens of every kind, before the spin and after it", async ({ page }) => {
    await visitOffer(page);
    for (const name of ["SPIN THE WHEEL", "Claim My Bonus"]) {
      for (const [width, height] of [
        [768, 1024],
        [800, 1280],
        [820, 1180],
        [844, 390],
        [568, 320],
        [320, 640],
        [375, 812],
      ] as const) {
        await page.setViewportSize({ width, height });
        const inner = [button(page, name), title(page), dialog(page).locator("[aria-hidden]:has(> svg)")];
        await expect(button(page, name)).toBeVisible();
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

test("turns for 5 s, settles for 1.2 s, and says half a second later what was won", async ({ page }) => {
  await visitOffer(page);
  await spin(page);
  await expect(button(page, "Spinning...")).toBeDisabled();
  expect(await motions(page)).toEqual([5_000]);
  await page.clock.runFor(4_999);
  expect(await motions(page)).toEqual([5_000]);
  await page.clock.runFor(1);
  await expect.poll(() => motions(page)).toEqual([1_200]);
  await page.clock.runFor(won - 5_001);
  await expect(title(page)).toHaveText("Spin for your welcome bonus");
  await page.clock.runFor(1);
  await expect(title(page)).toHaveText("Congratulations");
  await expect(dialog(page).getByText("You've won 65 $ to invest", { exact: true })).toBeVisible();
});

test("lands with the jackpot under the pointer", async ({ page }) => {
  await visitOffer(page);
  await spin(page);
  await page.clock.runFor(won);
  await expect(title(page)).toHaveText("Congratulations");
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
});

test("what was won can be claimed for ten minutes", async ({ page }) => {
  await visitOffer(page);
  await spin(page);
  await page.clock.runFor(won);
  const timer = dialog(page).getByRole("timer");
  await expect(timer).toHaveText("10:00");
  await page.clock.runFor(61_000);
  await expect(timer).toHaveText("08:59");
  await page.clock.fastForward(538_000);
  await expect(timer).toHaveText("00:01");
  await page.clock.runFor(1_000);
  await expect(title(page)).toHaveText("Bonus Expired");
  await expect(timer).toHaveCount(0);
  await expect(button(page, "Claim My Bonus")).toHaveCount(0);
  await button(page, "Continue").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("You won the 65 $ welcome bonus")).toHaveCount(0);
  expect(await flag(page)).toBe(true);
});

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

test("says to screen readers that it turns, and what was won", async ({ page }) => {
  await visitOffer(page);
  const said = dialog(page).getByRole("status").last();
  await expect(said).toBeEmpty();
  await spin(page);
  await expect(said).toHaveText("Spinning...");
  await page.clock.runFor(won);
  await expect(said).toHaveText("Congratulations You've won 65 $ to invest");
  await page.clock.fastForward(600_000);
  await expect(said).toHaveText("Bonus Expired");
});

test("fetches its confetti when something was won, and not before", async ({ page }) => {
  const confetti: string[] = [];
  page.on("request", (request) => request.url().includes("confetti") && confetti.push(request.url()));
  await visitOffer(page);
  await spin(page);
  await page.clock.runFor(won - 1);
  expect(confetti).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => confetti.length).toBe(1);
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
