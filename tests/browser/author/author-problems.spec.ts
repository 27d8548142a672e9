import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";

test("the desk shows the lines of warnings, too, and the errors before them", async ({ page }) => {
  test.slow();
  const server = await devServer("examples/solar-roof", (text) => text.replace("#615B75", "#B5B5B5"));
  await page.goto(`${server.address}__author`);
  await expect(page.getByRole("status")).toHaveText("0 errors, 2 warnings");
  await page.getByText("With the lines").click();
  await expect(page.locator("aside pre")).toContainText('muted: "#B5B5B5"');

  server.edit("start: home", "start: hme");
  await expect(page.getByRole("status")).toHaveText("1 error, 2 warnings");
  await expect(page.locator("b[data-severity]")).toHaveText(["error", "warning", "warning"]);
  await expect(page.locator("aside pre")).toContainText("start: hme");
  await server.stop();
});
