import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/browser/kit/find-chromium.ts";
import { noSettings } from "./tests/no-settings.ts";

const port = 4173;
/**
 * Each server has a database of its own, and none takes the settings of whoever runs the tests. Tests may say from which
 * address they come, as a proxy would.
 */
const served = (at: number) => ({
  ...noSettings,
  PORT: String(at),
  DATA_DIR: `node_modules/.cache/data-${at}`,
  TRUST_PROXY: "1",
});
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Bounds for a slow machine; nothing waits for them unless it fails.
  timeout: 90_000,
  expect: { timeout: 20_000 },
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
  // The funnel that ships, others from the same code, and the shipped one in German.
  webServer: [
    { command: "node dist/server/main.js", port, env: served(port) },
    {
      command: "npx vite build && node node_modules/.cache/solar-roof/server/main.js",
      port: port + 1,
      env: {
        ...served(port + 1),
        FUNNEL: "examples/solar-roof/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/solar-roof",
      },
    },
    {
      command: "npx vite build && node node_modules/.cache/evening-piano/server/main.js",
      port: port + 2,
      env: {
        ...served(port + 2),
        FUNNEL: "examples/evening-piano/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/evening-piano",
      },
    },
    {
      // Its pixels are comments until somebody has some.
      command:
        "node src/scripts/run.mjs tests/browser/kit/write-tracked-funnel.ts && npx vite build && node node_modules/.cache/tracked/out/server/main.js",
      port: port + 3,
      env: {
        ...served(port + 3),
        FUNNEL: "node_modules/.cache/tracked/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/tracked/out",
      },
    },
    {
      command: "npx vite build && node node_modules/.cache/german/server/main.js",
      port: port + 4,
      env: { ...served(port + 4), FUNNEL: "funnel.de.yaml", FUNNEL_OUT: "node_modules/.cache/german" },
    },
    {
      command:
        "node src/scripts/run.mjs tests/browser/kit/write-wheels-funnel.ts && npx vite build && node node_modules/.cache/wheels/out/server/main.js",
      port: port + 5,
      env: {
        ...served(port + 5),
        FUNNEL: "node_modules/.cache/wheels/funnel.yaml",
        FUNNEL_OUT: "node_modules/.cache/wheels/out",
      },
    },
    {
      command: "npx vite build && node node_modules/.cache/dance-school/server/main.js",
      port: port + 6,
      env: {
        ...served(port + 6),
        FUNNEL: "tests/trades/dance-school.yaml",
        FUNNEL_OUT: "node_modules/.cache/dance-school",
      },
    },
    {
      command: "npx vite build && node node_modules/.cache/movers/server/main.js",
      port: port + 7,
      env: { ...served(port + 7), FUNNEL: "tests/trades/movers.yaml", FUNNEL_OUT: "node_modules/.cache/movers" },
    },
  ],
});
