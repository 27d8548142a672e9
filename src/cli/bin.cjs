#!/usr/bin/env node
// Starts the command line. Its bundle is made anew whenever one of the files it is made of is younger.
const {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} = require("node:fs");
const { createRequire, Module } = require("node:module");
const { dirname, join } = require("node:path");
const { setFlagsFromString } = require("node:v8");
const { Script } = require("node:vm");

// A check is over before optimizing its code pays: without this it spends a third of its time on that.
setFlagsFromString("--interrupt-budget=1500000");

const root = join(__dirname, "../..");
const bundle = join(root, "node_modules/.cache/funnel-cli.cjs");

run(process.argv.slice(2));

async function run(words) {
  if (isStale()) await makeBundle();
  const { main, keepCompiled } = load();
  process.exitCode = await main(words);
  // What a check needs is compiled by now, and a check is what is run most.
  if (words[0] === "check" && process.exitCode === 0) keepCompiled();
}

/** The bundle, with what an earlier run has compiled of it: reading that takes a fifth of compiling it again. */
function load() {
  const file = openSync(bundle);
  // V8 tells code that was compiled from another text only by the length of that text.
  const compiled = `${bundle}.${fstatSync(file).mtimeMs}.cache`;
  const script = new Script(Module.wrap(readFileSync(file, "utf8")), {
    filename: bundle,
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  });
  closeSync(file);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, dirname(bundle));
  const keepCompiled = () => {
    if (script.cachedDataRejected === false) return;
    // Put in place in one step: another run may be reading it.
    writeFileSync(`${compiled}.${process.pid}`, script.createCachedData());
    renameSync(`${compiled}.${process.pid}`, compiled);
  };
  return { main: module.exports.main, keepCompiled };
}

function isStale() {
  const made = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = ["engine", "schema", "src/build", "src/cli", "src/disk", "src/server", "supabase"];
  const isYounger = (path) => statSync(path).mtimeMs > made;
  // A folder's own time tells of files that were taken out. Paths are put together by hand, since this runs each time.
  const holdsYounger = (folder) =>
    isYounger(folder) ||
    readdirSync(folder, { withFileTypes: true }).some((entry) =>
      (entry.isDirectory() ? holdsYounger : isYounger)(`${folder}/${entry.name}`),
    );
  return isYounger(`${root}/package-lock.json`) || folders.some((folder) => holdsYounger(`${root}/${folder}`));
}

async function makeBundle() {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, "src/build/cli-bundle.ts"), {
    configFile: false,
    logLevel: "error",
  });
  await module.makeCliBundle(root, bundle);
}
