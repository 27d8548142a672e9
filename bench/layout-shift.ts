import { type Browser, chromium } from "@playwright/test";
import { walkedNoon } from "../engine/compile/index.ts";
import { flowOf } from "../engine/flow/index.ts";
import { emptyQuiz } from "../engine/quiz/index.ts";
import { coverFunnel, type Position } from "../engine/walks/index.ts";
import { readFunnelFile } from "../src/disk/read-funnel-file.ts";
import { findChromium, serveFunnel, storedOf } from "../src/prove/index.ts";
import { budget } from "./budget.ts";

/**
 * How far the pages of funnels move while they come, with the answers of who comes there in the browser, at five widths,
 * once as fast as this machine is and once with fonts and pictures 0.3 s late:
 * `node src/scripts/run.mjs bench/layout-shift.ts funnel.yaml funnel.de.yaml`.
 */
const files = process.argv.slice(3);
const widths = [320, 375, 768, 1024, 1440];
const late = 300;
/** At once: a page that waits for the processor waits longer than a visitor's. */
const together = 2;

type Visit = { readonly position: Position; readonly width: number; readonly isLate: boolean };
type Moved = Visit & { readonly by: number };

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const all: (Moved & { readonly file: string })[] = [];
try {
  for (const file of files.length ? files : ["funnel.yaml"])
    all.push(...(await inFunnel(file, browser)).map((moved) => ({ ...moved, file })));
} finally {
  await browser.close();
}
const furthest = all.toSorted((a, b) => b.by - a.by);
for (const { file, position, width, isLate, by } of furthest.slice(0, 5))
  console.log(`${by.toFixed(3)} ${file} ${position.step} at ${width} px${isLate ? ", fonts and pictures late" : ""}`);
console.log(`${all.length} pages`);
budget("the furthest that a page moves", Number((furthest[0]?.by ?? 0).toFixed(3)), { most: 0.02 });

async function inFunnel(file: string, browser: Browser): Promise<readonly Moved[]> {
  const { definition } = readFunnelFile(file);
  if (!definition) throw new Error(`${file} has errors: npx funnel check ${file}`);
  const served = await serveFunnel(process.cwd(), file);
  try {
    const positions = new Map<string, Position>(
      Object.keys(definition.steps).map((step) => [step, { step, quiz: emptyQuiz }]),
    );
    for (const { moves } of coverFunnel(definition).walks)
      for (const { to } of moves) if (positions.get(to.step)?.quiz === emptyQuiz) positions.set(to.step, to);
    const waiting = [...positions.values()].flatMap((position) =>
      widths.flatMap((width) => [false, true].map((isLate): Visit => ({ position, width, isLate }))),
    );
    const flow = flowOf(definition, walkedNoon);
    const moved: Moved[] = [];
    const visitNext = async (): Promise<void> => {
      const visit = waiting.shift();
      if (!visit) return;
      const stored = {
        ...storedOf(visit.position, { definition, flow }),
        // A bonus that was claimed a minute ago stands above an offer.
        [`${definition.id}:bonus-start-time`]: `${Date.now() - 60_000}`,
      };
      const path = definition.steps[visit.position.step]?.path ?? "/";
      const by = await shiftOf(browser, served.origin, path, visit, stored);
      moved.push({ ...visit, by });
      return visitNext();
    };
    await Promise.all(Array.from({ length: together }, visitNext));
    return moved;
  } finally {
    served.stop();
  }
}

async function shiftOf(
  browser: Browser,
  origin: string,
  path: string,
  { width, isLate }: Visit,
  stored: Readonly<Record<string, string>>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 812 : 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((all) => {
      for (const [key, value] of all) localStorage.setItem(key, value);
    }, Object.entries(stored));
    if (isLate)
      await page.route(/\.(woff2|svg|png|jpe?g|webp|avif)$/, async (route) => {
        await new Promise((done) => setTimeout(done, late));
        await route.continue();
      });
    await page.addInitScript(() => {
      const { pathname } = location;
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        // A step that moves on by itself may have done so: what comes in its place is another page.
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, "hadRecentInput") && location.pathname === pathname)
            Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-held"));
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))));
    return await page.evaluate<number>("moved");
  } finally {
    await context.close();
  }
}
