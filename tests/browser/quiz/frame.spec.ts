import { expect, type Page, test } from "../kit/test.ts";
import { store } from "../kit/visitor.ts";

/** The frame around every screen, and where the narrow layout ends. */
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("each step begins at its top, below a header that stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 });
  await page.goto("/step-10");
  await page.getByRole("checkbox", { name: "Pfizer" }).click();
  await page.evaluate(() => scrollTo(0, 200));
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await page.getByRole("button", { name: "NEXT STEP" }).click();
  await expect(page).toHaveURL(/\/step-11$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the bar fills by the step's share of the whole, and a slide leaves it where it was", async ({ page }) => {
  for (const [path, percent] of [
    ["/step-1", "6"],
    ["/stats-slide", "6"],
    ["/step-9", "53"],
    ["/step-17", "100"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", percent);
  }
});

test("a bar at the foot of the page is empty and in nobody's way", async ({ page }) => {
  await page.goto("/step-3");
  const bar = page.locator("main + div");
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(bar).toBeEmpty();
  await expect(bar).toHaveCSS("pointer-events", "none");
});

test("the picture of the first page is as wide as its column", async ({ page }) => {
  await page.goto("/");
  const picture = await page.getByRole("main").locator("img").first().boundingBox();
  const options = await page.getByRole("radiogroup").boundingBox();
  expect(picture?.width).toBeCloseTo(options?.width ?? 0, 0);
});

for (const [width, look, tab] of [
  [767, "nearly as wide as the screen, with short labels", "Billing"],
  [768, "narrower than the screen, with long labels", "Subscription Terms"],
] as const)
  test(`at ${width} px the legal dialog is ${look}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.getByRole("button", { name: "Subscription Terms" }).click();
    const box = await page.getByRole("dialog").boundingBox();
    expect(width - (box?.width ?? 0) < 20).toBe(width < 768);
    await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(tab);
  });

for (const [width, logos] of [
  [767, 1],
  [768, 2],
] as const)
  test(`at ${width} px the offer's header has ${logos} of its logos`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/nowhere");
    await store(page, "wheel-spun", "true");
    await page.goto("/final");
    await expect(page.getByRole("banner").locator("img:visible")).toHaveCount(logos);
  });

test("the list of countries is 200 px high", async ({ page }) => {
  await page.goto("/step-17");
  await page.getByRole("button", { name: "Prefer to be contacted by phone instead?" }).click();
  await page.getByRole("button", { name: /Country/ }).click();
  expect((await page.getByRole("listbox").boundingBox())?.height).toBe(200);
});

test("loading takes three seconds and goes on by itself", async ({ page }) => {
  await page.clock.install({ time: "2030-01-01T09:00:00" });
  await page.goto("/step-16");
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt("2030-01-01T10:00:00");
  await page.getByRole("radio", { name: "5 min/day", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Creating your personal challenge..." })).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(page).toHaveURL(/\/loading$/);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("textbox")).toBeVisible();
  // The address changes after the paint, which the stopped clock also delays.
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/step-17$/);
});
