// Builds and serves every site that the browser tests visit, for playwright.config.ts.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { createBuilder } from "vite";
import { functions } from "../../../src/server/functions.ts";
import { startServer } from "../../../src/server/start-server.ts";
import { jsonLog } from "../../../supabase/functions/_shared/context/index.ts";
import { choosePayment } from "../../../supabase/functions/_shared/payment/index.ts";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";
import settingsOf from "../../../vite.config.ts";
import { noSettings } from "../../no-settings.ts";

/** A funnel and its output folder. */
type Draft = {
  readonly port: number;
  readonly funnel: string;
  readonly out: string;
  /** A file whose import writes the definition first. */
  readonly written?: () => Promise<unknown>;
  /** Its database begins empty in every run: what an earlier one has bought would be missing. */
  readonly anew?: true;
  /** Settings of the build. */
  readonly settings?: Readonly<Record<string, string>>;
};

const cache = (name: string) => `node_modules/.cache/${name}`;
const writtenTo = (name: string) => ({ funnel: cache(`${name}/funnel.yaml`), out: cache(`${name}/out`) });

/** The funnel that ships, as `npm run build` makes it. */
const shippedPort = 4173;

// Others from the same code, and the shipped one in German.
const drafts: readonly Draft[] = [
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
  { port: 4186, funnel: "tests/trades/course-launch.yaml", out: cache("course-launch"), anew: true },
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

Object.assign(process.env, noSettings);
/** Not that of the build under way. */
const environment = { ...process.env };

/** Those of which no test counts the bytes that travel, one after the other. */
async function setUpDrafts(): Promise<void> {
  for (const { port, anew, ...draft } of drafts) {
    await build(draft);
    if (anew) rmSync(cache(`data-${port}`), { recursive: true, force: true });
    await serveDraft(draft.out, await placeOf(port));
  }
}

async function setUpShipped(): Promise<void> {
  const [code] = await once(start(["node_modules/vite/bin/vite.js", "build"]), "exit");
  if (code !== 0) fail("build");
  await serve(await placeOf(shippedPort));
}

await Promise.all([setUpShipped(), setUpDrafts()]);
createServer((_, response) => response.end()).listen(readyPort);

/**
 * In this process: a second build there takes two thirds of the work of the first, and Vite's settings, with all that they
 * import, are read once for all.
 */
async function build({ funnel, out, written, settings: more }: Omit<Draft, "port" | "anew">): Promise<void> {
  await written?.();
  Object.assign(process.env, more, { FUNNEL: funnel, FUNNEL_OUT: out });
  const way = { command: "build", mode: "draft" } as const;
  const settings = { ...settingsOf(way), mode: way.mode, configFile: false, logLevel: "warn" } as const;
  const builder = await createBuilder(settings, null);
  await builder.buildApp();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(environment, name)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** Each has its own database. Tests can set their address, as a proxy would. */
async function placeOf(port: number): Promise<Readonly<Record<string, string>>> {
  const dataDir = cache(`data-${port}`);
  await putEmptyPostgres(dataDir);
  return { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: "1" };
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

function start(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, words, {
    env: { ...environment, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.pipe(process.stdout);
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

function fail(what: string): never {
  throw new Error(`The browser tests cannot be served: "${what}" ended early; see above.`);
}
