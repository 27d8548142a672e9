import { gzipSync } from "node:zlib";
import { expect, type Response, test } from "../kit/tab.ts";
import { holdFiles, openWithoutCode, option } from "../kit/visitor.ts";

test("the first page shows its headline and both answers with scripts blocked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByText("28-DAY TRADING CHALLENGE")).toBeVisible();
  await expect(page.getByRole("radio", { name: "YES" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "NO" })).toBeVisible();
  // Chromium does not render <noscript> under test: its parser assumes that scripts run.
  expect(await page.content()).toContain("This page needs JavaScript.");
  await context.close();
});

test("the offer shows its headline, its plans and its last section once with scripts blocked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/final");
  for (const shown of [
    page.getByText("Quiz Complete"),
    page.getByRole("heading", { level: 2, name: "Choose your plan" }),
    page.getByRole("radio", { name: "4-WEEK PLAN" }),
    page.getByRole("heading", { name: "30-day money-back guarantee" }),
    // The other one depends on the screen size, which needs a script.
    page.getByRole("button", { name: "MY PLAN" }),
  ]) {
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeVisible();
  }
  await context.close();
});

test("the first screen answers a tap with the page alone, and all of its code with at most 118 KB, gzip", async ({
  page,
  request,
}) => {
  const needed: Record<string, number> = {};
  const add = async (url: string) => {
    if (needed[url] !== undefined) return;
    const response = await request.get(url);
    expect(response.headers()["content-encoding"], url).toBe("br");
    const body = await response.body();
    needed[url] = gzipSync(body).length;
    const text = body.toString();
    // Each rule once, however many screens the page carries.
    const rules = /<style data-styled[^>]*>(.*?)<\/style>/s.exec(text)?.[1]?.split("\n") ?? [];
    expect(rules).toEqual([...new Set(rules)]);
    // The files that the page names, and their static imports. Dynamic imports do not delay a tap.
    const named =
      url === "/" ? /(?:src|href)="(\/assets\/[^"]+\.js)"/g : /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
    for (const [, file = ""] of text.matchAll(named)) await add(url === "/" ? file : `/assets/${file}`);
  };
  await add("/");
  const { "/": first = 0, ...code } = needed;
  const total = Object.values(code).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(needed, null, 1)).toBeLessThanOrEqual(118 * 1024);
  // What a server may send before the browser has confirmed anything.
  expect(first).toBeLessThanOrEqual(14 * 1024);
  const screen = page.getByRole("heading", { level: 1, name: "What is your age?" });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("radio", { name: "YES" }).click();
  await expect(screen).toBeVisible();
  await page.unroute("**/*.js");

  // The code decides for those who have left something on an earlier visit.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem("trading-challenge:email", "ada@example.com");
  });

  // And nothing else has to load before the tap is handled.
  await page.route("**/*.js", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in needed) return route.continue();
    // Never answered, as on a slow connection.
    return undefined;
  });
  await page.goto("/");
  await page.getByRole("radio", { name: "YES" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("trading-challenge:quiz"))).toContain("yes");
});

test("the quiz speaks to nobody but its own server, and loads no code of the offer, of payment, of the phone picker, of tracking or of a backend", async ({
  context,
}) => {
  const foreign: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  // A page of its own each: of one that is left, the browser may forget what it fetched.
  for (const path of ["/", "/step-10", "/info-1"]) {
    const page = await context.newPage();
    const files: Response[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) files.push(response);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(files.length, path).toBeGreaterThan(2);
    // Each is a request of its own, for which a phone does more than for a small module.
    expect(files.length, path).toBeLessThanOrEqual(14);
    // As the server sends it, with Brotli. The first page fetches what all others need.
    const bytes = files.reduce((sum, file) => sum + Number(file.headers()["content-length"]), 0);
    expect(bytes, path).toBeLessThanOrEqual(129 * 1024);
    // The code has the rules of each name that the finished page came with, and those of the page have ended.
    const unruled = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      const names = [...document.querySelectorAll("#root [class]")].flatMap(({ classList }) => [...classList]);
      return [...new Set(names)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules.join()));
    });
    expect(unruled, path).toEqual([]);
    await expect(page.locator("style[data-styled]")).toHaveCount(0);
    const heavy =
      /\/(offer|sale|plans|plan-card|final|checkout|order-summary|receipt|payment-success|phone-\w+|country-\w+|tracking)-/;
    expect(files.map((file) => file.url()).filter((name) => heavy.test(name))).toEqual([]);
    const code = await Promise.all(files.map((file) => file.text()));
    for (const trace of ["js.stripe.com", "dialCode", "supabase", "fbevents"])
      expect(
        code.some((text) => text.includes(trace)),
        `${trace} on ${path}`,
      ).toBe(false);
  }
  const last = await context.newPage();
  for (const path of ["/step-17", "/final"]) await last.goto(path, { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});

test("the place that a heading keeps for its font is not kept on the next step", async ({ page }) => {
  const release = await holdFiles(page, /\.woff2$/);
  await page.goto("/step-8", { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveCSS("min-height", /[1-9]/);
  release();
  for (const [answer, next] of [
    ["Losing money", "What aspect of trading interests you the most?"],
    ["Right timing to sell and buy", "Which companies interest you the most?"],
  ] as const) {
    await option(page, answer).click();
    await expect(page.getByRole("heading", { level: 1, name: next })).toHaveCSS("min-height", "auto");
  }
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("the browser takes a prerendered page over without changing a class name", async ({ page }) => {
    // Parts that appear a moment after hydration are not there yet.
    await page.clock.install({ time: "2030-01-01T09:00:00" });
    await page.clock.pauseAt("2030-01-01T10:00:00");
    for (const path of ["/", "/step-10", "/info-1", "/step-17", "/checkout"]) {
      await page.goto(path);
      const written = await page.request.get(path).then((response) => response.text());
      const classes = (markup?: string) =>
        page.evaluate((html) => {
          const document = html ? new DOMParser().parseFromString(html, "text/html") : window.document;
          const elements = document.getElementById("root")?.querySelectorAll("[class]") ?? [];
          return [...elements].map((element) => element.getAttribute("class"));
        }, markup);
      const shown = await classes();
      const before = await classes(written);
      expect(shown.slice(0, before.length), path).toEqual(before);
    }
  });
});

test("the ring of a long name in the header stays off the counter", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openWithoutCode(page, "/step-3");
  const home = page.getByRole("banner").getByRole("link").last();
  await home.evaluate((link) => {
    link.textContent = "Donaudampfschifffahrts gesellschaft";
  });
  const name = await home.boundingBox();
  const counter = await page.locator("#counter").boundingBox();
  expect((counter?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(6);
});
