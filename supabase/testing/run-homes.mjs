// Runs the tests of the functions in the homes they will have: on a real Postgres, under Node and under Deno.
// TEST_DATABASE_URL names the Postgres (15 or newer); otherwise pg_virtualenv creates one for the tests.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";

const root = fileURLToPath(new URL("../..", import.meta.url));
const self = fileURLToPath(import.meta.url);
const inVirtualEnvironment = process.env.PGVERSION !== undefined && process.env.PGPASSWORD !== undefined;

process.exitCode =
  process.env.TEST_DATABASE_URL === undefined && !inVirtualEnvironment
    ? inNewPostgres()
    : await runHomes(databaseUrl());

/** The data is discarded, so it need not survive a power cut. */
function inNewPostgres() {
  const quick = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"].flatMap((option) => ["-o", option]);
  const { status, error } = spawnSync("pg_virtualenv", [...quick, process.execPath, self], { stdio: "inherit" });
  if (!error) return status ?? 1;
  console.error(
    "There is no Postgres to test on. Install one (Debian and Ubuntu: apt-get install postgresql), or name a server\n" +
      "whose user may create databases: TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres npm test",
  );
  return 1;
}

function databaseUrl() {
  const {
    TEST_DATABASE_URL,
    PGUSER = "postgres",
    PGPASSWORD = "",
    PGHOST = "localhost",
    PGPORT = "5432",
  } = process.env;
  return TEST_DATABASE_URL ?? `postgres://${PGUSER}:${encodeURIComponent(PGPASSWORD)}@${PGHOST}:${PGPORT}/postgres`;
}

async function runHomes(url) {
  const version = await versionOf(url);
  console.log(`Postgres ${version}`);
  if (version < 150_000) {
    console.error(`Postgres 15 or newer is needed; this one says server_version_num ${version}.`);
    return 1;
  }
  const [node, deno] = await Promise.all([underNode(url), underDeno(url)]);
  for (const { home, output } of [node, deno]) console.log(`\nFunctions under ${home}, on a real Postgres\n${output}`);
  return node.status || deno.status;
}

/**
 * Only what can differ under Node on a real Postgres: outages, the database driver, and callers that meet in the
 * database. Everything else runs under Node on the embedded database, and on this Postgres under Deno. Of many similar
 * cases each home takes other ones, and the embedded database those of number 0.
 */
function underNode(url) {
  const projects = ["--project", "functions", "--project", "outages"];
  const meeting = ["http/rate-limit", "orders/checkout-faults", "orders/fulfill", "outbox/deliver"];
  const files = [
    "supabase/testing/outage",
    "functions/stock/",
    ...["database/", ...meeting].map((path) => `functions/_shared/${path}`),
  ];
  const words = ["node_modules/vitest/vitest.mjs", "run", ...projects, ...files];
  return run("Node", process.execPath, words, { TEST_DATABASE_URL: url, TEST_SAMPLE: "2" });
}

/** In the format of `server_version_num`: 150004 is 15.4. */
async function versionOf(url) {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select current_setting('server_version_num')::integer as version`;
  await sql.end();
  return row.version;
}

async function underDeno(url) {
  // If npm ran no install scripts, the binary is installed now.
  if (denoBinary() === undefined) spawnSync(process.execPath, ["node_modules/deno/install.cjs"], { cwd: root });
  const deno = denoBinary();
  const refuse = (output) => ({ home: "Deno", status: 1, output });
  if (deno === undefined) return refuse("Deno is not there. Run npm ci; its package `deno` brings it.");
  // A copy of the Edge home, away from the deployed folder.
  const backend = ["src/cli/bin.mjs", "backend", "--out", "node_modules/.cache/server-funnel.json"];
  const { status, stderr } = spawnSync(process.execPath, backend, { cwd: root, encoding: "utf8" });
  if (status !== 0) return refuse(stderr);
  const funnels = ["src/scripts/run.mjs", "supabase/testing/funnels/write-module.ts"];
  const written = spawnSync(process.execPath, funnels, { cwd: root, encoding: "utf8" });
  if (written.status !== 0) return refuse(written.stderr);
  // Access only to this folder and this machine: a test that reaches further fails.
  const permissions = ["--allow-read=.", "--allow-env", "--allow-sys", "--allow-net=localhost,127.0.0.1"];
  const options = ["--no-check", "--no-prompt", "--config", "supabase/testing/deno/deno.json"];
  const settings = { TEST_DATABASE_URL: url, TEST_SAMPLE: "1" };
  // A line per test would bury what failed under hundreds of lines.
  const test = ["test", "--reporter=dot", ...options, ...permissions, "supabase/testing/deno/functions.deno.ts"];
  // A process for each half, instead of Deno's own workers, each of which would load all modules for a single file.
  const halves = await Promise.all(
    [
      ["supabase/testing/deno/edge.deno.ts", "supabase/testing/deno/hanging.deno.ts"],
      ["supabase/testing/deno/losing.deno.ts", "supabase/testing/deno/taking.deno.ts"],
    ].map((others, index) => run("Deno", deno, [...test, ...others], { ...settings, TEST_SHARD: `${index + 1}/2` })),
  );
  return {
    home: "Deno",
    status: halves.find(({ status }) => status !== 0)?.status ?? 0,
    output: halves.map(({ output }) => output).join("\n"),
  };
}

/** The binary itself: its npm wrapper would download one if npm ran no install scripts. */
function denoBinary() {
  const own = dirname(fileURLToPath(import.meta.resolve("deno/package.json")));
  const platforms = join(own, "../@deno");
  const folders = [own, ...(existsSync(platforms) ? readdirSync(platforms).map((name) => join(platforms, name)) : [])];
  return folders.flatMap((folder) => [join(folder, "deno"), join(folder, "deno.exe")]).find((path) => existsSync(path));
}

/** Both homes run at once; their output is buffered until both are done. */
function run(home, command, words, environment) {
  const child = spawn(command, words, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", NO_COLOR: process.env.NO_COLOR ?? "1", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ home, status: 1, output: output + error.message }));
    child.on("close", (status) => resolve({ home, status: status ?? 1, output }));
  });
}
