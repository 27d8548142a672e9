#!/usr/bin/env node
// Starts the command line. Its bundle is made anew whenever one of the files it is made of is younger.
import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import "../load-env.mjs";

// A check is over before optimizing its code pays: without this it spends a third of its time on that.
setFlagsFromString("--interrupt-budget=1500000");

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = join(root, "node_modules/.cache/funnel-cli.mjs");

if (isStale()) await makeBundle();
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2));

function isStale() {
  const made = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ["engine", "schema", "src/build", "src/cli", "src/disk", "src/server", "supabase", "package-lock.json"].some(
    (path) => youngest(join(root, path)) > made,
  );
}

function youngest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  // A folder's own time tells of files that were taken out.
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => youngest(join(path, name))));
}

async function makeBundle() {
  const { build } = await import("vite");
  // Building says that this is production, which a command is not.
  const { NODE_ENV } = process.env;
  // Two runs at once may both come here: each makes its own, and puts it in place in one step.
  const outDir = `${bundle}.${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // The embedded database finds its own files beside its code, so it stays where it is.
    ssr: { noExternal: true, external: ["@electric-sql/pglite"] },
    build: {
      ssr: "src/cli/main.ts",
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "main.mjs" } },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  renameSync(join(outDir, "main.mjs"), bundle);
  rmSync(outDir, { recursive: true });
}
