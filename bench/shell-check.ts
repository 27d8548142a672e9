import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { budget } from "./budget.ts";
import { median } from "./median.ts";

/**
 * How long `npx funnel check` takes from the shell on the shipped file, right after a save of it: `node
 * src/scripts/run.mjs bench/shell-check.ts`. Before each run a copy of the file, with its texts and images next to it,
 * is saved with a new comment. The time of Node's own start and of the command without npx is printed as well. The
 * first run of each, which may build the command line's bundle, is not counted.
 */
const runs = 11;

const folder = mkdtempSync("node_modules/.cache/shell-check-");
const file = join(folder, "funnel.yaml");
const text = readFileSync("funnel.yaml", "utf8");
let saves = 0;
const save = () => writeFileSync(file, `${text}# Saved ${++saves} times.\n`);

// npx, too, runs on the Node that runs this.
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
const timeOf = (program: string, ...words: string[]) => {
  const run = () => {
    const { status, stderr } = spawnSync(program, words, { encoding: "utf8", env });
    if (status !== 0) throw new Error(`${[program, ...words].join(" ")} ended with ${status}: ${stderr}`);
  };
  return Math.round(median(runs, run, save));
};

try {
  cpSync("content", join(folder, "content"), { recursive: true });
  console.log(`Node ${process.version}, medians of ${runs} runs, each right after a save`);
  console.log(`node -e 0: ${timeOf("node", "-e", "0")} ms`);
  console.log(`node src/cli/bin.mjs check: ${timeOf("node", "src/cli/bin.mjs", "check", file)} ms`);
  budget("npx funnel check of the shipped file right after a save, ms", timeOf("npx", "funnel", "check", file), {
    below: 500,
  });
} finally {
  rmSync(folder, { recursive: true });
}
