import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { jobs, startJobs } from "../src/server/jobs.ts";
import { settingsOf } from "../supabase/functions/_shared/context/index.ts";
import { enqueue } from "../supabase/functions/_shared/outbox/index.ts";
import { testContext } from "../supabase/testing/test-context.ts";
import { testDatabase } from "../supabase/testing/test-database.ts";
import { budget } from "./budget.ts";

/**
 * How long a buyer's e-mail waits behind 5,000 leads whose receiver never answers, and how much memory that takes:
 * `node src/scripts/run.mjs bench/outbox.ts`. The timers and jobs are the server's own.
 */
const leads = 5_000;
const mails = 12;

const listen = async (answer: Parameters<typeof createServer>[1]) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
};

let arrive: () => void = () => undefined;
const hanging = await listen(() => undefined);
const mail = await listen((_, response) => {
  response.end();
  arrive();
});
// One of its own: a shared one would keep the process running.
const db = await testDatabase("tables");
const settings = settingsOf({
  LEAD_WEBHOOK_URL: hanging.url,
  MAIL_API_URL: mail.url,
  MAIL_API_TOKEN: "token",
  MAIL_FROM: "hello@funnel.example",
});
const context = testContext(db, { settings, fetch, now: () => new Date() });
for (let count = 0; count < leads; count++) {
  const payload = {
    submission_id: String(count),
    timestamp: "2026-11-01T12:00:00Z",
    source: "s",
    email: "a@b.example",
  };
  await enqueue(db, { kind: "lead-webhook", key: `lead-${count}`, payload }, context.funnel, context.now());
}
const stop = startJobs(
  jobs,
  (_, stop) => ({ ...context, stop }),
  () => undefined,
);
setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");
/** Memory of the process after garbage collection, including the embedded database. */
const megabytes = () => {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1_048_576);
};
const waits: number[] = [];
const held: number[] = [];
for (let count = 0; count < mails; count++) {
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = performance.now();
  const payload = { to: "buyer@b.example", subject: "Your order", text: "Thank you" };
  await enqueue(db, { kind: "mail", key: `mail-${count}`, payload }, context.funnel, context.now());
  await arrived;
  waits.push(Math.round(performance.now() - asked));
  // Once every lane has begun.
  if (count > 1) held.push(megabytes());
}
console.log(`waits of ${mails} mails, ms: ${waits.join(", ")}`);
budget(`longest wait of a mail behind ${leads} hanging leads, ms`, Math.max(...waits), { below: 10_000 });
console.log(`memory held after each, MB: ${held.join(", ")}`);
// What the start has left behind is collected late, so the first figures may be higher.
budget("growth of memory meanwhile, MB", (held.at(-1) ?? 0) - Math.min(...held), { below: 50 });
await stop();
hanging.server.closeAllConnections();
hanging.server.close();
mail.server.close();
await db.close();
