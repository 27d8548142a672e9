import { spawnSync } from "node:child_process";
import { budget } from "./budget.ts";
import { median } from "./median.ts";

/**
 * How long `npx funnel check` takes on the shipped file from the shell, and how much of it are Node's own start and the
 * command without npx: `node src/run.mjs bench/shell-check.ts`. The first run of each, which may bundle the command line,
 * is not counted.
 */
const runs = 11;

const timeOf = (program: string, ...words: string[]) => {
  const run = () => {
    const { status, stderr } = spawnSync(program, words, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${[program, ...words].join(" ")} ended with ${status}: ${stderr}`);
  };
  return Math.round(median(runs, run));
};

console.log(`Node ${process.version}, medians of ${runs} runs`);
console.log(`node -e 0: ${timeOf("node", "-e", "0")} ms`);
console.log(`node src/cli/bin.cjs check: ${timeOf("node", "src/cli/bin.cjs", "check")} ms`);
budget("npx funnel check of the shipped file, ms", timeOf("npx", "funnel", "check"), { below: 500 });
