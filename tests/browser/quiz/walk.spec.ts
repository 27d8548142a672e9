import { expect, test } from "../kit/tab.ts";
import { recorded, screens } from "../kit/trading-challenge.ts";
import { answerByKeyboard, expectOffer, expectScreen, focusByKeyboard, stored } from "../kit/visitor.ts";

// By pointer, with a reload on every step: purchase/journey.spec.ts.
test("a visitor walks the quiz by keyboard alone, and finds heading and button where they were", async ({ page }) => {
  const heading = () => page.getByRole("heading", { level: 1 }).evaluate((found) => found.getBoundingClientRect().top);
  const below = (selector: string) =>
    page.locator(selector).evaluate((found) => innerHeight - found.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  // The landing page stands amid the height, beside its picture; from there on the heading stays where it is.
  const middle = await page.locator("main img").evaluate((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return (top + bottom) / 2 / innerHeight;
  });
  expect(middle).toBeGreaterThan(0.4);
  expect(middle).toBeLessThan(0.5);
  let first: number | undefined;
  for (const screen of screens) {
    await expectScreen(page, screen);
    // The browser lays the page out again some frames after its size has changed.
    await page.setViewportSize({ width: 1440, height: 900 });
    if (screen.choose && screen !== screens[0]) {
      first ??= await heading();
      const at = first;
      await expect.poll(async () => Math.abs((await heading()) - at)).toBeLessThan(4);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    if (screen.button) await expect.poll(() => below("main button[data-go]")).toBe(16);
    await answerByKeyboard(page, screen);
  }
  await expect.poll(() => below("main button[type=submit]")).toBe(16);

  // A phone that gives its keyboard a part of the page has no room for a bar that stays.
  await page.getByRole("textbox", { name: /email/i }).focus();
  await page.setViewportSize({ width: 375, height: 500 });
  await expect(page.locator("[data-action]")).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 375, height: 812 });
  await focusByKeyboard(page, "Prefer to be contacted by phone instead?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /phone/i })).toBeFocused();
  await page.keyboard.type("7025550123");
  await page.keyboard.press("Enter");
  await expectOffer(page);

  expect(await stored(page, "quiz")).toMatchObject(recorded);
  expect(await stored(page, "outbox")).toMatchObject([{ phone: "+17025550123" }]);
});

test("arrow keys move between options and never choose; the focus goes to the heading of the next step", async ({
  page,
}) => {
  await page.goto("/step-1", { waitUntil: "networkidle" });
  await focusByKeyboard(page, "18-24");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "35-44" })).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/step-1$/);
  await page.getByRole("radio").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /people already use/ })).toBeFocused();
});

test("a double click answers one question, not two", async ({ page }) => {
  await page.goto("/step-3");
  await page.getByRole("radio").first().dblclick();
  await expect(page).toHaveURL(/\/step-4$/);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});
