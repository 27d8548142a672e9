import { expect, type Page, test } from "../kit/tab.ts";
import { option } from "../kit/visitor.ts";

/** The second funnel: same code, another file. */
test.use({ baseURL: "http://localhost:4174" });

const pick = (page: Page, name: string) => option(page, name).click();

test("an owner with a good roof is led to the visit", async ({ page }) => {
  await page.goto("/");
  await pick(page, "In a house I own");
  await pick(page, "South");
  await pick(page, "Hardly anything");
  await pick(page, "An electric car");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "When is the car usually at home to charge?" })).toBeVisible();
  await pick(page, "During the day");
  await pick(page, "Within a year");
  await page.getByRole("button", { name: "I would rather have it by email" }).click();
  await page.getByRole("textbox", { name: /email/i }).fill("owner@example.com");
  await page.getByRole("button", { name: "Show me the result" }).click();
  await expect(page).toHaveURL(/\/visit$/);
  await expect(page.getByRole("heading", { level: 1, name: "Your roof looks right for solar" })).toBeVisible();
  await expect(page.getByText("Within a year")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(
    "9 of 12 points. A visit pays from 5 on, so there is room to spare.",
  );
});

test("the option that excludes the others clears them; a roof that just suits is told so, by its own points", async ({
  page,
}) => {
  await page.goto("/");
  await pick(page, "In a house I own");
  await pick(page, "East or west");
  await pick(page, "A tree or a chimney, for part of the day");
  await pick(page, "A heat pump");
  await pick(page, "None of these");
  await expect(option(page, "A heat pump")).not.toBeChecked();
  await pick(page, "A heated pool or sauna");
  await expect(option(page, "None of these")).not.toBeChecked();
  await pick(page, "None of these");
  await page.getByRole("button", { name: "Go on" }).click();
  await pick(page, "Within a year");
  await page.getByRole("button", { name: "I would rather have it by email" }).click();
  await page.getByRole("textbox", { name: /email/i }).fill("owner@example.com");
  await page.getByRole("button", { name: "Show me the result" }).click();
  await expect(page.getByRole("definition")).toHaveText(
    "5 of 12 points. A visit pays from 5 on. What holds your roof back is what we look at first.",
  );
});

test("a tenant is led past the roof to the guide", async ({ page }) => {
  await page.goto("/");
  await pick(page, "In a home I rent");
  await expect(page.getByText("Only your landlord can have panels put on it")).toBeVisible();
  await expect(page.getByText("The other owners have a say")).toHaveCount(0);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/guide$/);
  await expect(page.getByRole("heading", { level: 1, name: "A little homework first" })).toBeVisible();
});

test("a link into the middle leads to the furthest step reached", async ({ page }) => {
  await page.goto("/visit");
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await pick(page, "In a house I own");
  await expect(page).toHaveURL(/\/roof$/);
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/roof$/);
  await expect(page.getByRole("heading", { level: 1, name: /largest part of the roof/ })).toBeVisible();
});
