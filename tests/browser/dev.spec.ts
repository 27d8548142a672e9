import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { option } from "./visitor.ts";

let folder: string;
let server: ViteDevServer;
let address: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // Inside the project, so that the dev server may serve its images, and where it watches.
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(join(".cache", "dev-"));
  cpSync("examples/solar-roof", folder, { recursive: true });
  process.env.FUNNEL = join(folder, "funnel.yaml");
  server = await createServer({ server: { port: 0 }, logLevel: "silent", cacheDir: join(folder, ".vite") });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const edit = (from: string, to: string) => {
  const file = join(folder, "funnel.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
};

test("a save shows on the same step with the same answers; a mistake shows its line over the last good page", async ({
  page,
}) => {
  test.slow();
  await page.goto(address);
  await option(page, "In a house I own").click();
  await expect(page.getByRole("heading", { level: 1, name: /largest part of the roof/ })).toBeVisible();

  edit("Which way does the largest part of the roof face?", "Where does the roof look?");
  await expect(page.getByRole("heading", { level: 1, name: "Where does the roof look?" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(option(page, "In a house I own")).toBeChecked();

  edit("start: home", "start: hme");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText('Did you mean "home"?');
  await expect(overlay).toContainText("start: hme");
  await expect(page.getByRole("heading", { level: 1, name: "Where do you live?" })).toBeVisible();

  edit("start: hme", "start: home");
  await expect(overlay).toHaveCount(0);
});
