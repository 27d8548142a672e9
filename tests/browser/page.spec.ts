import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

test("the first page shows its headline and both answers with scripts blocked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByText("28-DAY TRADING CHALLENGE")).toBeVisible();
  await expect(page.getByRole("radio", { name: "YES" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "NO" })).toBeVisible();
  await context.close();
});

test("the first screen answers a tap after at most 130 KB, gzip", async ({ page }) => {
  const sizes: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    if (!/image/.test(response.headers()["content-type"] ?? ""))
      sizes.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
  });
  await page.goto("/", { waitUntil: "load" });
  const needed = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  await page.getByRole("radio", { name: "YES" }).click();
  await expect(page).toHaveURL(/\/step-1$/);
  expect(needed, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(130 * 1024);
});

for (const path of ["/", "/step-3", "/step-10"]) {
  test(`${path} loads no code of the offer, of payment, of the phone picker or of a backend`, async ({ page }) => {
    const code: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith(".js")) code.push(await response.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const all = code.join("\n");
    for (const trace of ["originalPrice", "js.stripe.com", "dialCode", "supabase"]) expect(all).not.toContain(trace);
  });
}

test("a quiz speaks to nobody but its own server", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  for (const path of ["/", "/step-10", "/step-17", "/final"]) await page.goto(path, { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});
