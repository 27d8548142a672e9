import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hostFunctions } from "../../../src/server/function-host.ts";
import { settingsOf } from "../../functions/_shared/context/index.ts";
import { type Database, postgresDatabase } from "../../functions/_shared/database/index.ts";
import { shippedFunnel } from "../funnels/funnels.ts";
import { memoryPayment } from "../memory-payment.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { createLoad } from "./load.ts";
import { shakyAddress } from "./shaky-address.ts";

/**
 * Tests the home that most operators have: Node with a Postgres at an address. The Postgres is taken down under load,
 * each time in the middle of fulfilling payments, and its content afterwards is compared with what was acknowledged.
 */

/** Milliseconds that the functions wait for their database here. */
const patience = 1_500;

let cluster: Cluster;
let copy: Cluster | undefined;
let address: Awaited<ReturnType<typeof shakyAddress>>;
let looking: Database & { readonly close: () => Promise<void> };
let host: ReturnType<typeof hostFunctions>;
let load: ReturnType<typeof createLoad>;
let running: Promise<unknown>;
const received = new Map<string, number>();
const receiver = createServer((request, response) => {
  const key = String(request.headers["idempotency-key"]);
  received.set(key, (received.get(key) ?? 0) + 1);
  request.resume().on("end", () => response.end("{}"));
});

const lookAt = (port: number) =>
  postgresDatabase(`postgres://postgres@127.0.0.1:${port}/postgres?application_name=looking`);

beforeAll(async () => {
  cluster = await startCluster();
  address = await shakyAddress(cluster.port);
  looking = lookAt(cluster.port);
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const listening = receiver.address();
  const url = `http://127.0.0.1:${typeof listening === "object" && listening ? listening.port : 0}`;
  const { payment, ...provider } = memoryPayment(() => new Date());
  host = hostFunctions({
    settings: settingsOf({
      LEAD_WEBHOOK_URL: `${url}/leads`,
      MAIL_API_URL: `${url}/mail`,
      MAIL_API_TOKEN: "mail-token",
      MAIL_FROM: "hello@funnel.example",
      JOBS_SECRET: "jobs-secret",
    }),
    place: {
      databaseUrl: `postgres://postgres@127.0.0.1:${address.port}/postgres?application_name=funnel`,
      dataDir: "",
      patience,
    },
    funnel: shippedFunnel,
    paymentOf: () => payment,
    jobs: [],
    log: () => undefined,
  });
  await host.db.ready;
  const context = () => host.contextOf({ requestId: "outage", clientAddress: "192.0.2.1" });
  load = createLoad(context, provider, "Bearer jobs-secret");
});
afterAll(async () => {
  await host.close();
  await looking.close();
  address.close();
  receiver.close();
  await cluster.remove();
  await copy?.remove();
});
beforeEach(async () => {
  load.begin();
  running = load.start();
  await load.more(3);
});

const pids = async () =>
  (await looking.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'funnel'")).map(
    ({ pid }) => pid,
  );

/** Runs something while payments are written but not committed. */
async function amidFulfilment(strike: () => Promise<unknown>): Promise<void> {
  let letGo: () => void = () => undefined;
  const struck = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  // The deliveries of an order cannot be written, so its transaction waits.
  const holding = looking.transaction(async (sql) => {
    await sql.execute("lock table funnel.outbox in share mode");
    hold();
    await struck;
  });
  await held;
  for (let waiting: readonly unknown[] = []; waiting.length === 0; )
    waiting = await looking.query(
      `select from pg_stat_activity join pg_locks using (pid)
       where application_name = 'funnel' and wait_event_type = 'Lock' and mode = 'RowExclusiveLock'
         and relation = 'funnel.orders'::regclass`,
    );
  await strike();
  letGo();
  // It may be down as well.
  await holding.catch(() => undefined);
}

/** Lets everybody finish and time pass, then reads the database. */
async function settled() {
  load.stop();
  await running;
  // Four minutes later: deliveries of dead senders are free again, and unreported payments are checked.
  await looking.query("update funnel.outbox set due_at = now() where state = 'waiting'");
  await looking.query("update funnel.checkout_sessions set created_at = created_at - interval '4 minutes'");
  for (let left: readonly unknown[] = [true]; left.length > 0; ) {
    await load.runDue();
    left = await looking.query("select from funnel.outbox where state = 'waiting'");
  }
  const ids = async (text: string) => (await looking.query<{ id: string }>(text)).map(({ id }) => id).sort();
  const { leads, sales, choices, events } = load.acknowledged;
  expect(await ids("select submission_id as id from funnel.leads")).toEqual([...leads].sort());
  expect(await ids("select id from funnel.consents")).toEqual([...choices].sort());
  expect(await ids("select session as id from funnel.provider_events")).toEqual([...events].sort());
  expect(await ids("select session as id from funnel.orders")).toEqual([...sales].sort());
  expect(await ids("select session as id from funnel.checkout_sessions")).toEqual([...sales].sort());
  expect(await looking.query("select from funnel.checkout_sessions where status <> 'complete'")).toEqual([]);
  // An account for each buyer, all of whom have an address of their own.
  expect(await ids("select email as id from funnel.accounts")).toEqual(
    await ids("select email as id from funnel.orders"),
  );
  // And every delivery has arrived.
  expect(await looking.query("select from funnel.outbox where state <> 'delivered'")).toEqual([]);
  const keys = [...leads, ...[...sales].map((session) => `mail:${session}`)].sort();
  expect(await ids("select key as id from funnel.outbox")).toEqual(keys);
  expect([...received.keys()].sort()).toEqual(keys);
  // No abandoned work holds a connection.
  expect(
    await looking.query("select from pg_stat_activity where application_name = 'funnel' and state <> 'idle'"),
  ).toEqual([]);
}

test("Postgres is told to end by itself what its server has forgotten", async () => {
  const db = postgresDatabase(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`);
  const told = await db.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where source = 'session' and name like any ('{%timeout,tcp_keep%}')",
  );
  await db.close();
  expect(Object.fromEntries(told.map(({ name, setting }) => [name, Number(setting)]))).toMatchObject({
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    idle_session_timeout: 120_000,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  });
});

test("connections that are cut, twelve times over", async () => {
  const cut = async () => {
    const failed = load.fail(1);
    await looking.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'funnel'");
    await failed;
  };
  await amidFulfilment(cut);
  for (let times = 1; times < 12; times++) {
    await load.more(1);
    await cut();
  }
  await load.more(3);
  await settled();
});

test("connections that are lost in the middle of transactions spoil none that come after", async () => {
  load.stop();
  await running;
  // With all the patience of a server: sixty calls wait for ten connections that are opened anew again and again.
  const db = postgresDatabase(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`);
  const lose = () => db.transaction((sql) => sql.query("select pg_terminate_backend(pg_backend_pid())"));
  for (let losses = 0; losses < 15; losses++) await expect(lose()).rejects.toThrow("CONNECTION_CLOSED");
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  const echo = (number: number) => db.query("select $1::integer as number", [number]);
  // Half of them while the others lose their connections.
  const [echoed] = await Promise.all([
    Promise.all(numbers.map(echo)),
    ...numbers.map(() => expect(lose()).rejects.toThrow("CONNECTION_CLOSED")),
  ]);
  expect(echoed).toEqual(numbers.map((number) => [{ number }]));
  await db.close();
});

test("a Postgres that is killed, and recovers", async () => {
  const failed = load.fail(1);
  await amidFulfilment(cluster.restart);
  await failed;
  await load.more(3);
  await settled();
});

test("a network that swallows everything: each call is answered, and nobody waits longer than the patience allows", async () => {
  await amidFulfilment(async () => {
    address.swallow();
    // All current calls, and one that began after the network was lost.
    const begun = performance.now();
    await load.fail(16);
    expect(performance.now() - begun).toBeLessThan(4 * patience);
    address.recover();
  });
  await load.more(3);
  await settled();
});

test("a Postgres whose processes hang: others go on, and what they held is free once they come to themselves", async () => {
  let hanging: readonly number[] = [];
  await amidFulfilment(async () => {
    hanging = await pids();
    for (const pid of hanging) process.kill(pid, "SIGSTOP");
    await load.fail(8);
  });
  for (const pid of hanging) process.kill(pid, "SIGCONT");
  await load.more(3);
  await settled();
});

test("a failover: the address leads to what has followed the one that is gone", async () => {
  copy = await cluster.follow();
  await load.more(3);
  const { port, promote } = copy;
  const before = looking;
  const failed = load.fail(1);
  await amidFulfilment(async () => {
    await cluster.kill();
    await promote();
    looking = lookAt(port);
    address.leadTo(port);
  });
  await before.close();
  await failed;
  await load.more(3);
  await settled();
});
