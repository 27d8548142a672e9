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

test("the first screen answers a tap after at most 130 KB, gzip", async ({ page, request }) => {
  const needed: Record<string, number> = {};
  const add = async (url: string) => {
    if (needed[url] !== undefined) return;
    const body = await (await request.get(url)).body();
    needed[url] = gzipSync(body).length;
    const text = body.toString();
    // What the page names, and what that imports at once. What it imports later is not in the way of a tap.
    const named =
      url === "/" ? /(?:src|href)="(\/assets\/[^"]+\.js)"/g : /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
    for (const [, file = ""] of text.matchAll(named)) await add(url === "/" ? file : `/assets/${file}`);
  };
  await add("/");
  const total = Object.values(needed).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(needed, null, 1)).toBeLessThanOrEqual(130 * 1024);

  // And indeed nothing else has to come before the tap is answered.
  await page.route("**/*.js", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in needed) return route.continue();
    // Left hanging, as on a slow connection.
    return undefined;
  });
  await page.goto("/");
  await page.getByRole("radio", { name: "YES" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("trading-challenge:quiz"))).toContain("yes");
});

for (const path of ["/", "/step-3", "/step-10", "/info-1"]) {
  test(`${path} loads no code of the offer, of payment, of the phone picker or of a backend`, async ({ page }) => {
    const names: string[] = [];
    const code: string[] = [];
    page.on("response", async (response) => {
      if (!response.url().endsWith(".js")) return;
      names.push(response.url());
      code.push(await response.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const heavy =
      /\/(offer|plans|plan-card|final|checkout|order-summary|receipt|payment-success|phone-\w+|country-\w+)-/;
    expect(names.filter((name) => heavy.test(name))).toEqual([]);
    for (const trace of ["js.stripe.com", "dialCode", "supabase"])
      expect(
        code.some((text) => text.includes(trace)),
        trace,
      ).toBe(false);
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

test("the browser takes a prerendered page over without changing a class name", async ({ page }) => {
  for (const path of ["/", "/step-10", "/info-1", "/step-17", "/checkout"]) {
    await page.goto(path);
    const written = await page.request.get(path).then((response) => response.text());
    const classes = (markup: string) =>
      page.evaluate((html) => {
        const root = new DOMParser().parseFromString(html, "text/html").getElementById("root");
        return [...(root?.querySelectorAll("[class]") ?? [])].map((element) => element.getAttribute("class"));
      }, markup);
    const shown = await classes(await page.content());
    const before = await classes(written);
    expect(shown.slice(0, before.length), path).toEqual(before);
  }
});
