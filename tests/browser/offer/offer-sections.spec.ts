import { expect, test } from "../kit/tab.ts";
import { store } from "../kit/visitor.ts";

/** The sections of the offer, as a visitor uses them. The wheel, which would open first, has been spun already. */
test.beforeEach(({ page }) => store(page, "wheel-spun", "true"));

test("days have their lessons, one at a time, features say more, a question leads to the legal texts, and reviews come ten by ten", async ({
  page,
}) => {
  await page.goto("/final");
  await expect(page.getByText("Set up your virtual account")).toBeHidden();
  await page.getByText("Practical tools").click();
  await expect(page.getByText("Set up your virtual account")).toBeVisible();
  await page.getByText("Chart reading").click();
  await expect(page.getByText("Trend, range and noise")).toBeVisible();
  await expect(page.getByText("Set up your virtual account")).toBeHidden();
  await page.getByText("Chart reading").click();
  for (const [index, title] of [
    "Practical tools",
    "Chart reading",
    "Accelerate wealth",
    "Trading decisions",
  ].entries()) {
    const day = page.getByRole("group").filter({ hasText: `Day ${index + 1}` });
    await day.getByText(title).click();
    await expect(day.getByRole("listitem")).toHaveCount(3);
    await expect(day.getByRole("listitem").first()).toBeVisible();
  }
  for (const title of ["AI trading tools", "14-module training", "Market simulators", "24/7 personal mentor"]) {
    const card = page.getByRole("group").filter({ hasText: title });
    await expect(card.getByRole("paragraph")).toBeHidden();
    await card.getByText(title).click();
    await expect(card.getByRole("paragraph")).toBeVisible();
  }

  const answer = page.getByText("Nobody can promise you that");
  await expect(answer).toBeHidden();
  await page.getByText("Will I make money?").click();
  await expect(answer).toBeVisible();
  await answer.getByRole("button", { name: "disclaimer" }).click();
  await expect(page.getByRole("dialog").getByRole("tab", { selected: true })).toHaveAccessibleName("Risks");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Read more reviews" }).click();
  const dialog = page.getByRole("dialog", { name: "Reviews" });
  for (const [count, left] of [
    [3, "47 more reviews"],
    [13, "37 more reviews"],
    [23, "27 more reviews"],
    [33, "17 more reviews"],
    [43, "7 more reviews"],
    [50, "All reviews shown"],
  ] as const) {
    await expect(dialog.getByRole("article")).toHaveCount(count);
    await expect(dialog.getByRole("status")).toHaveText(left);
    if (count < 50) await dialog.getByRole("button", { name: "Load More" }).click();
  }
  await expect(dialog.getByRole("button", { name: "Load More" })).toHaveCount(0);
  // One label stands for all of them.
  await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(1);
});

test("on phones a button stays in sight, makes way for the plans, never covers the focus, and leads to the plans with it", async ({
  page,
}) => {
  await page.goto("/final");
  // Not by its role, which a hidden button does not have.
  const sticky = page.locator("button", { hasText: "MY PLAN" }).last();
  await page.getByRole("heading", { name: "How it works" }).evaluate((element) => element.scrollIntoView());
  await expect(sticky).toBeVisible();
  await expect(sticky).toBeInViewport();
  await page.getByRole("radio", { name: /4-WEEK PLAN/ }).scrollIntoViewIfNeeded();
  await expect(sticky).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  const covered: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const isFree = [top + 4, bottom - 4].every((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return there !== null && (element.contains(there) || element.closest("label")?.contains(there));
      });
      return isFree || width < 2 ? "free" : (element.textContent ?? "");
    });
    if (found === "end") break;
    if (found !== "free") covered.push(found);
  }
  expect(covered).toEqual([]);

  await page.getByRole("button", { name: "MY PLAN" }).first().click();
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeFocused();
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeInViewport();
});
