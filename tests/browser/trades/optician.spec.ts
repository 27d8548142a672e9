import { readFile } from "node:fs/promises";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";

/** The appointment of the optician, which is part of the site of the wine shop: see kit/write-wheels-funnel.ts. */
test.use({ baseURL: "http://localhost:4178" });

const fieldOn = (page: Page) => {
  const group = page.getByRole("group", { name: /^Your eye test/ });
  const days = group.getByRole("radiogroup", { name: "Day", exact: true }).getByRole("radio");
  return { group, days, times: group.locator("[data-times]").getByRole("radio"), alert: group.getByRole("alert") };
};

/** The lines of the file for the visitor's own calendar, by their names. */
async function calendarFile(page: Page): Promise<Readonly<Record<string, string>>> {
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to my calendar" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2)));
}

/** Comes to the form by the branch in Harbour Street. */
async function comeToForm(page: Page): Promise<void> {
  await page.goto("/branch");
  await page.getByText("Harbour Street").click();
  await page.waitForURL("**/visit");
}

test("a time that is picked is kept through a reload, and goes with the contact", async ({ page }) => {
  await comeToForm(page);
  const { group, days, times } = fieldOn(page);
  await expect(days).toHaveCount(6);
  await page.getByRole("button", { name: "Book my eye test" }).click();
  await expect(group).toContainText("Please choose a time");
  await expect(days.first()).toBeFocused();
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  // By the keyboard alone.
  await days.first().press("Space");
  await times.first().focus();
  await times.first().press("ArrowDown");
  await expect(times.nth(1)).toBeChecked();
  await expect(group.getByText(/^Kept for you: /)).toBeVisible();
  const kept = (await group.getByText(/^Kept for you: /).textContent())?.replace("Kept for you: ", "") ?? "";
  await expectNoViolations(page, page.url());

  await page.reload();
  await expect(group.getByText(`Kept for you: ${kept}`)).toBeVisible();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann Example");
  await page.getByRole("textbox", { name: "Your email" }).fill("ann@club.internal");
  const lead = page.waitForRequest((request) => request.url().endsWith("/functions/v1/lead"));
  await page.getByRole("button", { name: "Book my eye test" }).click();
  await expect(page).toHaveURL(/\/booked$/);
  await expect(page.getByRole("main")).toContainText(`on ${kept}.`);
  const { values } = (await lead).postDataJSON().about.quiz.quiz;
  expect(values["at-harbour"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/);

  const moment = new Date(values["at-harbour"]).toISOString().replace(/[-:]|\.\d+/g, "");
  const first = await calendarFile(page);
  expect(first).toMatchObject({ DTSTART: moment, SUMMARY: "Eye test at Two Lenses" });
  expect(first.LOCATION).toBe("Two Lenses\\, 4 Harbour Street");

  // Whoever comes back and takes another time sends the same contact once more.
  await page.goBack();
  await expect(group.getByText(`Kept for you: ${kept}`)).toBeVisible();
  await days.nth(1).check();
  await times.first().check();
  await expect(group.getByText(/^Kept for you: /)).not.toContainText(kept);
  const again = page.waitForRequest((request) => request.url().endsWith("/functions/v1/lead"));
  await page.getByRole("button", { name: "Book my eye test" }).click();
  expect((await again).postDataJSON()).toMatchObject({ submissionId: (await lead).postDataJSON().submissionId });
  const { UID, DTSTART } = await calendarFile(page);
  expect([UID, DTSTART === moment]).toEqual([first.UID, false]);
});

test("of two who pick the same time one is told, and sees what is left", async ({ page, browser, baseURL }) => {
  await comeToForm(page);
  const mine = fieldOn(page);
  await mine.days.nth(2).check();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await comeToForm(other);
  const theirs = fieldOn(other);
  await theirs.days.nth(2).check();
  await theirs.times.nth(3).check();
  await expect(theirs.group.getByText(/^Kept for you: /)).toBeVisible();
  const name = (await mine.times.nth(3).locator("..").textContent()) ?? "";
  await mine.times.nth(3).check();
  await expect(mine.alert.filter({ hasText: "is no longer free" })).toContainText(name);
  await expect(mine.group.getByRole("radio", { name, exact: true })).toHaveCount(0);
  await context.close();
});

test("without a connection to the calendar nobody is kept, and it can be tried again", async ({ page, provokes }) => {
  provokes(/Failed to load resource/);
  await page.route("**/functions/v1/appointment", (route) => route.abort("connectionfailed"), { times: 1 });
  await comeToForm(page);
  const { group, days, alert } = fieldOn(page);
  await expect(alert.filter({ hasText: "no connection to the calendar" })).toBeVisible();
  await group.getByRole("button", { name: "Try again" }).click();
  await expect(days).toHaveCount(6);
  await page.route("**/functions/v1/appointment", (route) => route.abort("connectionfailed"));
  await page.reload();
  await expect(alert.filter({ hasText: "no connection to the calendar" })).toBeVisible();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann Example");
  await page.getByRole("textbox", { name: "Your email" }).fill("ann@club.internal");
  await page.getByRole("button", { name: "Book my eye test" }).click();
  await expect(page.getByText("We write to you with the next time that is free.")).toBeVisible();
});
