// Builds and serves every site that the browser tests visit, two at a time, for playwright.config.ts.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { functions } from "../../../src/server/functions.ts";
import { startServer } from "../../../src/server/start-server.ts";
import { jsonLog } from "../../../supabase/functions/_shared/context/index.ts";
import { choosePayment } from "../../../supabase/functions/_shared/payment/index.ts";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";
import { noSettings } from "../../no-settings.ts";

/** A funnel and its output folder; defaults are those of `npm run build`. */
type Site = {
  readonly port: number;
  readonly funnel?: string;
  readonly out?: string;
  /** A file whose import writes the definition first. */
  readonly written?: () => Promise<unknown>;
  /** Settings of the build. */
  readonly settings?: Readonly<Record<string, string>>;
};

const cache = (name: string) => `node_modules/.cache/${name}`;
const writtenTo = (name: string) => ({ funnel: cache(`${name}/funnel.yaml`), out: cache(`${name}/out`) });

// The funnel that ships, others from the same code, and the shipped one in German.
const sites: readonly Site[] = [
  { port: 4173 },
  { port: 4174, funnel: "examples/solar-roof/funnel.yaml", out: cache("solar-roof") },
  { port: 4175, funnel: "examples/evening-piano/funnel.yaml", out: cache("evening-piano") },
  // Its pixels are commented out in the shipped file, and its price is another.
  { port: 4176, written: () => import("./write-tracked-funnel.ts"), ...writtenTo("tracked") },
  { port: 4177, funnel: "funnel.de.yaml", out: cache("german") },
  { port: 4178, written: () => import("./write-wheels-funnel.ts"), ...writtenTo("wheels") },
  { port: 4179, funnel: "tests/trades/dance-school.yaml", out: cache("dance-school") },
  { port: 4180, funnel: "tests/trades/movers.yaml", out: cache("movers") },
  { port: 4181, funnel: "tests/trades/bakery.yaml", out: cache("bakery"), settings: { FUNCTIONS: "none" } },
  { port: 4184, funnel: "tests/trades/sleep-coach.yaml", out: cache("sleep-coach"), settings: { FUNCTIONS: "none" } },
  { port: 4185, funnel: "tests/trades/meal-kits.yaml", out: cache("meal-kits") },
];

/** Answers once all sites do. */
const readyPort = 4172;

/** Compiles a database quickly: each is asked too little to be worth better code. */
const quickly = "--liftoff-only";
setFlagsFromString(quickly);
// Each database leaves its folder at the exit.
process.setMaxListeners(0);

/**
 * The processes of builds and of the shipped site. They end with this process; otherwise their ports would be taken in the
 * next test run.
 */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill();
});
/** Stop the other sites, whose databases are closed with them. */
const stops: (() => Promise<void>)[] = [];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void Promise.allSettled(stops.map((stop) => stop())).then(() => process.exit()));

const waiting = [...sites];
const setUpNext = async (builder: ChildProcess): Promise<void> => {
  const site = waiting.shift();
  if (!site) {
    builder.kill();
    return;
  }
  await build(site, builder);
  const dataDir = cache(`data-${site.port}`);
  await putEmptyPostgres(dataDir);
  // Tests can set their address, as a proxy would.
  const settings = { PORT: String(site.port), DATA_DIR: dataDir, TRUST_PROXY: "1" };
  await (site.out ? serveDraft(site.out, settings) : serve(settings));
  return setUpNext(builder);
};
const newBuilder = () =>
  kept(
    fork("src/scripts/run.mjs", ["tests/browser/kit/build-drafts.ts"], {
      env: { ...process.env, ...noSettings },
      stdio: "inherit",
    }),
  );
await Promise.all([setUpNext(newBuilder()), setUpNext(newBuilder())]);
createServer((_, response) => response.end()).listen(readyPort);

async function build({ funnel, out, written, settings }: Site, builder: ChildProcess): Promise<void> {
  await written?.();
  // Only of the shipped funnel does a test count the bytes that travel.
  if (!funnel || !out) return done(start(["node_modules/vite/bin/vite.js", "build"], settings ?? {}), "build");
  builder.send({ funnel, out, settings });
  const [built] = await Promise.race([once(builder, "message"), once(builder, "exit")]);
  if (built !== out) fail(`build ${out}`);
}

/** The shipped site, by its own server. */
async function serve(settings: Readonly<Record<string, string>>): Promise<void> {
  const server = start([quickly, "dist/server/main.js"], settings);
  // It prints its address once its database is ready. Any output is enough here: earlier requests wait.
  await Promise.race([once(server.stdout, "data"), once(server, "exit").then(() => fail("serve dist"))]);
}

/**
 * Any other site, as its own server would, but in this process, where all load the code and compile Postgres once. Nobody
 * looks into the outbox: nothing is set up that could receive what is there, and looking takes more than serving.
 */
async function serveDraft(out: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const built = (name: string) => JSON.parse(readFileSync(`${out}/server/${name}`, "utf8"));
  const { stop } = await startServer({
    environment: { ...noSettings, ...settings },
    pages: `${out}/client`,
    headers: built("headers.json"),
    funnel: built("funnel.json"),
    functions,
    jobs: [],
    paymentOf: choosePayment,
    log: jsonLog((line) => process.stdout.write(line)),
  });
  stops.push(stop);
}

function start(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...noSettings, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.pipe(process.stdout);
  return kept(child);
}

function kept<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function done(child: ChildProcess, what: string): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== 0) fail(what);
}

function fail(what: string): never {
  throw new Error(`The browser tests cannot be served: "${what}" ended early; see above.`);
}
