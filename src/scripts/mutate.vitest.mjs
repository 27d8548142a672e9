// The tests of the code that MUTATE_PATH names: StrykerJS can choose no project of vitest.config.ts itself. They are
// those of its room and, for rules and readers of definitions, their goldens: nearly every other test runs the same code,
// too, and would run again for each change.
import { fileURLToPath } from "node:url";
import config from "../../vitest.config.ts";

const { MUTATE_PATH = "engine" } = process.env;
const name = MUTATE_PATH.startsWith("supabase/") ? "functions" : "unit";
const project = config.test?.projects?.find((one) => typeof one === "object" && one.test?.name === name);
if (!project) throw new Error(`vitest.config.ts has no project "${name}"`);

const rooms = {
  "engine/lint": ["tests/rules"],
  "engine/load": ["tests/load"],
  "engine/translate": ["tests/translations"],
  "engine/crowd": ["tests/graph"],
  "engine/picture": ["tests/graph"],
  "engine/walks": ["tests/graph"],
};
const folder = MUTATE_PATH.replace(/\/[^/]+\.ts$/, "");
const include = [folder, ...(rooms[folder] ?? [])].map((path) => `${path}/**/*.test.ts`);

// The funnels of these tests, read beforehand: reading them takes longer than most tests do.
const funnels = fileURLToPath(new URL("../../node_modules/.cache/test-funnels.js", import.meta.url));
const alias = [{ find: /^.*\/funnels\/funnels\.ts$/, replacement: funnels }];

export default {
  ...project,
  ...(name === "functions" && { resolve: { alias } }),
  test: { ...project.test, include },
};
