import { defineConfig } from "vitest/config";

/**
 * Settings of every test. Timeouts are long, because the speed of the machine proves nothing, but a hanging test still
 * ends.
 */
const everywhere = {
  setupFiles: "tests/patience.ts",
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Tests that leave modules as they found them, so that a worker loads each module once for all its files. */
const together = { ...everywhere, isolate: false, pool: "threads" } as const;

const mutation = "tests/mutation/**/*.test.ts";
const processes = "tests/{cli,server,tools}/**/*.test.ts";

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...together,
          name: "unit",
          include: ["{engine,renderers,src,tests}/**/*.test.{ts,tsx}"],
          exclude: [mutation, processes],
        },
      },
      { test: { ...together, name: "functions", include: ["supabase/**/*.test.ts"] } },
      // It parses thousands of texts into trees; a larger heap avoids most garbage collection.
      {
        test: {
          ...together,
          pool: "forks",
          execArgv: ["--max-semi-space-size=64"],
          name: "mutation",
          include: [mutation],
        },
      },
      // They need Postgres' own programs, so only run-homes.mjs runs them.
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { ...everywhere, name: "outages", include: ["supabase/testing/outage/*.home.ts"] } }]
        : []),
      // Each starts processes and mostly waits for them. Bundles of a copied project are plain JavaScript, which Node
      // loads itself: Vitest would read and write half a megabyte anew for each.
      {
        test: {
          ...everywhere,
          name: "processes",
          include: [processes],
          server: { deps: { external: [/\/\.cache\/project-/] } },
        },
      },
    ],
  },
});
