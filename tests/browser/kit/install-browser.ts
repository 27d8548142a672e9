import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../src/prove/index.ts";

/** Installs a browser for the tests if neither the machine nor Playwright has one. */
if (!findChromium() && !existsSync(chromium.executablePath()))
  execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", shell: process.platform === "win32" });
