import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import "./src/scripts/quick-vite.mjs";

// For all workers of this process, measured together: a quarter less of the processor's time. Most of what tests make is
// garbage soon: with more room for what is new, less of it is copied, and with more room for what stays, that is seldom
// looked through. Threads that help to collect it would take the processors from the other workers. Few functions run
// long enough to be worth V8's best code, so they wait longer for it; Node 22 and later have no such flag, and would say
// so each time.
const flags = [
  "--max-semi-space-size=64",
  "--min-semi-space-size=16",
  "--initial-heap-size=768",
  "--no-parallel-scavenge",
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ["--interrupt-budget=500000"] : []),
];
for (const flag of flags) setFlagsFromString(flag);

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

/**
 * Tests that leave modules as they found them, so that a worker loads each module once for all its files. What packages
 * export is taken as Node gives it: behind Vitest's own way stands a function that is called at each use of a name.
 */
const together = { ...everywhere, isolate: false, pool: "threads", deps: { interopDefault: false } } as const;

/**
 * Files of a project with the same environment follow each other. A worker ends as soon as the next file needs another
 * one, and loading React and a page again costs more than most files do.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const environment = /^\/\/ @vitest-environment.*$/gm;
    const keyOf = ({ project, moduleId }: TestSpecification) =>
      [project.name, ...(readFileSync(moduleId, "utf8").match(environment) ?? [])].join("\n");
    const keys = new Map(sorted.map((file) => [file, keyOf(file)]));
    const order = [...new Set(keys.values())].sort();
    return order.flatMap((key) => sorted.filter((file) => keys.get(file) === key));
  }
}

const alone = "src/**/*.alone.test.{ts,tsx}";
const mutation = "tests/mutation/**/*.test.ts";
const commands = "tests/cli/**/*.test.ts";
const processes = "tests/{server,tools}/**/*.test.ts";

export default defineConfig({
  test: {
    // What fails must stand within the last page of a long log.
    reporters: process.env.CI ? "minimal" : "default",
    maxWorkers: "100%",
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          ...together,
          name: "unit",
          include: ["{engine,renderers,src,tests}/**/*.test.{ts,tsx}"],
          exclude: [alone, mutation, commands, processes],
        },
      },
      // They load modules anew, of which the next files of their worker would have some twice.
      { test: { ...everywhere, pool: "threads", name: "alone", include: [alone] } },
      { test: { ...together, name: "functions", include: ["supabase/**/*.test.ts"] } },
      { test: { ...together, name: "mutation", include: [mutation] } },
      // They need Postgres' own programs, so only run-homes.mjs runs them.
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { ...everywhere, name: "outages", include: ["supabase/testing/outage/*.home.ts"] } }]
        : []),
      // They run command lines in a thread that the files of a worker share.
      { test: { ...together, name: "commands", globalSetup: "tests/cli/run-funnel.ts", include: [commands] } },
      // Each starts processes and mostly waits for them. Bundles of a copied project are plain JavaScript, which Node
      // loads itself: Vitest would read and write half a megabyte anew for each.
      {
        test: {
          ...together,
          name: "processes",
          include: [processes],
          server: { deps: { external: [/\/\.cache\/project-/] } },
        },
      },
    ],
  },
});
