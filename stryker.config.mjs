// Settings of StrykerJS, which src/scripts/mutate.mjs calls.
const { MUTATE_EVERY = "1", MUTATE_LEAST = "85", MUTATE_PATH = "all" } = process.env;

export default {
  testRunner: "vitest",
  vitest: { configFile: "src/scripts/mutate.vitest.mjs", related: false },
  plugins: ["@stryker-mutator/vitest-runner", "./src/scripts/mutate.sample.mjs"],
  checkers: MUTATE_EVERY === "1" ? [] : ["sample"],
  // What a module does when it loads can be noticed by all tests, so trying one such change takes minutes.
  ignoreStatic: MUTATE_EVERY !== "1",
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `node_modules/.cache/mutation/${MUTATE_PATH.replaceAll(/[/,]/g, "-").slice(0, 200)}.json` },
  // Vitest takes no tests from below node_modules.
  tempDirName: ".cache/stryker",
  // StrykerJS would rewrite the one there is by functions that TypeScript 7 does not have; the tests do not read it.
  tsconfigFile: "none",
  ignorePatterns: ["test-results", ".cache", ".data", "*.log"],
  // Besides one and a half times what the tests take. After a change that never ends a new process has to load the tests: were
  // that too slow on a busy machine, the next change would count as one that never ends, too, and so would each after it.
  timeoutMS: 30_000,
  // Its five minutes are too few for the tests of some rooms while this machine does other things.
  dryRunTimeoutMinutes: 15,
  thresholds: { high: 100, low: Number(MUTATE_LEAST), break: Number(MUTATE_LEAST) },
};
