#!/usr/bin/env node
// Starts the command line from its bundle, which is made again when a file that it was made from holds something else.
import { accessSync, constants, mkdirSync } from "node:fs";
import module, { createRequire } from "node:module";
import { join } from "node:path";
import { isUpToDate } from "../scripts/build-record.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/funnel-cli");
const place = { root, bundle: join(folder, "main.cjs"), record: join(folder, "build-record.json") };

process.stdout.on("error", endQuietly);
process.exitCode = await run(process.argv.slice(2));

async function run(words) {
  try {
    if (!isUpToDate(place.record, {}, (name) => join(root, name))) await makeBundle();
  } catch (error) {
    process.stderr.write(
      `funnel: The command line could not be put together: ${error.message}\nRepair its source, or run npm ci, as a user who may write to ${folder}.\n`,
    );
    return 2;
  }
  // Node keeps what the first run has compiled, and a check is what is run most.
  if (words[0] === "check") module.enableCompileCache?.(join(folder, "compiled"));
  return createRequire(import.meta.url)(place.bundle).main(words);
}

async function makeBundle() {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const { runnerImport } = await import("vite");
  const { loadedFiles } = await import("../scripts/loaded-files.mjs");
  const loaded = loadedFiles(root);
  const { module } = await runnerImport(join(root, "src/build/cli-bundle.ts"), {
    configFile: false,
    envDir: false,
    logLevel: "error",
    plugins: [loaded.plugin],
  });
  await module.makeCliBundle(place, loaded);
}

/** A reader may close the output early, as `head` does: that is not a failure, but a full disk is. */
function endQuietly({ code, message }) {
  if (code === "EPIPE") process.exit();
  process.stderr.write(`funnel: The output cannot be written: ${message.replace(/^[A-Z]+: |, .*$/g, "")}.\n`);
  process.exit(2);
}
