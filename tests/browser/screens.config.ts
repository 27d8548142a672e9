import config from "../../playwright.config.ts";

/** For `npm run screens`, which no test run includes: it draws pictures for people to look at. */
const { webServer: _, ...shared } = config;

export default {
  ...shared,
  testDir: ".",
  testMatch: /screens\.spec\.ts/,
  testIgnore: [],
  outputDir: "../../.cache/screens-run",
  // Hundreds of pictures of each funnel.
  timeout: 1_800_000,
};
