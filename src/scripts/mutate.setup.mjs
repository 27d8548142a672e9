// Runs before each test file of a mutation run (mutate.thread.mjs): makes the thread as good as new for each change.
import { beforeEach, inject, vi } from "vitest";

/** Modules that stay: a database takes seconds to start. No change is tried in them. */
const staying =
  /\/vitest\/dist\/|stryker-setup|\/src\/scripts\/|\/supabase\/testing\/(test-database|empty-postgres)|\/server\/database\/|\/_shared\/database\//;

/** Tests that try a case at each of its steps, or in each order: too long to be repeated with each change. */
const long =
  /at each step|in any one place|every order of the events|of each once, in whatever order|interleaving|busy network|many callers at once/;
beforeEach(({ task, skip }) => skip(long.test(task.name)));

const worker = globalThis.__vitest_worker__;
if (globalThis.mutationRun !== worker) {
  globalThis.mutationRun = worker;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const [id, module] of worker.evaluatedModules.idToModuleMap) {
    if (staying.test(id)) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}
// StrykerJS sets the change once the files are loaded, unless loading is what it is about.
if (inject("mode") === "mutant" && inject("mutantActivation") !== "static") {
  const space = globalThis[inject("globalNamespace")];
  space.activeMutant = undefined;
  space.hitCount = undefined;
}

// A test file that was cancelled, because an earlier one has noticed the change, does not release its database.
if (process.env.MUTATE_PATH?.startsWith("supabase/")) {
  const { takeBackDatabases } = await import("../../supabase/testing/test-database.ts");
  await takeBackDatabases();
}
