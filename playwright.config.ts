import { defineConfig } from "@playwright/test";
import { findChromium } from "./src/prove/chromium/find-chromium.ts";
import { chromiumArgs } from "./src/prove/chromium/launch-chromium.ts";
import "./src/scripts/quick-vite.mjs";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/browser",
  // Draws pictures for people: npm run screens.
  testIgnore: /screens\.spec/,
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Timeouts for a slow machine; only failures wait that long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [[process.env.CI ? "dot" : "list"]],
  use: {
    baseURL: "http://localhost:4173",
    viewport: { width: 375, height: 812 },
    // A motion takes time, and only what is about motion needs it.
    reducedMotion: "reduce",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumArgs, "--host-resolver-rules=MAP *.example.com 127.0.0.1"],
    },
  },
  webServer: {
    command: "node src/scripts/run.mjs tests/browser/kit/serve-sites.ts",
    port: 4172,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
