import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";

test("a legal text that was read before a save is a new one after it", async ({ page }) => {
  test.slow();
  const server = await devServer("examples/solar-roof");
  await page.goto(server.address);
  await page.getByRole("button", { name: "terms", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "The small print" })).toBeVisible();
  await page.keyboard.press("Escape");

  server.edit("title: The small print", "title: All that was agreed");
  // A saved question shows that the page already has the new text.
  server.edit("Where do you live?", "Where is your home?");
  await expect(page.getByRole("heading", { level: 1, name: "Where is your home?" })).toBeVisible();
  await page.getByRole("button", { name: "terms", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "All that was agreed" })).toBeVisible();
  await server.stop();
});
