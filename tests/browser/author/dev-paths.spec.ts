import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

test("page and desk follow a step to its new path; where it is gone they show the first", async ({ page, browser }) => {
  test.slow();
  const server = await devServer("examples/solar-roof");
  await page.goto(server.address);
  const before = await page.evaluate(() => history.length);
  await option(page, "In a house I own").click();
  await expect(page).toHaveURL(/\/roof$/);
  // Another visitor's page: two tabs of one visitor would follow each other.
  const desk = await browser.newPage();
  await desk.goto(`${server.address}__author`);
  const heading = desk.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(desk.locator('[data-step="home"]')).toHaveAttribute("aria-current", "step");
  await desk.locator('[data-step="roof"]').click();
  await expect(heading).toHaveText(/largest part of the roof/);

  server.edit("path: /roof\n", "path: /your-roof\n");
  await expect(page).toHaveURL(/\/your-roof$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/largest part of the roof/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect.poll(() => desk.frames()[1]?.url()).toMatch(/\/your-roof$/);
  await expect(heading).toHaveText(/largest part of the roof/);

  // Another step has its id and its path now.
  server.edit(/(?<=(next|go|back): )roof$|(?<=^ +|\{ )roof(?=:)|(?<=path: \/)your-roof/gm, "facing");
  await expect(page).toHaveURL(server.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where do you live?");
  await expect(heading).toHaveText("Where do you live?");
  await desk.close();
  await server.stop();
});
