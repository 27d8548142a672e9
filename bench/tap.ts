import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../src/prove/index.ts";
import { budget } from "./budget.ts";
import { startedServer } from "./started-server.ts";

/**
 * How long after the tap on a contact step the request of its lead begins, on each kind of link:
 * `npm run build && node src/scripts/run.mjs bench/tap.ts`. Visitors tap as soon as they see the page, whose code takes
 * seconds on a slow link, or once everything has loaded. A tap on a page that is not interactive yet is replayed as
 * soon as it is, and counts from then.
 */
const runs = 3;
/** As browsers simulate them: bits per second, and latency in milliseconds. */
const links = {
  "as fast as it gets": undefined,
  "Fast 3G": { speed: 1_440_000, latency: 562 },
  "Slow 3G": { speed: 400_000, latency: 2_000 },
} as const;
type Link = (typeof links)[keyof typeof links];

const folder = mkdtempSync(join(tmpdir(), "funnel-bench-"));
const server = await startedServer(["node", "dist/server/main.js"], { DATA_DIR: folder });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });

const rows: Record<string, Record<"tapped at once, ms" | "tapped later, ms", number>> = {};
try {
  for (const [name, link] of Object.entries(links))
    rows[name] = {
      "tapped at once, ms": await longest(link, "commit"),
      "tapped later, ms": await longest(link, "networkidle"),
    };
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

console.log(`From the tap until the lead's request begins, longest of ${runs}`);
console.table(rows);
const all = Object.values(rows).flatMap((row) => Object.values(row));
budget("a lead's request begins after the tap, on every link, within, ms", Math.max(...all), { below: 50 });

async function longest(link: Link, waitUntil: "commit" | "networkidle"): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await tap(browser, link, waitUntil));
  return Math.round(Math.max(...times));
}

/** Leaves an address as a new visitor. */
async function tap(browser: Browser, link: Link, waitUntil: "commit" | "networkidle"): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.addInitScript(() => {
    let tapped = 0;
    addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), true);
    const { fetch } = window;
    window.fetch = (url, init) => {
      if (String(url).endsWith("/lead")) console.log("lead", performance.now() - tapped);
      return fetch(url, init);
    };
  });
  const session = await page.context().newCDPSession(page);
  if (link) {
    const throughput = link.speed / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: link.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  page.setDefaultTimeout(120_000);
  const sent = page.waitForEvent("console", (message) => message.text().startsWith("lead "));
  await page.goto(`${server.url}/step-17`, { waitUntil });
  await page.getByRole("textbox").fill("ada@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  const time = Number((await sent).text().split(" ")[1]);
  await page.close();
  return time;
}
