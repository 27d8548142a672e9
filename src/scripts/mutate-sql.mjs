// npm run mutate:sql [PATH...]: changes the statements of SQL that the files below these paths send, in small ways and one
// at a time, and says which changes no test notices. StrykerJS knows a statement only as a text, which is there or not.
// The change is made where the embedded database takes the statement, so it is that of the function as it runs.
import { spawnSync } from "node:child_process";
import { createVitest } from "vitest/node";
import { changesOf } from "./mutate.statements.mjs";

const given = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : ["_shared/outbox", "_shared/orders", "_shared/payment", "create-checkout", "stripe-webhook", "lead"].map(
        (room) => `supabase/functions/${room}`,
      );
process.env.MUTATE_PATH = paths.join(",");
spawnSync(process.execPath, ["src/scripts/run.mjs", "supabase/testing/funnels/write-module.ts"], { stdio: "inherit" });

const vitest = await createVitest("test", {
  config: "src/scripts/mutate.vitest.mjs",
  ...{ watch: false, maxWorkers: 1, bail: 1, silent: true },
});

/** Runs tests with a statement changed, or all of them. */
async function run(statements, tests) {
  vitest.provide("statements", statements);
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const names = tests?.map(({ currentTestName }) =>
    currentTestName.replaceAll(" > ", " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  for (const project of vitest.projects)
    project.config.testNamePattern = names && new RegExp(`^\\s*(?:${names.join("|")})$`);
  await vitest.start(tests && [...new Set(tests.map(({ testPath }) => testPath))]);
  const files = vitest.state.getFiles();
  return { files, isRed: files.some(({ result }) => result?.state === "fail") || vitest.state.errorsSet.size > 0 };
}

const dry = await run({ isRecorded: true });
if (dry.isRed) {
  const failed = [...vitest.state.idMap.values()].filter(
    ({ type, result }) => type === "test" && result?.state === "fail",
  );
  for (const { fullName, result } of failed) process.stderr.write(`${fullName}: ${result.errors?.[0]?.message}\n`);
  for (const error of vitest.state.errorsSet) process.stderr.write(`${error.stack ?? error}\n`);
  throw new Error("The tests fail without any change");
}
const sent = dry.files.flatMap(({ meta }) => meta.statements ?? []).map((one) => JSON.parse(one));
const statements = new Map();
for (const one of sent.filter(({ caller }) => paths.some((path) => `${caller}/`.startsWith(`${path}/`))))
  statements.set(one.text, [...(statements.get(one.text) ?? []), one]);
const changes = [...statements].flatMap(([text, tests]) => changesOf(text).map((change) => ({ ...change, tests })));
process.stdout.write(`${statements.size} statements, ${changes.length} changes\n`);

let noticed = 0;
for (const [number, { text, changed, index, from, by, tests }] of changes.entries()) {
  if ((await run({ text, changed }, tests)).isRed) noticed++;
  else
    process.stdout.write(
      `\n${tests[0].caller}: ${from || "nothing"} -> ${by || "nothing"}\n${text.slice(0, index)}>>>${text.slice(index)}\n`,
    );
  if (number % 20 === 19) process.stdout.write(`${number + 1} of ${changes.length} tried, ${noticed} noticed\n`);
}
process.stdout.write(`${noticed} of ${changes.length} noticed\n`);
process.exit(noticed === changes.length ? 0 : 1);
