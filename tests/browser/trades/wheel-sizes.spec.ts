import { expect, type Page, test } from "../kit/tab.ts";
import { noon } from "../kit/visit-offer.ts";

test.use({ baseURL: "http://localhost:4178", time: "driven", reducedMotion: "no-preference" });

const widths = [320, 375, 390, 1440];

/** A page at a time that passes only when a test advances it. */
async function timedPage(page: Page) {
  let now = noon;
  await page.clock.install({ time: noon - 3_600_000 });
  await page.clock.pauseAt(noon);
  return {
    pass: async (duration: number) => {
      now += duration;
      await page.clock.fastForward(duration);
    },
    /** Comes back to the page after another tab has spun its wheel this long ago: as after a new visit, for less work. */
    comeBack: async (ago: number, outcome: string) => {
      const wheel = JSON.stringify({ outcome, startedAt: now - ago, seenAt: now - ago });
      await page.evaluate((stored) => {
        localStorage.setItem("wine-shop:wheel", stored);
        document.dispatchEvent(new Event("visibilitychange"));
      }, wheel);
    },
  };
}

// Whatever its size, a wheel has the same box and takes no taps. What could still lie over a button is its turned corners,
// which reach furthest at 45 degrees: there 4 and 12 segments come to rest. The others are the fewest and the most.
for (const size of [2, 4, 12, 24])
  test(`nothing lies over the buttons of a wheel of ${size} segments, in any state at any width`, async ({ page }) => {
    const { pass, comeBack } = await timedPage(page);
    const free = (state: string, name: string) => isFree(page, state, name);
    await page.goto(`/wheel-${size}`);
    await free("idle", "Spin the wheel");
    await comeBack(60_000, "none");
    await free("no prize", "Continue");
    await comeBack(1_000, "gift-0");
    await free("spinning", "Spinning...");
    await pass(4_500);
    await free("settling", "Spinning...");
    await pass(2_000);
    await free("won", "Take it");
    await pass(600_000);
    await free("expired", "Continue");
  });

async function isFree(page: Page, state: string, name: string) {
  await expect(page.getByRole("dialog").getByRole("button", { name, exact: true })).toBeVisible();
  // From the width that the last state left the page at, which saves one of four.
  if (page.viewportSize()?.width === widths.at(-1)) widths.reverse();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 812 });
    expect(await covered(page), `${state} at ${width} px`).toEqual([]);
  }
}

/** The points at which a tap would hit something else, among the centre and corners of each button. */
const covered = (page: Page) =>
  // Asked without a role: looking for one takes longer than the rest.
  page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>("dialog[open] button");
    if (buttons.length === 0) return ["no button in an open dialog"];
    return [...buttons].flatMap((button) => {
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
    });
  });

test("confetti is fetched for a prize, and not for a segment that holds nothing", async ({ page }) => {
  const confetti: string[] = [];
  page.on("request", (request) => request.url().includes("confetti") && confetti.push(request.url()));
  const button = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  const { comeBack } = await timedPage(page);
  await page.goto("/wheel-4");
  for (const [outcome, name, passed] of [
    ["none", "Continue", 0],
    ["gift-0", "Take it", 6_500],
  ] as const) {
    await comeBack(1_000 - passed, outcome);
    await expect(button("Spinning...")).toBeVisible();
    await page.clock.runFor(6_500);
    await expect(button(name)).toBeVisible();
  }
  // The second one's colour, which would otherwise also be the first one's.
  await expect.poll(() => confetti.length).toBeGreaterThan(0);
  expect(confetti).toHaveLength(1);
});

test("of a bonus that is over, the one thing left to do stands beside the words on a phone, too", async ({ page }) => {
  const { pass } = await timedPage(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/offer");
  await page.evaluate((start) => {
    localStorage.setItem("wine-shop:wheel-spun", "true");
    localStorage.setItem("wine-shop:bonus-start-time", `${start}`);
  }, noon - 3_600_000);
  await page.reload();
  await pass(1_000);
  const banner = page.getByRole("complementary");
  await expect(banner.getByRole("button")).toHaveCount(1);
  const words = await banner.getByRole("status").first().boundingBox();
  const link = await banner.getByRole("button").boundingBox();
  expect(link?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
});
