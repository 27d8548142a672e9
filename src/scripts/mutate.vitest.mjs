// The tests of the code that MUTATE_PATH names: StrykerJS can choose no project of vitest.config.ts itself. They are
// those of its room, of the rooms through which it is tested, and goldens: nearly every other test runs the same code, too.
// Where a whole room of tests would take longer to begin with than all changes do, single files of it are named.
import { fileURLToPath } from "node:url";
import config from "../../vitest.config.ts";
import { lastingThread } from "./mutate.thread.mjs";

const { MUTATE_PATH = "engine" } = process.env;
const name = MUTATE_PATH.startsWith("supabase/") ? "functions" : "unit";
const project = config.test?.projects?.find((one) => typeof one === "object" && one.test?.name === name);
if (!project) throw new Error(`vitest.config.ts has no project "${name}"`);

const handlers = ["create-checkout", "session-status", "stripe-webhook"].map((one) => `supabase/functions/${one}`);
const rooms = {
  "supabase/functions/_shared/consent": ["supabase/functions/consent", "supabase/functions/track-event"],
  "supabase/functions/_shared/files": ["supabase/functions/upload"],
  "supabase/functions/_shared/outbox": ["supabase/functions/run-jobs"],
  "supabase/functions/_shared/payment": [...handlers, "supabase/functions/sandbox-pay"],
  "supabase/functions/_shared/orders": [
    ...handlers,
    ...["create-user", "facebook-conversion", "track-event", "run-jobs", "stock"].map(
      (one) => `supabase/functions/${one}`,
    ),
  ],
  "supabase/functions/create-checkout": ["supabase/functions/_shared/orders"],
  "engine/check": ["tests/load", "tests/slips", "tests/translations", "tests/report"],
  "engine/compile": ["tests/flow", "tests/values"],
  "engine/copy": ["engine/load", "engine/views", "renderers/ui/text", "tests/copy", "tests/views"],
  "engine/contract": ["engine/compile", "engine/quiz", "tests/contract"],
  "engine/crowd": ["tests/graph"],
  "engine/diff": ["tests/diff"],
  "engine/fields": ["engine/compile", "engine/quiz", "engine/values", "tests/flow", "tests/values"],
  "engine/flow": ["engine/compile/machine.test.ts", "engine/walks/outcome-asked.test.ts", "tests/flow", "tests/values"],
  "engine/lint": ["tests/rules", "tests/findings"],
  "engine/load": ["tests/load", "tests/slips"],
  "engine/picture": ["tests/graph"],
  "engine/quiz": ["engine/compile", "supabase/functions/lead/visitor-mail.test.ts", "tests/flow", "tests/values"],
  "engine/report": ["tests/load", "tests/slips", "tests/report"],
  "engine/views": ["tests/views"],
  "engine/traits": ["engine/views", "tests/views", "engine/compile", "engine/contract", "engine/quiz", "engine/walks"],
  "engine/translate": ["tests/translations"],
  "engine/values": ["engine/quiz", "tests/values"],
  "engine/walks": ["tests/graph"],
  "src/app": ["src/build/styles"],
};
const paths = MUTATE_PATH.split(",").map((path) => path.replace(/:[\d-]+$/, ""));
const folders = paths.map((path) => path.replace(/\/[^/]+\.tsx?$/, ""));
const others = Object.entries(rooms)
  .filter(([room]) => folders.some((folder) => `${folder}/`.startsWith(`${room}/`)))
  .flatMap(([, tests]) => tests);
const include = [...folders, ...others].map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.test.{ts,tsx}`));
// Tests of properties and of faults at every step take too long to be tried with each change.
const orders = "supabase/functions/_shared/orders";
// Most tests of rules go through all of them. Those of words in thirteen languages take longer than the others together,
// and say nothing of a rule that looks for no words.
const wordless = /^engine\/lint\/(?:reach$|[^/]+\.ts$|rules\/(?!honesty|law|money))/;
const exclude = [
  ...(project.test?.exclude ?? []),
  ...["tests/load/total.test.ts", `${orders}/checkout-faults.test.ts`],
  ...(paths.every((path) => wordless.test(path)) ? ["tests/rules/languages.test.ts"] : []),
];

// The funnels of these tests, read beforehand: reading them takes longer than most tests do.
const funnels = fileURLToPath(new URL("../../node_modules/.cache/test-funnels.js", import.meta.url));
const alias = [{ find: /^.*\/funnels\/funnels\.ts$/, replacement: funnels }];

/** StrykerJS takes a file that does not load for one without tests. */
class Loading {
  onInit(vitest) {
    this.vitest = vitest;
  }
  onTestModuleEnd(file) {
    if (file.state() !== "failed" || file.children.size > 0) return;
    for (const error of file.errors()) this.vitest.state.catchError(error, "Unhandled Error");
  }
}

/** Every statement goes by mutate.queries.mjs first. */
const statements = {
  name: "statements",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/embedded-database.ts")
      ? code.replace("client.query<Row>(text,", "client.query<Row>(globalThis.statementOf(text),")
      : undefined,
};

/**
 * Properties are tried with a twentieth of their values, which would otherwise take seconds with each change. One that
 * fails looks for no smaller values that do: a change is noticed by then, and the search can outlast the time there is.
 */
const fewerValues = {
  name: "fewer-values",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".test.ts")
      ? code.replaceAll(
          /numRuns: ([\d_]+)/g,
          (_, runs) => `numRuns: ${Math.ceil(runs.replaceAll("_", "") / 20)}, endOnFailure: true`,
        )
      : undefined,
};

export default {
  ...project,
  ...(name === "functions" && { resolve: { alias } }),
  plugins: [lastingThread, fewerValues, ...(name === "functions" ? [statements] : [])],
  test: {
    ...project.test,
    // A test that waits for what a change has taken away ends before StrykerJS starts the whole process anew.
    ...{ include, exclude, reporters: [new Loading()] },
    // Nothing in the engine waits, but the first test of a change loads all of it, and other work comes first.
    ...(name === "unit" && { testTimeout: MUTATE_PATH.startsWith("engine/") ? 60_000 : 20_000 }),
    setupFiles: [
      "src/scripts/mutate.setup.mjs",
      ...(name === "functions" ? ["src/scripts/mutate.queries.mjs"] : []),
      project.test?.setupFiles ?? [],
    ].flat(),
  },
};
