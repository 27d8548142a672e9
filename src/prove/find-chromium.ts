import { existsSync } from "node:fs";
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
