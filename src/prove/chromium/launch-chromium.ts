import type { Browser } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

/** Arguments for a Chromium that opens pages of this machine for some seconds each. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  // A process less, which saves a tenth of the work.
  "--in-process-gpu",
  // There is no graphics card: drawing without the layers that imitate one saves a twentieth of the work.
  "--disable-gpu",
  "--disable-gpu-compositing",
  // Chromium keeps a spare process ready for a page that never comes: without it, a visit takes a twelfth less work.
  "--renderer-process-limit=1",
  // Pages are open for seconds: better code than the first is not worth what it takes to compile.
  // Nor are threads that help a page to compile and to collect garbage: without them a visit takes a twentieth less work.
  "--js-flags=--no-opt,--no-maglev,--single-threaded",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a browser that reaches this machine alone: nobody else learns that a funnel is proved. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  });
}
