import { listen } from "../kit/advertisers.ts";
import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/tab.ts";

let server: Awaited<ReturnType<typeof devServer>>;

test.beforeAll(async () => {
  server = await devServer("examples/solar-roof");
  server.edit(
    "\nsteps:",
    `
tracking:
  consent: not-required
  pixels: { facebook: "42" }
  events: [{ event: ViewContent, to: facebook, step: home, content: Solar }]

steps:`,
  );
});

test.afterAll(() => server.stop());

test("where no consent is required events go out at once, and nobody is asked", async ({ page }) => {
  test.slow();
  const { tracked } = await listen(page);
  await page.goto(server.address);
  await expect.poll(tracked).toHaveLength(1);
  expect(tracked()[0]?.slice(0, 3)).toEqual(["track", "ViewContent", { content_name: "Solar" }]);
  await expect(page.getByRole("region", { name: "Advertising choices" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change advertising choices" })).toHaveCount(0);
});
