import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";

const port = 4173;
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 375, height: 812 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--host-resolver-rules=MAP *.example.com 127.0.0.1",
      ],
    },
  },
  webServer: [
    { command: "node dist/server/main.js", port, env: { PORT: String(port) } },
  ],
});
