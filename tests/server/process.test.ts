import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { type ClientRequest, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../src/server/database/index.ts";
import { enqueue } from "../../supabase/functions/_shared/outbox/index.ts";
import { shippedFunnel } from "../../supabase/testing/funnels/funnels.ts";
import { noSettings } from "../no-settings.ts";
import { bundled } from "./prepared.ts";

/** Longest time of one test, in milliseconds, on a busy machine. */
const patience = 120_000;

/**
 * One folder, and the servers that have it one after the other. To make a database and to start on it takes longer than
 * anything that is asked here, so each test takes what it finds, and makes what it does not.
 */
const folder = mkdtempSync(join(tmpdir(), "funnel-process-"));
const running: ChildProcess[] = [];
const fileOf = bundled("serve.ts");
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
afterAll(async () => {
  for (const child of running) if (isRunning(child)) await ended(child, "SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Starts a server on the folder; returns its address once it is ready, and its output. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  // Whatever the umask of the shell is.
  const words = ["-c", 'umask 000; exec "$0" "$@"', process.execPath, fileOf("serve.ts"), folder];
  const child = spawn("sh", words, {
    env: { ...process.env, ...noSettings, PORT: "0", DATA_DIR: folder, NODE_ENV: "test", ...environment },
  });
  running.push(child);
  let said = "";
  const url = await new Promise<string | undefined>((resolve) => {
    const hear = (text: Buffer) => {
      said += text;
      if (said.includes("database-ready")) resolve(/"url":"([^"]+)"/.exec(said)?.[1]);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", () => resolve(undefined));
  });
  return { child, url: url ?? "", said: () => said };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const close = once(child, "close");
  child.kill(signal);
  return (await close)[0];
}

const call = (url: string, name: string, body: object) =>
  fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

let server: Awaited<ReturnType<typeof start>> | undefined;

/** A server that has the folder. */
async function atWork() {
  if (!server || !isRunning(server.child)) server = await start();
  return server;
}

async function stopAll(): Promise<void> {
  for (const child of running) if (isRunning(child)) await ended(child, "SIGTERM");
}

/** Until there is a database, and no server has it. */
async function atRest(): Promise<void> {
  if (!existsSync(join(folder, "postgres"))) await atWork();
  await stopAll();
}

test(
  "makes a new database that nobody else may read",
  async () => {
    await stopAll();
    rmSync(folder, { recursive: true });
    await atWork();
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  },
  patience,
);

test(
  "says who has the folder, and how to have another",
  async () => {
    const first = await atWork();
    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.said()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.said()).toContain(`DATA_DIR=${folder}-2 npm start`);
    expect(second.said()).not.toContain("    at ");
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  },
  patience,
);

test(
  "finishes what it is answering when told to stop, takes nothing new, and frees its folder",
  async () => {
    const { child, url } = await atWork();
    const slow = request(`${url}/functions/v1/listen`, { method: "POST" });
    slow.write("first half, ");
    await reached(slow, url);
    const close = once(child, "close");
    child.kill("SIGTERM");
    await refused(url);
    slow.end("second half");
    const [response] = await once(slow, "response");
    let text = "";
    for await (const chunk of response) text += chunk;
    expect(JSON.parse(text)).toEqual({ heard: "first half, second half" });
    expect(await close).toEqual([0, null]);
    expect(readdirSync(folder)).toEqual(["postgres"]);
  },
  patience,
);

test(
  "keeps the database from every other user of the machine, and puts an open folder right with a line in the log",
  async () => {
    await atRest();
    chmodSync(folder, 0o777);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) chmodSync(join(folder, name), 0o777);
    const modes = () => {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const found = [folder, ...names.map((name) => join(folder, name))].map((path) => statSync(path));
      return new Set(
        found.map((found) => `${found.isDirectory() ? "folder" : "file"} ${(found.mode & 0o077).toString(8)}`),
      );
    };
    const closed = new Set(["folder 0", "file 0"]);
    /** Whether another user of this machine, if available, can read the files. */
    const canOther = (path: string) =>
      spawnSync(process.execPath, ["-e", "fs.readdirSync(process.argv[1])", path], {
        ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      }).status === 0;
    const { child, url, said } = await start();
    expect(said()).toMatch(/"event":"database-folder-made-private".*"entries":\d{3,}/);
    // New files too.
    const before = readdirSync(folder, { recursive: true }).length;
    await call(url, "grow", {});
    expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(before);
    expect(modes()).toEqual(closed);
    expect(canOther(tmpdir())).toBe(true);
    if (process.getuid?.() === 0) expect(canOther(folder)).toBe(false);
    await ended(child, "SIGTERM");
    expect(modes()).toEqual(closed);
    rmSync(join(folder, "grown"));
  },
  patience,
);

test(
  "a killed server loses nothing that it acknowledged, and the next one takes over its folder",
  async () => {
    await atRest();
    const third = await start();
    // Nothing is left to be put right.
    expect(third.said()).not.toContain("database-folder-made-private");
    const acknowledged: string[] = [];
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const all = Promise.all(
      ids.map(async (id) => {
        const answer = await call(third.url, "keep", { id }).catch(() => undefined);
        if (!answer?.ok) return;
        acknowledged.push(id);
        // In the middle of it.
        if (acknowledged.length === 50) third.child.kill("SIGKILL");
      }),
    );
    await once(third.child, "close");
    await all;
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);

    const fourth = await start();
    const { ids: kept } = await (await call(fourth.url, "kept", {})).json();
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    await ended(fourth.child, "SIGTERM");
  },
  patience,
);

test(
  "waits for no receiver when told to stop, and leaves what was on its way in the outbox",
  async () => {
    await atRest();
    const put = openDatabase({ dataDir: folder });
    for (let count = 0; count < 45; count += 1)
      await enqueue(put, { kind: "lead-webhook", key: `lead-${count}`, payload: {} }, shippedFunnel(), new Date());
    await put.close();
    let asked = 0;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    // It accepts everything and never answers.
    const receiver = createServer(() => {
      asked += 1;
      if (asked === 20) arrive();
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const { port } = receiver.address() as AddressInfo;
    const { child } = await start({ LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads` });
    await arrived;
    const told = performance.now();
    expect(await ended(child, "SIGTERM")).toBe(0);
    // Each would be awaited for ten seconds, and then the next ones.
    expect(performance.now() - told).toBeLessThan(8_000);
    receiver.close();
    const left = openDatabase({ dataDir: folder });
    const rows = await left.query(
      `select state, attempts, last_problem, count(*)::integer as count from funnel.outbox
       group by state, attempts, last_problem order by attempts`,
    );
    await left.close();
    expect(rows).toEqual([
      { state: "waiting", attempts: 0, last_problem: null, count: 25 },
      { state: "waiting", attempts: 1, last_problem: null, count: 20 },
    ]);
  },
  patience,
);

/** The server answers in order of arrival, so the response to a later request shows that this one has arrived. */
async function reached(slow: ClientRequest, url: string): Promise<void> {
  if (!slow.socket) await once(slow, "socket");
  await (await fetch(`${url}/healthz`)).text();
}

/** Until the server no longer accepts connections. */
async function refused(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`, { headers: { Connection: "close" } }).catch(() => undefined);
    if (!answer) return;
  }
}
