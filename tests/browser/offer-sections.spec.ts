import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** What stands on the offer, as a visitor uses it. The wheel, which would open first, counts as spun. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("trading-challenge:wheel-spun", "true"));
});

const sizes = { narrow: { width: 375, height: 812 }, wide: { width: 1440, height: 900 } };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectNoViolations(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}

test("says in order what the path is, what it costs, and who stands behind it", async ({ page }) => {
  await page.goto("/final");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.map((text) => text.replace(/ ?Sample$/, ""))).toEqual([
    "Your first four days",
    "What you learn with",
    "Choose your plan",
    "What your plan includes",
    "What you take away",
    "How it works",
    "In members' words",
    "What members say",
    "Questions people ask",
    "You would not be alone",
    "30-day money-back guarantee",
  ]);
  await expect(page.getByText("not a guarantee of any result")).toBeVisible();
  await expect(page.getByText("+75%")).toHaveCount(2);
  await expect(page.getByText("238 reviews")).toBeVisible();
  await expect(page.getByText(/verified/i)).toHaveCount(0);
});

test("shows what answers are used for, line by line, and nothing without answers", async ({ page }) => {
  const recap = page.getByRole("heading", { name: "Made from your answers" });
  await page.goto("/final");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(recap).toHaveCount(0);
  await page.goto("/step-7");
  await page.getByRole("radio", { name: "I've heard about it" }).click();
  await page.goto("/final");
  await expect(recap).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["I've heard about it. Your first lessons start from there."]);
});

test("one day of the outline is open at a time", async ({ page }) => {
  await page.goto("/final");
  await expect(page.getByText("Set up your virtual account")).toBeVisible();
  await page.getByText("Chart reading").click();
  await expect(page.getByText("Trend, range and noise")).toBeVisible();
  await expect(page.getByText("Set up your virtual account")).toBeHidden();
});

test("MY PLAN leads to the plans, and the focus comes along", async ({ page }) => {
  await page.goto("/final");
  await page.getByRole("button", { name: "MY PLAN" }).first().click();
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeFocused();
  await expect(page.getByRole("radio", { name: /4-WEEK PLAN/ })).toBeInViewport();
});

test("on phones a button stays in sight, makes way for the plans, and never covers the focus", async ({ page }) => {
  await page.goto("/final");
  // Not by its role, which a hidden button does not have.
  const sticky = page.locator("button", { hasText: "MY PLAN" }).last();
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
});

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("the reviews open by keyboard, come ten at a time, and give the focus back", async ({ page }) => {
      await page.goto("/final", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Read all reviews" }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Reviews" });
      await expect(dialog.getByRole("article")).toHaveCount(3);
      await expectNoViolations(page, "reviews");
      const more = dialog.getByRole("button", { name: "Load More" });
      for (const [count, left] of [
        [13, "37 more reviews"],
        [23, "27 more reviews"],
        [33, "17 more reviews"],
        [43, "7 more reviews"],
        [50, "All reviews shown"],
      ] as const) {
        await more.focus();
        await page.keyboard.press("Enter");
        await expect(dialog.getByRole("article")).toHaveCount(count);
        await expect(dialog.getByRole("status")).toHaveText(left);
      }
      await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(50);
      await expectNoViolations(page, "all reviews");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect(await focused(page)).toBe("Read all reviews");
    });

    test("help opens by keyboard, writes to support, and closes on Escape", async ({ page }) => {
      await page.goto("/final", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Need help?" }).focus();
      await page.keyboard.press("Enter");
      const email = page.getByRole("link", { name: "Email" });
      await expect(email).toHaveAttribute("href", "mailto:support@example.com");
      await expect(page.getByRole("link", { name: "Chat" })).toHaveCount(0);
      await expectNoViolations(page, "help");
      await page.keyboard.press("Tab");
      await expect(email).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(email).toBeHidden();
      expect(await focused(page)).toBe("Need help?");
    });

    test("everything that opens is sound when open", async ({ page }) => {
      await page.goto("/final", { waitUntil: "networkidle" });
      for (const details of await page.locator("details").all())
        await details.evaluate((element) => element.removeAttribute("name"));
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await expectNoViolations(page, "all open");
    });

    test(`a second logo is ${name === "wide" ? "shown" : "not shown"}`, async ({ page }) => {
      await page.goto("/final");
      const logos = page.getByRole("banner").locator("img:visible");
      await expect(logos).toHaveCount(name === "wide" ? 2 : 1);
    });
  });
}
