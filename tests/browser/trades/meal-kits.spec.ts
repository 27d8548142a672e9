import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "../kit/test.ts";
import { holdCode, option, shifted } from "../kit/visitor.ts";

const site = "http://localhost:4185";
test.use({ baseURL: site });

const first = "Dinner in 25 minutes, and no shopping";
const second = "Dinner without leftovers in the bin";
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

/** Draws the last variant of each experiment, and keeps the headline of each frame that is painted. */
async function drawsLast(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    Math.random = () => 0.99;
    const painted = new Set<string>();
    const look = () => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility({ visibilityProperty: true })) painted.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { painted });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, "painted") as Set<string>)]);
}

test("who has another variant is painted nothing else from the first frame on, and the code changes nothing", async ({
  page,
}) => {
  const painted = await drawsLast(page);
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(headline(page)).toHaveText(second);
  await page.evaluate(() => Object.assign(window, { before: document.querySelector("h1") }));
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("crate-and-kettle:quiz"))).toContain("waste");
  expect(await page.evaluate(() => Reflect.get(window, "before") === document.querySelector("h1"))).toBe(true);
  expect(await painted()).toEqual([second]);
  expect(await shifted(page)).toBe(0);

  await page.reload();
  await expect(headline(page)).toHaveText(second);
  await page.getByRole("button", { name: "Find my crate" }).click();
  await option(page, "Everything").click();
  // The shorter quiz.
  await expect(headline(page)).toHaveText("Where shall we send your first menu?");

  // Whoever hides the page here is counted, at each step once, and nothing is told of them.
  const counts: unknown[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/count-visitors") && answer.ok()) counts.push(answer.request().postDataJSON());
  });
  const hide = () => page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  const variants = { headline: "waste", quiz: "short", "first-box": "half-price" };
  const reached = ["welcome", "diet", "email"];
  // The page before the reload may have been counted, or may have gone before its code had come.
  await page.evaluate(() => localStorage.removeItem("crate-and-kettle:counted"));
  // Until the code has come that counts.
  await expect.poll(() => hide().then(() => counts)).toEqual([{ reached, passed: ["welcome", "diet"], variants }]);
  await hide();
  expect(await page.evaluate(() => localStorage.getItem("crate-and-kettle:counted"))).toBe(
    JSON.stringify({ reached, passed: ["welcome", "diet"] }),
  );
  expect(counts).toHaveLength(1);
  await page.goBack();
  await page.goBack();
  await expect(headline(page)).toHaveText(second);
  await page.goto("/?headline=time");
  await expect(headline(page)).toHaveText(first);
  expect(await painted()).toEqual([first.replace("25 ", "25\u00a0")]);
});

test("of a page that comes in two parts, nothing is painted that is for others", async ({ page }) => {
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = createServer(async ({ url }, response) => {
    const answer = await fetch(new URL(url ?? "", site));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    const at = body.indexOf("<template data-variants");
    if (at > 0) {
      response.write(body.subarray(0, at));
      await seen;
    }
    response.end(at > 0 ? body.subarray(at) : body);
  });
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  try {
    const painted = await drawsLast(page);
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
    await expect(page.getByText(first)).toBeAttached();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText(first)).toBeHidden();
    expect(await painted()).toEqual([]);
    goOn();
    await expect(headline(page)).toHaveText(second);
    await expect.poll(painted).toEqual([second]);
    expect(await shifted(page)).toBe(0);
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});

test("without scripts a visitor sees the first variant", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(headline(page)).toHaveText(first);
  await context.close();
});
