import { expect, test } from "../kit/tab.ts";
import { holdCode, openWithoutCode, shifted, store } from "../kit/visitor.ts";

/** The texts of the offer. The wheel, which would open first, has been spun already. */
test.beforeEach(({ page }) => store(page, "wheel-spun", "true"));

test("says in order what the path is, what it costs and includes, how it works, what members say and what it guarantees", async ({
  page,
}) => {
  await page.goto("/final");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.map((text) => text.replace(/ ?Sample$/, ""))).toEqual([
    "Now",
    "Your goal",
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

  const below = (heading: string) =>
    page
      .locator("section, div")
      .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
      .last();
  await expect(page.getByText("Quiz Complete")).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your personalized trading path to your goal: learning to trade" }),
  ).toBeVisible();
  await expect(below("What your plan includes").getByRole("listitem")).toHaveCount(6);
  await expect(below("What you take away").getByRole("listitem")).toHaveCount(4);
  await expect(below("How it works").getByRole("listitem")).toHaveCount(3);
  for (const name of ["Clara Winter", "Andre Mills", "Rosa Lindt"]) await expect(page.getByText(name)).toBeVisible();
  for (const figure of ["500+", "5,000+", "97%"]) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText("4.9", { exact: true })).toBeVisible();
  await expect(page.getByText("4.6 trust score")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: /ago$/ })).toHaveCount(3);
  await expect(page.getByText("how many lessons each plan requires")).toBeVisible();
});

test("the seal of a plan covers neither its mark, its words nor another card, however long it is and however large letters are", async ({
  page,
}) => {
  await openWithoutCode(page, "/final");
  const seal = page.locator("label em");
  await expect(seal).toHaveText("Our suggestion");
  for (const text of [
    "Our suggestion",
    "Am häufigsten gewählt von Menschen wie Ihnen",
    "Eniten valittu kahdentoista viikon harjoitteluohjelma",
  ])
    for (const width of [320, 375, 1440])
      for (const letters of ["100%", "200%"]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await page.locator("fieldset:has(label em)").evaluate(
          (plans, { text, letters }) => {
            document.documentElement.style.fontSize = letters;
            const seal = plans.querySelector("em [data-seal]") ?? plans.querySelector("em");
            const card = seal?.closest("label");
            if (!seal || !card) return ["no seal"];
            seal.textContent = text;
            const { left, right, top, bottom } = seal.getBoundingClientRect();
            const words = [...card.querySelectorAll("input, b, [data-hint], i, small, s, strong")];
            const others = [...plans.querySelectorAll("label")].filter((label) => label !== card);
            return [...words, ...others]
              .filter((element) => {
                const box = element.getBoundingClientRect();
                return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
              })
              .map((element) => element.localName);
          },
          { text, letters },
        );
        expect(covered, `“${text}” at ${width} px, ${letters}`).toEqual([]);
      }
});

test("plans side by side keep a long word of a name within their card", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutCode(page, "/final");
  const card = page.locator("[data-beside] > label").first();
  await expect(card).toBeVisible();
  const beyond = await card.evaluate((card) => {
    const name = card.querySelector("b");
    if (name) name.textContent = "Ganzjahresmitgliedschaftsvereinbarung";
    const words = document.createRange();
    words.selectNodeContents(card);
    return words.getBoundingClientRect().width - card.getBoundingClientRect().width;
  });
  expect(beyond).toBeLessThanOrEqual(0);
});

test("the ring of the first and the last question that people ask follows the corners of their card", async ({
  page,
}) => {
  await page.goto("/final");
  const questions = page
    .locator("div:has(> details)")
    .filter({ hasText: "Will I make money?" })
    .last()
    .locator("summary");
  const corners = (corner: "start" | "end") =>
    questions.evaluateAll(
      (all, corner) =>
        [all.at(0), all.at(1), all.at(-1)].map(
          (summary) =>
            summary &&
            Number.parseFloat(getComputedStyle(summary).getPropertyValue(`border-${corner}-start-radius`)) > 0,
        ),
      corner,
    );
  expect(await corners("start")).toEqual([true, false, false]);
  expect(await corners("end")).toEqual([false, false, true]);
});

test("shows the plans soon on a phone, keeps everything in its place, and scrolls sideways on no screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  // All that the quiz can bring to the page: the goal, the score and each line of what was answered.
  const choices = {
    "step-5": ["somewhat-confident"],
    "step-7": ["heard"],
    "step-8": ["fomo"],
    "step-10": ["apple", "tesla"],
    "step-11": ["coach"],
    "step-14": ["somewhat-ready"],
    "step-15": ["house"],
    "step-16": ["min-10"],
  };
  const quiz = { choices, values: {}, query: {}, reached: [] };
  await store(page, "quiz", JSON.stringify({ version: 1, quiz }));
  const release = await holdCode(page);
  await page.goto("/final", { waitUntil: "commit" });
  // The heading names the goal, so it waits for the answers.
  await expect(page.getByText("Quiz Complete")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByText("Take ten minutes to look it over")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveCount(5);
  await expect(page.getByRole("meter", { name: "Readiness" })).toBeVisible();
  const plans = await page.locator("fieldset").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(plans).toBeLessThan(2_000);
  expect(await shifted(page)).toBeLessThan(0.02);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `at ${width}`).toBeLessThanOrEqual(0);
    // Three cards stand side by side in full where they have the room; on a phone the next one shows that there are more.
    const cut = await page
      .getByRole("region", { name: "In members' words" })
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(cut, `at ${width}`).toBe(width < 768);
  }
  // Beside the page stands what is bought, and stays there.
  const panel = page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).last();
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await expect(panel).toBeInViewport();
});

test("shows what answers are used for, line by line, names the goal, and speaks of neither without answers", async ({
  page,
}) => {
  const recap = page.getByRole("heading", { name: "What you told us" });
  const goal = page.getByText(/high chance of achieving your goal/);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/final");
  await expect(title).toHaveText("Your personalized trading path to your goal: learning to trade");
  await expect(goal).toHaveCount(0);
  await expect(recap).toHaveCount(0);
  await expect(page.getByText(/ of 10$/)).toHaveCount(0);
  await page.goto("/step-7");
  await page.getByRole("radio", { name: "I've heard about it" }).click();
  await expect(page).toHaveURL(/\/step-8$/);
  await page.goto("/final");
  await expect(recap).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([
    "I've heard about it. Day 1 explains the words that every later lesson uses.",
  ]);
  await page.goto("/step-15");
  await page.getByRole("radio", { name: "Buy a car" }).click();
  await expect(page).toHaveURL(/\/step-16$/);
  await page.goto("/final");
  await expect(title).toHaveText("Your personalized trading path to your goal: Buy a car");
  await expect(goal).toContainText("Buy a car");
});

test("the ring of what members say, which fills the width of a phone, has all four sides in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/final");
  const row = page.getByRole("region", { name: "In members' words" });
  await page.keyboard.press("Tab");
  await row.focus();
  const [left, right] = await row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return [left - reach, right + reach];
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(375);
});

test("three plans say what they cost today, before and a day, and how the picked one renews", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/final", { waitUntil: "commit" });
  // A plan that is picked before the page's code has come is the one that the code goes on with.
  await page.getByRole("radio", { name: "1-WEEK PLAN" }).check();
  release();
  const renewal = page.getByText("Renews automatically.");
  for (const [name, prices, renews] of [
    ["1-WEEK PLAN", "$13.86 $6.93$0.99 per day", "$6.93 today for 1 week, then $39.99 every 4 weeks until cancelled"],
    [
      "4-WEEK PLAN",
      "$39.99 $19.99$0.71 per day",
      "$19.99 today for 4 weeks, then $39.99 every 4 weeks until cancelled",
    ],
    ["12-WEEK PLAN", "$79.99 $39.99$0.48 per day", "$39.99 today for 12 weeks, then $79.99 every 12 weeks"],
  ] as const) {
    const plan = page.getByRole("radio", { name });
    await plan.check();
    await expect(page.locator("label").filter({ has: plan })).toContainText(prices);
    await expect(page.getByRole("status").filter({ has: renewal })).toContainText(renews);
  }
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first()).toBeVisible();
});
