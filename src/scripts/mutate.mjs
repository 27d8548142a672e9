// npm run mutate [PATH...]: changes the code of a folder or file in every small way there is, and says which changes no
// test notices (StrykerJS). Without a path it takes the code that money and deliveries go through. It takes hours, so
// `npm test` does not run it. MUTATE_PROCESSES is how many run at once, MUTATE_EVERY=9 tries only every ninth change.
// Paths joined by commas are tried in one run, which starts once; FILE:10-40 is some lines of a file.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

const money = [
  ...["engine/pricing", "src/services/purchase", "renderers/payment"],
  ...["_shared/payment", "_shared/orders", "_shared/outbox"].map((room) => `supabase/functions/${room}`),
  ...["create-checkout", "stripe-webhook", "lead"].map((name) => `supabase/functions/${name}`),
];
const isMoney = (path) => money.some((room) => `${path}/`.startsWith(`${room}/`));
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : money;
const { MUTATE_PROCESSES = "1" } = process.env;

const read = ["src/scripts/run.mjs", "supabase/testing/funnels/write-module.ts"];
if (paths.some((path) => path.startsWith("supabase/"))) spawnSync(process.execPath, read, { stdio: "inherit" });

let isBelow = false;
for (const path of paths) {
  const files = path
    .split(",")
    .map((one) =>
      statSync(one.replace(/:[\d-]+$/, "")).isDirectory()
        ? `${one}/**/*.ts,!${one}/**/*.test.ts,!${one}/**/testing/**`
        : one,
    );
  process.stdout.write(`${path}\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      ...["node_modules/@stryker-mutator/core/bin/stryker.js", "run"],
      ...["--mutate", files.join(","), "--concurrency", MUTATE_PROCESSES],
    ],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        MUTATE_PATH: path,
        MUTATE_LEAST: path.split(",").some(isMoney) ? "95" : "85",
      },
    },
  );
  isBelow ||= status !== 0;
}
process.exitCode = isBelow ? 1 : 0;
