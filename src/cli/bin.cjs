#!/usr/bin/env node
// Starts the command line. Its bundle is made anew whenever one of the files it is made of has changed since.
const fs = require("node:fs");
const { createRequire, Module } = require("node:module");
const { dirname, join } = require("node:path");
const { setFlagsFromString } = require("node:v8");
const { Script } = require("node:vm");
const { crc32 } = require("node:zlib");
const { checkAsked, keepCheck, recallCheck } = require("./last-check.cjs");

// A check is over before optimizing its code pays: Node 20 without this spends a third of its time on that. Later ones
// do not know the flag, nor do they need it.
if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=1500000");

const root = join(__dirname, "../..");
const bundle = join(root, "node_modules/.cache/funnel-cli.cjs");
const record = join(root, "node_modules/.cache/funnel-check.json");

process.stdout.on("error", endQuietly);
run(process.argv.slice(2));

async function run(words) {
  const begun = Date.now();
  const isOld = isStale();
  const known = isOld || words[0] !== "check" ? undefined : recallCheck(record, checkAsked(programOf(), words));
  if (known) {
    process.exitCode = known.code;
    process.stdout.write(known.report);
    return;
  }
  let loaded;
  try {
    loaded = (isOld ? undefined : tryLoad()) ?? (await makeBundle());
  } catch (error) {
    process.stderr.write(
      `funnel: The command line could not be put together: ${error.message.split("\n")[0]}. Run npm ci, as somebody who may write to ${dirname(bundle)}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const asked = checkAsked(programOf(), words);
  const ended = await loaded.main(words);
  const checked = typeof ended === "object" ? ended : undefined;
  process.exitCode = checked?.code ?? ended;
  if (checked) keepCheck(record, asked, begun, checked);
  // What a check needs is compiled by now, and a check is what is run most.
  if (checked?.code === 0) loaded.keepCompiled();
}

/** Whoever reads the output may close it early, as `head` does; that is no failure. A disk that is full is one. */
function endQuietly({ code, message }) {
  if (code === "EPIPE") process.exit();
  process.stderr.write(`funnel: The output cannot be written: ${message.replace(/^[A-Z]+: |, .*$/g, "")}.\n`);
  process.exit(2);
}

/** The bundle is made anew with each change of what it is made of. */
function programOf() {
  return String(fs.statSync(bundle).mtimeMs);
}

/** The bundle, unless there is none or it was damaged. */
function tryLoad() {
  try {
    const loaded = load();
    return typeof loaded.main === "function" ? loaded : undefined;
  } catch {
    return undefined;
  }
}

/** The bundle, with what an earlier run has compiled of it: reading that takes a fifth of compiling it again. */
function load() {
  const file = fs.openSync(bundle);
  // V8 tells code that was compiled from another text only by the length of that text.
  const compiled = `${bundle}.${fs.fstatSync(file).mtimeMs}.${process.version}.cache`;
  const source = fs.readFileSync(file, "utf8");
  fs.closeSync(file);
  const script = new Script(Module.wrap(source), { filename: bundle, cachedData: readChecked(compiled) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, dirname(bundle));
  const keepCompiled = () => {
    if (script.cachedDataRejected !== false) keepChecked(compiled, script.createCachedData());
  };
  return { main: module.exports.main, keepCompiled };
}

/** What was kept in a file, behind its checksum: V8 believes what it is given, and would crash on damaged code. */
function readChecked(file) {
  try {
    const kept = fs.readFileSync(file);
    const data = kept.subarray(4);
    return kept.readUInt32LE() === crc32(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a file in place in one step, since another run may be reading it. Where it cannot be, nothing is lost but time. */
function keepChecked(file, data) {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(data));
  const made = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(made, Buffer.concat([sum, data]));
    fs.renameSync(made, file);
  } catch {
    fs.rmSync(made, { force: true });
  }
}

/** Times of change are compared: a copy or a restored backup may set the others as it likes. */
function isStale() {
  const made = fs.statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = ["engine", "schema", "src/build", "src/cli", "src/disk", "src/server", "supabase"];
  const isYounger = (path) => fs.statSync(path).ctimeMs > made;
  // A folder's own time tells of files that were taken out. Paths are put together by hand, since this runs each time.
  const holdsYounger = (folder) =>
    isYounger(folder) ||
    fs
      .readdirSync(folder, { withFileTypes: true })
      .some((entry) => (entry.isDirectory() ? holdsYounger : isYounger)(`${folder}/${entry.name}`));
  return isYounger(`${root}/package-lock.json`) || folders.some((folder) => holdsYounger(`${root}/${folder}`));
}

async function makeBundle() {
  fs.mkdirSync(dirname(bundle), { recursive: true });
  fs.accessSync(dirname(bundle), fs.constants.W_OK);
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, "src/build/cli-bundle.ts"), {
    configFile: false,
    logLevel: "error",
  });
  await module.makeCliBundle(root, bundle);
  return load();
}
