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
  // The funnel that ships, and others from the same code.
  webServer: [
    { command: "node dist/server/main.js", port, env: { PORT: String(port) } },
    {
      command: "npx vite build && node node_modules/.cache/solar-roof/server/main.js",
      port: port + 1,
      env: {
        PORT: String(port + 1),
        FUNNEL: "examples/solar-roof/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/solar-roof",
      },
    },
    {
      command: "npx vite build && node node_modules/.cache/evening-piano/server/main.js",
      port: port + 2,
      env: {
        PORT: String(port + 2),
        FUNNEL: "examples/evening-piano/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/evening-piano",
      },
    },
  ],
});
