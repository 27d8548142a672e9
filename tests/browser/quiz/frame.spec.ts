import { expect, type Page, test } from "../kit/tab.ts";
import { holdFiles, shifted, store } from "../kit/visitor.ts";

/** The frame around every screen, and where the narrow layout ends. */
const scrolled = (page: Page) => page.evaluate(() => scrollY);

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

test("each step begins at its top, below a header that stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 });
  await page.goto("/step-10");
  await page.getByRole("checkbox", { name: "Pfizer" }).click();
  await page.evaluate(() => scrollTo(0, 200));
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await page.getByRole("button", { name: "NEXT STEP" }).click();
  await expect(page).toHaveURL(/\/step-11$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the bar fills by the step's share of the whole, and a slide leaves it where it was", async ({ page }) => {
  for (const [path, percent] of [
    ["/step-1", "6"],
    ["/stats-slide", "6"],
    ["/step-9", "53"],
    ["/step-17", "100"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", percent);
  }
});

test("at 320 px with letters twice as large, the counter keeps off the logo, and no answer of the third question is cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/step-3");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const gap = await page.evaluate(() => {
    const [logo, counter] = [document.querySelector("header img"), document.querySelector("#counter")];
    if (!logo || !counter) throw new Error("Both are in the header.");
    const text = document.createRange();
    text.selectNodeContents(counter);
    const space = text.getBoundingClientRect().left - logo.getBoundingClientRect().right;
    return space / Number.parseFloat(getComputedStyle(counter).fontSize);
  });
  // In its own letters: a blank has a quarter to a third of one.
  expect(gap).toBeGreaterThan(0.6);
  // A word that is cut has two boxes.
  const cut = await page.locator("[data-option] > span").evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = label.firstChild;
      const word = document.createRange();
      return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap((found) => {
        if (!text) return [];
        word.setStart(text, found.index);
        word.setEnd(text, found.index + found[0].length);
        return word.getClientRects().length > 1 ? [found[0]] : [];
      });
    }),
  );
  expect(cut).toEqual([]);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});

test("a bar at the foot of the page is empty and in nobody's way", async ({ page }) => {
  await page.goto("/step-3");
  const bar = page.locator("main + div");
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(bar).toBeEmpty();
  await expect(bar).toHaveCSS("pointer-events", "none");
});

test("the picture of the first page is as wide as its column; at 767 px the legal dialog is nearly as wide as the screen, at 768 px narrower and with long labels", async ({
  page,
}) => {
  await page.goto("/");
  const picture = await page.getByRole("main").locator("img").first().boundingBox();
  const options = await page.getByRole("radiogroup").boundingBox();
  expect(picture?.width).toBeCloseTo(options?.width ?? 0, 0);

  await page.getByRole("button", { name: "Subscription Terms" }).click();
  for (const [width, tab] of [
    [767, "Billing"],
    [768, "Subscription Terms"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(tab);
    const box = await page.getByRole("dialog").boundingBox();
    expect(width - (box?.width ?? 0) < 20).toBe(width < 768);
  }
});

test("at 767 px the offer's header has one of its logos, at 768 px both", async ({ page }) => {
  await store(page, "wheel-spun", "true");
  await page.goto("/final");
  for (const [width, logos] of [
    [767, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("banner").locator("img:visible")).toHaveCount(logos);
  }
});

test("the list of countries is 200 px high", async ({ page }) => {
  await page.goto("/step-17");
  await page.getByRole("button", { name: "Prefer to be contacted by phone instead?" }).click();
  await page.getByRole("button", { name: /Country/ }).click();
  expect((await page.getByRole("listbox").boundingBox())?.height).toBe(200);
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("loading takes three seconds and goes on by itself", async ({ page }) => {
    await page.clock.install({ time: "2030-01-01T09:00:00" });
    await page.goto("/step-16");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt("2030-01-01T10:00:00");
    await page.getByRole("radio", { name: "5 min/day", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Creating your personal challenge..." })).toBeVisible();
    await page.clock.runFor(2_999);
    await expect(page).toHaveURL(/\/loading$/);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole("textbox")).toBeVisible();
    // The address changes after the paint, which the stopped clock also delays.
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/step-17$/);
  });
});

test("what was chosen is seen, and no frame on the way to the next step and back is without content", async ({
  context,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Steps are prefetched once the motion is there.
  const prefetched = page.waitForResponse(/\/quiz-/);
  await page.goto("/step-2");
  await prefetched;
  await page.evaluate(() => {
    const times: number[] = [];
    addEventListener("click", () => times.push(performance.now()), true);
    const main = document.querySelector("main");
    if (main)
      new MutationObserver(() => document.querySelector("#step-3-question") && times.push(performance.now())).observe(
        main,
        { childList: true, subtree: true },
      );
    Object.assign(window, { times });
  });
  const frames: string[] = [];
  const recorder = await context.newCDPSession(page);
  recorder.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(data);
    void recorder.send("Page.screencastFrameAck", { sessionId });
  });
  await recorder.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  const atRest = () => page.waitForFunction(() => document.getAnimations().length === 0);
  await page.getByRole("radio", { name: "Passive income" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How do you feel" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "forth");
  await atRest();
  await page.getByRole("banner").getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Which source" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "back");
  await atRest();
  await recorder.send("Page.stopScreencast");
  const [tap = 0, change = 0] = await page.evaluate<number[]>("times");
  expect(change - tap).toBeGreaterThanOrEqual(180);
  // Where a browser has no transition of its own, the step comes in from the side, and must not make the page wider there.
  await page.setViewportSize({ width: 375, height: 812 });
  const [moving, excess] = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.turn;
    dataset.way = "forth";
    const motions = document.getAnimations();
    for (const motion of motions) {
      motion.pause();
      motion.currentTime = 0;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [motions.length, scrollWidth - clientWidth];
  });
  expect(moving).toBeGreaterThan(0);
  expect(excess).toBe(0);

  // The share of each frame, below the header, that is not the colour of the paper.
  const other = await context.newPage();
  const shares = await other.evaluate(async (pictures) => {
    const canvas = document.createElement("canvas");
    const drawing = canvas.getContext("2d", { willReadFrequently: true });
    const found: number[] = [];
    for (const picture of pictures) {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      [canvas.width, canvas.height] = [image.width, image.height];
      drawing?.drawImage(image, 0, 0);
      const top = Math.round(image.height * 0.09);
      const { data = [] } = drawing?.getImageData(0, top, image.width, image.height - top) ?? {};
      let marks = 0;
      for (let at = 0; at < data.length; at += 4) if (Math.abs((data[at] ?? 0) - 250) > 12) marks += 1;
      found.push(marks / (data.length / 4));
    }
    return found;
  }, frames);
  expect(shares.length).toBeGreaterThan(3);
  expect(Math.min(...shares)).toBeGreaterThan(Math.min(shares[0] ?? 0, shares.at(-1) ?? 0) / 4);
});

test("nothing moves while a page comes, however late its font, and though a heading needs a line less in it", async ({
  page,
}) => {
  const pages = ["/", "/stats-slide", "/loading", "/checkout", "/payment-success"];
  for (const [width, paths] of [
    [375, pages],
    [768, ["/step-8"]],
    [1280, ["/step-14"]],
    [1440, pages],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const come = await holdFiles(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await nextFrame(page);
      const before = await headingTextHeight(page);
      come();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check("700 20px heading"))).toBe(true);
      expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(0.02);
      // Otherwise they would prove nothing of headings.
      if (paths.length === 1) expect(await headingTextHeight(page), path).toBeLessThan(before);
      await page.unroute(/\.woff2$/);
    }
  }
});

const headingTextHeight = (page: Page) =>
  page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector("h1") ?? document.body);
    return text.getBoundingClientRect().height;
  });
