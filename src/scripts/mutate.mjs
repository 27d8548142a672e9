// npm run mutate [PATH...]: changes the code of a folder or file in every small way there is, and says which changes no
// test notices (StrykerJS). Without a path it takes the code that money and deliveries go through. It takes hours, so
// `npm test` does not run it. MUTATE_PROCESSES is how many run at once.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

const money = [
  "engine/pricing",
  ...["payment", "orders", "outbox"].map((room) => `supabase/functions/_shared/${room}`),
];
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : money;
const { MUTATE_PROCESSES = "1" } = process.env;

const read = ["src/scripts/run.mjs", "supabase/testing/funnels/write-module.ts"];
if (paths.some((path) => path.startsWith("supabase/"))) spawnSync(process.execPath, read, { stdio: "inherit" });

let isBelow = false;
for (const path of paths) {
  const isFolder = statSync(path).isDirectory();
  process.stdout.write(`${path}\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      ...["node_modules/@stryker-mutator/core/bin/stryker.js", "run"],
      ...["--mutate", isFolder ? `${path}/**/*.ts,!${path}/**/*.test.ts` : path, "--concurrency", MUTATE_PROCESSES],
    ],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        MUTATE_PATH: path,
        MUTATE_LEAST: money.some((room) => path.startsWith(room)) ? "95" : "85",
      },
    },
  );
  isBelow ||= status !== 0;
}
process.exitCode = isBelow ? 1 : 0;
