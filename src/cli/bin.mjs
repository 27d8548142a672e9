#!/usr/bin/env node
// Starts the command line from its bundle, which is rebuilt if the content of a file that it was made from has changed.
import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import module, { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isUpToDate } from "../scripts/build-record.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/funnel-cli");

process.stdout.on("error", endQuietly);
const words = process.argv.slice(2);
process.exitCode = await run(words);
// A check leaves nothing behind: once its report is written there is nothing to wait for or clean up. If it cannot be
// written, endQuietly handles the error.
if (words[0] === "check")
  process.stdout.write("", (failed) => failed || process.stderr.write("", (lost) => lost || process.exit()));

async function run(words) {
  // A check is the most frequent command, so it has a smaller bundle of its own: fewer files to compare and to load.
  const part = words[0] === "check" ? "main-check" : "main";
  const place = { root, bundle: join(folder, `${part}.cjs`), record: join(folder, `${part}.json`) };
  try {
    if (!isUpToDate(place.record, {}, (name) => join(root, name))) await makeBundle(part, place);
  } catch (error) {
    process.stderr.write(
      `funnel: The command line could not be put together: ${error.message}\nRepair its source, or run npm ci, as a user who may write to ${folder}.\n`,
    );
    return 2;
  }
  // Node caches the code that the first run compiled, and a check is the most frequent command.
  if (words[0] === "check") module.enableCompileCache?.(join(folder, "compiled"));
  return createRequire(import.meta.url)(place.bundle).main(words);
}

async function makeBundle(part, place) {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const { asOneFile } = await import("../scripts/run-file.mjs");
  const { loadedFiles } = await import("../scripts/loaded-files.mjs");
  const loaded = loadedFiles(root);
  const own = join(folder, `maker.${process.pid}`);
  try {
    const maker = await asOneFile("src/build/cli-bundle.ts", own, { root, plugins: [loaded.plugin] });
    const { makeCliBundle } = await import(pathToFileURL(maker).href);
    await makeCliBundle(`src/cli/${part}.ts`, place, loaded);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** A reader may close the output early, as `head` does. That is not a failure, but a full disk is. */
function endQuietly({ code, message }) {
  if (code === "EPIPE") process.exit();
  process.stderr.write(`funnel: The output cannot be written: ${message.replace(/^[A-Z]+: |, .*$/g, "")}.\n`);
  process.exit(2);
}
