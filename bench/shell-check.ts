import { spawnSync } from "node:child_process";
import { statSync, utimesSync } from "node:fs";
import { budget } from "./budget.ts";
import { median } from "./median.ts";

/**
 * How long `npx funnel check` takes on the shipped file from the shell: `node src/scripts/run.mjs bench/shell-check.ts`. Nothing
 * has changed since the last check, as in a commit hook or a second look; what a check costs right after a save, and how
 * much of it are Node's own start and the command without npx, is said beside it. The first run of each, which may bundle
 * the command line, is not counted.
 */
const runs = 11;

const timeOf = (program: string, words: readonly string[], before = () => {}) => {
  const run = () => {
    const { status, stderr } = spawnSync(program, words, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${[program, ...words].join(" ")} ended with ${status}: ${stderr}`);
  };
  return Math.round(median(runs, run, before));
};

/** Saves the file as it is: to the command it has changed. */
const save = () => {
  const { atime, mtime } = statSync("funnel.yaml");
  utimesSync("funnel.yaml", atime, mtime);
};

const alone = ["src/cli/bin.mjs", "check"];
console.log(`Node ${process.version}, medians of ${runs} runs`);
console.log(`node -e 0: ${timeOf("node", ["-e", "0"])} ms`);
console.log(`node ${alone.join(" ")}: ${timeOf("node", alone)} ms`);
budget("npx funnel check of the shipped file, ms", timeOf("npx", ["funnel", "check"]), { below: 500 });
console.log(`right after a save, node ${alone.join(" ")}: ${timeOf("node", alone, save)} ms`);
console.log(`right after a save, npx funnel check: ${timeOf("npx", ["funnel", "check"], save)} ms`);
