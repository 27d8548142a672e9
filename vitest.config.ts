import { defineConfig } from "vitest/config";

/** What holds for every test. How fast the machine is proves nothing; what hangs still ends. */
const everywhere = {
  setupFiles: "tests/patience.ts",
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Tests that leave their modules as they found them, so that a worker loads each module once for all of its files. */
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
      // It reads thousands of texts, each into a tree of its own: with room for a few of them, little is collected.
      {
        test: {
          ...together,
          pool: "forks",
          execArgv: ["--max-semi-space-size=64"],
          name: "mutation",
          include: [mutation],
        },
      },
      // They need Postgres' own programs, so that only run-homes.mjs runs them.
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { ...everywhere, name: "outages", include: ["supabase/testing/outage/*.home.ts"] } }]
        : []),
      // Each starts processes of its own, and waits for them most of the time.
      { test: { ...everywhere, name: "processes", include: [processes] } },
    ],
  },
});
