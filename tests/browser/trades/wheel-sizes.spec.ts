import { expect, type Page, test } from "@playwright/test";
import { noon } from "../kit/visit-offer.ts";

test.use({ baseURL: "http://localhost:4178" });

const widths = [320, 375, 390, 1440];
const spunAt = (ago: number, outcome: string) => ({ outcome, startedAt: noon - ago, seenAt: noon - ago });

for (let size = 2; size <= 24; size++)
  test(`nothing lies over the buttons of a wheel of ${size} segments, in any state at any width`, async ({ page }) => {
    await page.clock.install({ time: noon - 3_600_000 });
    await page.clock.pauseAt(noon);
    await page.goto(`/wheel-${size}`);
    await isFree(page, "idle", "Spin the wheel");
    await comeBack(page, spunAt(60_000, "none"));
    await isFree(page, "no prize", "Continue");
    await comeBack(page, spunAt(1_000, "gift-0"));
    await isFree(page, "spinning", "Spinning...");
    await page.clock.fastForward(4_500);
    await isFree(page, "settling", "Spinning...");
    await page.clock.fastForward(2_000);
    await isFree(page, "won", "Take it");
    await page.clock.fastForward(600_000);
    await isFree(page, "expired", "Continue");
  });

/** Opens the page again at noon, as if an earlier visit had left its wheel in this state. */
async function comeBack(page: Page, wheel: object) {
  await page.evaluate((stored) => localStorage.setItem("wine-shop:wheel", stored), JSON.stringify(wheel));
  await page.reload();
}

async function isFree(page: Page, state: string, name: string) {
  await expect(page.getByRole("dialog").getByRole("button", { name, exact: true })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 812 });
    expect(await covered(page), `${state} at ${width} px`).toEqual([]);
  }
}

/** The points at which a tap would hit something else, among the centre and corners of each button. */
const covered = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) =>
    [...dialog.querySelectorAll("button")].flatMap((button) => {
      button.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // Corners are round, so the points are as far inside as the centre of a fingertip.
      const inset = 12;
      const points = [
        ["middle", (left + right) / 2, (top + bottom) / 2],
        ["top left", left + inset, top + inset],
        ["top right", right - inset, top + inset],
        ["bottom left", left + inset, bottom - inset],
        ["bottom right", right - inset, bottom - inset],
      ] as const;
      return points.flatMap(([where, x, y]) => {
        const met = document.elementFromPoint(x, y);
        const name = button.ariaLabel ?? button.textContent;
        return met && button.contains(met) ? [] : [`${name}, ${where}: ${met?.outerHTML.slice(0, 60)}`];
      });
    }),
  );

test("confetti is fetched for a prize, and not for a segment that holds nothing", async ({ page }) => {
  const confetti: string[] = [];
  page.on("request", (request) => request.url().includes("confetti") && confetti.push(request.url()));
  const button = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  await page.clock.install({ time: noon - 3_600_000 });
  await page.clock.pauseAt(noon);
  await page.goto("/wheel-4");
  for (const [outcome, name, passed] of [
    ["none", "Continue", 0],
    ["gift-0", "Take it", 6_500],
  ] as const) {
    await comeBack(page, spunAt(1_000 - passed, outcome));
    await expect(button("Spinning...")).toBeVisible();
    await page.clock.runFor(6_500);
    await expect(button(name)).toBeVisible();
  }
  // The second one's colour, which would otherwise also be the first one's.
  await expect.poll(() => confetti.length).toBeGreaterThan(0);
  expect(confetti).toHaveLength(1);
});
