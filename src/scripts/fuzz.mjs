// npm run fuzz [RUNS] [SEED] [MINUTES]: the tests of properties, with more values than `npm test` has time for. MINUTES
// ends each property early; the printed counts are what was run. `npm run faults` runs only what is named so.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const words = process.argv.slice(2);
const only = words[0] === "faults" ? words.shift() : "";
const [runs = "2000", seed = String(Date.now() % 1_000_000), minutes = "0"] = words;
if ([runs, seed, minutes].some((word) => !/^\d+$/.test(word)) || Number(runs) === 0) {
  process.stderr.write(
    `Write whole numbers: npm run ${only || "fuzz"} RUNS SEED MINUTES, such as npm run ${only || "fuzz"} 2000 7 10\n`,
  );
  process.exit(2);
}
const files = ["engine", "renderers", "src", "supabase", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter(
      (name) =>
        name.includes(only) &&
        /\.test\.tsx?$/.test(name) &&
        /from "[./]+\/(?:tests\/)?fuzz\.ts"/.test(readFileSync(name, "utf8")),
    ),
);
// Vitest runs every test there is if it is given no file.
if (files.length === 0) throw new Error("No test of properties was found");
process.stdout.write(`${runs} runs of each property in ${files.length} files, seed ${seed}\n`);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", ...files, "--disable-console-intercept"],
  { stdio: "inherit", env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, FUZZ_MINUTES: minutes } },
);
process.exitCode = status ?? 1;
