import { spawnSync } from "node:child_process";
import { budget } from "./budget.ts";
import { median } from "./median.ts";

/**
 * How long `npx funnel check` takes on the shipped file from the shell, without npx itself, and how much of it is Node's
 * own start: `node src/run.mjs bench/shell-check.ts`. The first run, which may bundle the command line, is not counted.
 */
const runs = 11;

const run = (words: readonly string[]) => () => {
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`node ${words.join(" ")} ended with ${status}: ${stderr}`);
};
const bare = Math.round(median(runs, run(["-e", "0"])));
const check = Math.round(median(runs, run(["src/cli/bin.mjs", "check"])));

console.log(`Node ${process.version}, medians of ${runs} runs. A bare node -e 0: ${bare} ms`);
budget("funnel check of the shipped file, ms", check, { below: 500 });
