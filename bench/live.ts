import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { findChromium } from "../src/prove/index.ts";
import { budget } from "./budget.ts";

/**
 * How long it takes under `npm run dev` from a save of the definition until the page shows it: `node
 * src/scripts/run.mjs bench/live.ts`. The visitor is in the middle of the quiz, and the page is not reloaded.
 */
const runs = 15;
const written = "How do you feel about your financial situation?";

mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(join(".cache", "live-"));
cpSync("content", join(folder, "content"), { recursive: true });
const file = join(folder, "funnel.yaml");
const text = readFileSync("funnel.yaml", "utf8");
writeFileSync(file, text);
process.env.FUNNEL = file;

const server = await createServer({ server: { port: 0 }, logLevel: "silent", cacheDir: join(folder, ".vite") });
await server.listen();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`${server.resolvedUrls?.local[0]}step-3`);
await page.getByRole("heading", { level: 1, name: written }).waitFor();

const times: number[] = [];
for (let run = 0; run <= runs; run++) {
  const heading = `How is it for the ${run}. time?`;
  const shown = page.waitForFunction((heading) => document.querySelector("h1")?.textContent === heading, heading);
  const saved = performance.now();
  writeFileSync(file, text.replace(written, heading));
  await shown;
  times.push(performance.now() - saved);
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true });

// The first save warms everything up and is not counted.
const sorted = times.slice(1).sort((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
console.log(`From save to page: median ${at(0.5)} ms`);
budget("nine of ten saves are on the page within, ms", at(0.9), { below: 300 });
