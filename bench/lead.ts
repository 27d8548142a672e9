import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { budget } from "./budget.ts";
import { startedServer } from "./started-server.ts";

/**
 * Leads at a steady rate, on the built server with its embedded database, or the one at DATABASE_URL: `npm run build &&
 * node src/scripts/run.mjs bench/lead.ts [PER_SECOND] [SECONDS]`, by default 300 for 60 seconds.
 *
 * Arrivals are open: each lead is due at its own time, whether or not earlier ones were answered, and its response time
 * counts from then. Goal: 99 of 100 under 250 ms, and no error. Sender and server share this machine's cores.
 */
const [perSecond = 300, seconds = 60] = process.argv.slice(3).map(Number);

const folder = mkdtempSync(join(tmpdir(), "funnel-bench-"));
const server = await startedServer(["node", "dist/server/main.js"], { DATA_DIR: folder, TRUST_PROXY: "1" });
const idle = server.memory();
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

await arrivals(perSecond, 3);
const results = await arrivals(perSecond, seconds);
const memory = server.memory();
await server.stop();
agent.destroy();
rmSync(folder, { recursive: true });

const times = results.map(({ time }) => time).sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
const errors = results.filter(({ status }) => status !== 200);
console.log(`Node ${process.version}, ${perSecond} leads per second for ${seconds} s, ${results.length} sent`);
console.table({
  "p50, ms": at(0.5),
  "p90, ms": at(0.9),
  "p99, ms": at(0.99),
  "longest, ms": at(1),
  errors: errors.length,
  "memory idle, MB": idle,
  "memory after, MB": memory,
});
for (const status of new Set(errors.map(({ status }) => status))) console.log(`error: ${status}`);
budget("99 of 100 leads are answered within, ms", at(0.99), { below: 250 });
budget("errors", errors.length, { below: 1 });

type Result = { readonly status: number | string; readonly time: number };

/** Sends leads, each at its time. */
async function arrivals(rate: number, duration: number): Promise<readonly Result[]> {
  const start = performance.now();
  const sent: Promise<Result>[] = [];
  while (sent.length < rate * duration) {
    const due = start + (sent.length * 1000) / rate;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    sent.push(lead(due));
  }
  return Promise.all(sent);
}

function lead(due: number): Promise<Result> {
  const visit = randomUUID();
  const body = JSON.stringify({
    submissionId: randomUUID(),
    timestamp: new Date().toISOString(),
    source: "bench",
    email: `${visit}@example.com`,
    visitId: visit,
  });
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": address() };
  return new Promise((resolve) => {
    const done = (status: number | string) => resolve({ status, time: performance.now() - due });
    const sending = request(`${server.url}/functions/v1/lead`, { method: "POST", agent, headers }, (answer) => {
      answer.resume().once("end", () => done(answer.statusCode ?? 0));
    });
    sending.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    sending.end(body);
  });
}

/** Another visitor each time, because limits count by address. */
function address(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
