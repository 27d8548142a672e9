import { expect, type Page, test } from "../kit/tab.ts";
import { forget, option, stored } from "../kit/visitor.ts";

/** The shipped funnel through its German overlay: funnel.de.yaml. */
test.use({ baseURL: "http://localhost:4177", locale: "de-DE" });

const pick = (page: Page, name: string) => option(page, name).click();

/** Whether nothing overflows sideways, and no word overflows its box. */
async function expectToFit(page: Page, path: string) {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      // A row that is swiped has more beside what is in sight.
      .filter((element) => {
        for (let at = element.parentElement; at; at = at.parentElement)
          if (getComputedStyle(at).overflowX === "auto" && getComputedStyle(at).overflowY !== "visible") return false;
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wide, path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
}

test("the first steps are in German, and the answers are recorded as in the original", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page).toHaveTitle("28-Tage-Trading-Challenge · Bellmorrow");
  await pick(page, "JA");
  await pick(page, "25-34");
  await expect(page.getByRole("heading", { level: 1, name: "1.000.000+ Menschen nutzen Bellmorrow" })).toBeVisible();
  await page.getByRole("button", { name: "WEITER" }).click();
  await pick(page, "Vollzeitstelle");
  await pick(page, "Ich hätte gern mehr Stabilität");
  await expect(page).toHaveURL(/\/step-4$/);
  await expect(page.getByRole("link", { name: "Zurück" })).toBeVisible();
  expect(await stored(page, "quiz")).toMatchObject({
    answers: { "Financial Situation": "I'd like more stability" },
    quiz: { choices: { landing: ["yes"], "step-3": ["more-stability"] } },
  });
});

test("countries have their German names", async ({ page }) => {
  await page.goto("/step-17");
  await page.getByRole("button", { name: "Lieber per Telefon?" }).click();
  await page.getByRole("button", { name: "US, Land: Vereinigte Staaten +1" }).click();
  await page.getByPlaceholder("Länder suchen ...").fill("schw");
  await expect(page.getByRole("option", { name: /Schweiz/ })).toBeVisible();
});

test("the offer names prices, periods and figures as German has them", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("trading-challenge:wheel-spun", "true"));
  await page.goto("/final");
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Dein persönlicher Weg zum Trading und zu deinem Ziel: Traden lernen",
    }),
  ).toBeVisible();
  await expect(
    page.getByText("Heute 19,99 $ für 4 Wochen, danach 39,99 $ alle 4 Wochen, bis du kündigst.").first(),
  ).toBeAttached();
  await expect(page.getByText("4,9", { exact: true })).toBeAttached();
  // What the countdown says is longer than in English, and still on one line of a phone.
  const countdown = await page.locator("div:has(> strong > [role=timer])").boundingBox();
  expect(countdown?.height).toBeLessThan(48);
});

test("pages of every kind fit 320 px with German words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/step-3", "/step-10", "/step-17", "/final", "/checkout", "/payment-success"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expectToFit(page, path);
    await forget(page);
  }
});
