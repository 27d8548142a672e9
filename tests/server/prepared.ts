import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "../../src/server/database/index.ts";
import { putEmptyPostgres } from "../../supabase/testing/empty-postgres.ts";
import { funnelsAsCode } from "../../supabase/testing/funnels/funnels.ts";

/** Inside the project, where bundled code finds the packages that it loads. */
const cache = "node_modules/.cache";
/** Longest time of a preparation, in milliseconds, on a busy machine. */
const patience = 120_000;

/**
 * Bundles scripts of this folder once for all processes of a test file: transforming them in each would take seconds.
 *
 * @param scripts file names
 * @returns the file that Node runs instead of a script
 */
export function bundled(...scripts: readonly string[]): (script: string) => string {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, "server-tests-"));
  beforeAll(async () => {
    await build({
      configFile: false,
      envDir: false,
      publicDir: false,
      tsconfig: "tsconfig.base.json",
      logLevel: "error",
      plugins: [
        { name: "funnels-as-data", load: (id) => (id.endsWith("/funnels/funnels.ts") ? funnelsAsCode() : null) },
      ],
      // The embedded database looks for its files next to its code, so it is not bundled.
      ssr: { noExternal: true, external: ["@electric-sql/pglite"] },
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: {
          input: scripts.map((script) => `tests/server/${script}`),
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
        },
      },
    });
  }, patience);
  afterAll(() => rmSync(outDir, { recursive: true }));
  return (script) => join(outDir, `${basename(script, ".ts")}.mjs`);
}

/**
 * Creates one database for all tests of a file, because creating one takes longer than most tests.
 *
 * @returns its folder, of which each test takes a copy
 */
export function preparedDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "funnel-prepared-"));
  beforeAll(async () => {
    await putEmptyPostgres(folder);
    const db = openDatabase({ dataDir: folder });
    await db.ready;
    await db.close();
  }, patience);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
