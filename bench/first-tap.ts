import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { contentPolicy } from "../src/build/headers/index.ts";
import { precompress } from "../src/build/precompress.ts";
import { findChromium } from "../src/prove/index.ts";
import type { SecurityHeaders } from "../src/server/site.ts";
import { budget } from "./budget.ts";
import { floorPage } from "./floor-page.ts";
import { generatedFunnel } from "./generated-funnel.ts";
import { textsAt } from "./quiz-texts.ts";
import { startedServer } from "./started-server.ts";

/**
 * How fast a quiz responds, compared with a hand-written page: `node src/scripts/run.mjs bench/first-tap.ts`. It builds
 * a quiz of 24 screens and an equivalent hand-written HTML page, and visits both in turn with a processor four times
 * slower, on a link of 1.6 Mbps and 150 ms. Only the ratios within a run are meaningful, because machines differ.
 */
const screens = 24;
const rounds = 5;
const slowdown = 4;
const link = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const passes = 20;
/** The control that leads on: an option of a question, or the button of the screen. */
const control = "[role=radio], main button:not([role])";
/** One pass, to the last question. */
const walk = { control, last: textsAt(screens - 2).title.replaceAll("**", "") };

const folder = "node_modules/.cache/first-tap";
const out = join(folder, "out");
mkdirSync(folder, { recursive: true });
// The page written by hand has the product's name instead of a picture, too.
writeFileSync(join(folder, "funnel.yaml"), generatedFunnel(screens).replace(/\n\s+logo: .*/, ""));
execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
  // The program that runs this file says that it is for development, and React would be built for that.
  env: { ...process.env, NODE_ENV: "production", FUNNEL: join(folder, "funnel.yaml"), FUNNEL_OUT: out },
  stdio: "inherit",
});

// Both pages come from one server, compressed in the same way and with the same headers, but for the hashes of their own
// scripts and styles.
const body = floorPage(screens);
mkdirSync(join(out, "client/floor"));
writeFileSync(join(out, "client/floor/index.html"), body);
await precompress(join(out, "client/floor"));
const headersFile = join(out, "server/headers.json");
const headers: SecurityHeaders = JSON.parse(readFileSync(headersFile, "utf8"));
const policy = { "Content-Security-Policy": contentPolicy(body, {}, false) };
const pages = { ...headers.pages, "/floor": { ...headers.pages["/step-0"], ...policy } };
writeFileSync(headersFile, JSON.stringify({ ...headers, pages }));
const server = await startedServer([process.execPath, `${out}/server/main.js`], { DATA_DIR: join(folder, "data") });
const executablePath = findChromium();
const launched = (...more: readonly string[]) =>
  chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", ...more] });
const browser = await launched();
// Most of what a page of scripts gains in use is the machine code that V8 makes of functions that run often, up to a
// bound. Without it, only what the page itself keeps is left.
const uncompiled = await launched("--js-flags=--no-opt --no-maglev --no-sparkplug");

const sites = {
  floor: `${server.url}/floor`,
  quiz: `${server.url}/step-0`,
};
type Site = keyof typeof sites;
const names = ["floor", "quiz"] as const;

const visits: Record<Site, Visit[]> = { floor: [], quiz: [] };
const steps: Record<Site, number[]> = { floor: [], quiz: [] };
const growth: Record<Site, number[]> = { floor: [], quiz: [] };
const kept: Record<Site, number[]> = { floor: [], quiz: [] };
let script = 0;
try {
  // Whatever the server does only once is done.
  for (const name of names) await firstVisit(browser, sites[name]);
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      visits[name].push(await firstVisit(browser, sites[name]));
      steps[name].push(...(await stepTimes(browser, sites[name])));
    }
  script = await scriptOf(browser, sites.quiz);
  for (const name of names) {
    growth[name].push(await heapGrowth(browser, sites[name]));
    kept[name].push(await heapGrowth(uncompiled, sites[name]));
  }
} finally {
  await browser.close();
  await uncompiled.close();
  await server.stop();
}

const row = (name: Site) => ({
  "first paint, ms": of(visits[name], "paint"),
  "first tap answered, ms": of(visits[name], "first"),
  "second, ms": of(visits[name], "second"),
  "third, ms": of(visits[name], "third"),
  "bytes until the first answer": of(visits[name], "bytes"),
  "step p50, ms": at(steps[name], 0.5),
  "step p95, ms": at(steps[name], 0.95),
  [`heap after ${passes} passes to after one`]: at(growth[name], 0.5),
  "the same without machine code": at(kept[name], 0.5),
});
const rows = { floor: row("floor"), quiz: row("quiz") };
type Row = typeof rows.floor;
const ratio = (key: keyof Row) => round(rows.quiz[key] / rows.floor[key]);
const keys = Object.keys(rows.floor) as (keyof Row)[];
console.log(`A quiz of ${screens} screens, medians of ${rounds} rounds`);
console.table(keys.map((key) => ({ what: key, floor: rows.floor[key], quiz: rows.quiz[key], ratio: ratio(key) })));
budget("first paint, ratio to the floor", ratio("first paint, ms"), { most: 1.05 });
budget("first tap answered, ratio to the floor", ratio("first tap answered, ms"), { most: 1.1 });
budget("second tap answered, ratio to the floor", ratio("second, ms"), { most: 1.15 });
budget("third tap answered, ratio to the floor", ratio("third, ms"), { most: 1.15 });
budget("bytes until the first answer, ratio to the floor", ratio("bytes until the first answer"), { most: 1.3 });
budget("script of the whole quiz, KB (1,024 bytes), Brotli", round(script / 1_024), { most: 115 });
budget("step p50, ratio to the floor", ratio("step p50, ms"), { most: 1.2 });
budget("step p95, ratio to the floor", ratio("step p95, ms"), { most: 1.2 });
budget(`heap after ${passes} passes to after one`, at(growth.quiz, 0.5), { most: 1.1 });
budget("the same without machine code", at(kept.quiz, 0.5), { most: 1.1 });

/** Milliseconds since the visit began, and bytes received by the first response, including headers. */
type Visit = Record<"paint" | "first" | "second" | "third" | "bytes", number>;

/** A visitor who taps as soon as something is on the screen, and again as soon as the page has responded. */
async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const { page, session, close } = await opened(browser);
  /** Bytes of each request by the time of arrival. The last entry of a finished request is its total. */
  const received = new Map<string, { readonly at: number; readonly bytes: number }[]>();
  const note = (request: string, at: number, bytes: number) =>
    received.set(request, [...(received.get(request) ?? []), { at, bytes }]);
  let started: number | undefined;
  session.on("Network.requestWillBeSent", ({ timestamp }) => {
    started ??= timestamp;
  });
  session.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) => {
    const soFar = received.get(requestId)?.at(-1)?.bytes ?? 0;
    note(requestId, timestamp, soFar + encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, timestamp, encodedDataLength),
  );
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", link);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(tapAtOnce);
  await page.goto(url, { waitUntil: "commit" });
  const times = await page.waitForFunction(() => {
    const { answers } = window as Watched;
    return (
      answers?.length === 3 && { answers, paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime }
    );
  });
  const { answers, paint = 0 } = (await times.jsonValue()) || { answers: [] };
  const [first = 0, second = 0, third = 0] = answers;
  const end = (started ?? 0) + first / 1_000;
  const come = [...received.values()].map((each) => each.findLast(({ at }) => at <= end)?.bytes ?? 0);
  const bytes = come.reduce((sum, each) => sum + each, 0);
  await close();
  return { paint, first, second, third, bytes };
}

type Watched = { answers?: number[]; stepTime?: number | undefined };

/** In the page: taps the first option once the page is painted, three times, and notes when each answer was. */
function tapAtOnce(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  const tap = () => {
    const title = document.querySelector("h1")?.textContent;
    const look = () => {
      const now = document.querySelector("h1")?.textContent;
      if (!now || now === title) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        answers.push(performance.now());
        if (answers.length < 3) tap();
      };
      port2.postMessage(undefined);
    };
    document.querySelector<HTMLElement>("[role=radio]")?.click();
    requestAnimationFrame(look);
  };
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    tap();
  }).observe({ type: "paint", buffered: true });
}

/** From a tap to the frame that shows the next screen, in milliseconds, for each step of one pass. */
async function stepTimes(browser: Browser, url: string): Promise<readonly number[]> {
  const { page, session, close } = await opened(browser);
  await page.addInitScript(() => {
    let last = 0;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        last = timeStamp;
        const title = document.querySelector("h1")?.textContent;
        const look = () => {
          // Ticking a box does not lead on.
          if (last !== timeStamp) return;
          if (document.querySelector("h1")?.textContent === title) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(window, { stepTime: performance.now() - timeStamp });
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  // The last screen is a page of its own.
  for (let step = 0; step < screens - 2; step++) {
    const box = page.getByRole("checkbox").first();
    if (await box.count()) await box.tap();
    await page.evaluate(() => Object.assign(window, { stepTime: undefined }));
    await page.locator(control).first().tap();
    const time = await page.waitForFunction(() => (window as Watched).stepTime);
    times.push((await time.jsonValue()) ?? 0);
    // Reading time, in which work after the paint can finish.
    await page.waitForTimeout(500);
  }
  await close();
  return times;
}

/** Bytes of script that the server sends to whoever stays on the first page: what the whole quiz needs is fetched ahead. */
async function scriptOf(browser: Browser, url: string): Promise<number> {
  const { page, close } = await opened(browser);
  let bytes = 0;
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) bytes += Number(response.headers()["content-length"]);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await close();
  return bytes;
}

/** Memory of the page's script after many passes through the quiz, as a ratio to that after one. */
async function heapGrowth(browser: Browser, url: string): Promise<number> {
  const { page, session, close } = await opened(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const heap = async () => {
    await page.waitForTimeout(500);
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  await page.evaluate(walkOnce, walk);
  const one = await heap();
  for (let pass = 1; pass < passes; pass++) await page.evaluate(walkOnce, walk);
  const all = await heap();
  await close();
  return round(all / one);
}

/** In the page: walks to the last question and from there to the first. */
async function walkOnce({ control, last }: typeof walk): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const click = async (selector: string) => {
    const title = document.querySelector("h1")?.textContent;
    document.querySelector<HTMLElement>(selector)?.click();
    for (let frames = 0; document.querySelector("h1")?.textContent === title; frames++) {
      if (frames > 600) throw new Error(`Nothing comes after "${title}".`);
      await frame();
    }
    await frame();
  };
  while (document.querySelector("h1")?.textContent !== last) {
    if (!document.querySelector("[aria-checked=true]")) document.querySelector<HTMLElement>("[role=checkbox]")?.click();
    await frame();
    await click(control);
  }
  await click("header a:not([aria-label=Back])");
}

async function opened(browser: Browser): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const;
  // Motion is design: what is chosen is held for a moment, and screens turn. Where it is reduced, only work is left.
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

function of(visits: readonly Visit[], key: keyof Visit): number {
  return at(
    visits.map((visit) => visit[key]),
    0.5,
  );
}

function at(values: readonly number[], share: number): number {
  return round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
