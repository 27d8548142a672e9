import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * An installed Chromium or Chrome: CHROMIUM_PATH, then whatever the PATH has. The one without windows is the quickest.
 *
 * @returns undefined where there is none; Playwright's own is used then
 */
export function findChromium(): string | undefined {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const found = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found].find((path) => path !== undefined && existsSync(path));
}
