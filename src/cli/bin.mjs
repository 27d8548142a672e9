#!/usr/bin/env node
// Starts the command line. Its bundle is made anew whenever one of the files it is made of is younger.
import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = join(root, "node_modules/.cache/funnel-cli.mjs");

if (isStale()) await makeBundle();
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2));

function isStale() {
  const made = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ["engine", "schema", "src/cli", "src/disk", "package-lock.json"].some(
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
  // Two runs at once may both come here: each makes its own, and puts it in place in one step.
  const outDir = `${bundle}.${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: "src/cli/main.ts",
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "main.mjs" } },
    },
  });
  renameSync(join(outDir, "main.mjs"), bundle);
  rmSync(outDir, { recursive: true });
}
