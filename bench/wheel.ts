import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../src/prove/index.ts";
import { budget } from "./budget.ts";

/**
 * How smoothly the wheel of the offer turns in a browser whose processor is slowed down four times: `npx vite build &&
 * node src/scripts/run.mjs bench/wheel.ts`. It measures the frames in which the page could run code, and those that the
 * browser displayed, while the wheel turns and settles. A headless browser paints on the CPU, so a phone does better.
 */
const slowdown = 4;
const spin = 6_200;
const runs = 5;
const port = 4390;
const fps = 60;
/** A frame shown for longer than this, in milliseconds, looks like a jerk: three frames were missed. */
const jerk = 67;

const server = spawn(process.execPath, ["dist/server/main.js"], { env: { ...process.env, PORT: String(port) } });
await once(server.stdout, "data");
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });

const rows: ({ run: number } & Awaited<ReturnType<typeof measure>>)[] = [];
try {
  for (let run = 1; run <= runs; run++) rows.push({ run, ...(await measure()) });
} finally {
  await browser.close();
  server.kill();
}

console.log(`The wheel at a processor ${slowdown} times slower, ${spin} ms a run; a frame of ${fps} fps takes 16.7 ms`);
console.table(rows);
const middleOf = (key: keyof (typeof rows)[number]) =>
  rows.map((row) => row[key]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
// The clocks of screen and trace differ slightly.
budget("frames on screen per second, median run", middleOf("fps on screen"), { atLeast: fps - 0.5 });
budget("longest frame on screen, ms, median run", middleOf("frame ms, longest"), { below: jerk });
budget("frames in which the page's code could run, per second, median run", middleOf("fps of code"), {
  atLeast: fps - 5,
});

async function measure() {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, reducedMotion: "no-preference" });
  await page.goto(`http://localhost:${port}/final`, { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: "SPIN THE WHEEL" });
  await button.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline.frame"] });
  await button.click();
  const frames = await framesOf(page);
  const drawn = drawnIn(await browser.stopTracing());
  await page.close();
  return {
    "fps on screen": perSecond(drawn),
    "frame ms, median": at(drawn, 0.5),
    "frame ms, p95": at(drawn, 0.95),
    "frame ms, longest": Math.round(Math.max(...drawn)),
    "fps of code": perSecond(frames),
    "code ms, median": at(frames, 0.5),
    "code ms, p95": at(frames, 0.95),
  };
}

/** Milliseconds between the frames in which the page's own code ran. */
function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(
    (length) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const next = (time: number) => {
          times.push(time);
          if (time - (times[0] ?? time) < length) requestAnimationFrame(next);
          else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)));
        };
        requestAnimationFrame(next);
      }),
    spin,
  );
}

/** Milliseconds between the frames that a trace says were drawn. */
function drawnIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string; ts: number }[] };
  const times = traceEvents.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts / 1_000);
  times.sort((a, b) => a - b);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/** Frames a second, with one decimal. */
function perSecond(gaps: readonly number[]): number {
  return Math.round((gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 10_000) / 10;
}

/** The length at a share of all lengths, shortest first. */
function at(gaps: readonly number[], share: number): number {
  return Math.round((gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * share)] ?? 0) * 10) / 10;
}
