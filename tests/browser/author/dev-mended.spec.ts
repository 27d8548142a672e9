import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

const mistake = ["start: home", "start: hme"] as const;
const repair = ["start: hme", "start: home"] as const;

test("a mistake that is the first edit of all, fixed, leaves page and desk where they were", async ({
  page,
  browser,
}) => {
  test.slow();
  const server = await devServer("examples/solar-roof");
  await page.goto(server.address);
  await option(page, "In a house I own").click();
  // Another visitor's page: two tabs of one visitor would follow each other.
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.goto(`${server.address}__author`);
  const frame = desk.frameLocator("iframe");
  await expect(desk.locator('[data-step="home"]')).toHaveAttribute("aria-current", "step");
  await desk.locator('[data-step="uses"]').click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/Which of these do you have/);
  // A reload would lose this.
  for (const shown of [page, ...desk.frames()])
    await shown.evaluate(() => Object.assign(window, { sawTheMistake: true }));

  server.edit(...mistake);
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toBeVisible();
  await expect(frame.locator("vite-error-overlay")).toBeVisible();
  server.edit(...repair);
  await expect(overlay).toHaveCount(0);
  await expect(frame.locator("vite-error-overlay")).toHaveCount(0);
  await expect(desk.getByRole("status")).toHaveText("none");
  // Later saves still arrive.
  server.edit("Which of these do you have", "Which of them do you own");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/Which of them do you own/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/largest part of the roof/);
  for (const shown of [page, ...desk.frames()])
    expect(await shown.evaluate(() => "sawTheMistake" in window)).toBe(true);
  await desk.close();
  await server.stop();
});
