import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/**
 * An installed Chromium or Chrome: CHROMIUM_PATH, then any in the PATH. The headless shell is the fastest.
 *
 * @returns undefined if there is none; then Playwright's own is used
 */
export function findChromium(): string | undefined {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const found = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found].find((path) => path !== undefined && existsSync(path));
}

/**
 * Fetches Playwright's own Chromium if neither this machine nor Playwright has one. Its progress is shown on the error
 * output.
 *
 * @throws if it cannot be fetched
 */
export async function fetchChromium(): Promise<void> {
  if (findChromium()) return;
  // Loaded only here: the commands' help needs this module, and Playwright takes longer than all the rest of it.
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return;
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", 2, 2] });
  if (status !== 0)
    throw new Error(
      "There is no Chromium on this machine, and it could not be fetched. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
    );
}
