import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { budget } from "./budget.ts";
import { startedServer } from "./started-server.ts";

/**
 * How long the first and second `npm start` take until pages and database are ready, and the memory of the idle server:
 * `node src/scripts/run.mjs bench/start.ts`. The first start builds if something changed, and makes the database.
 */
const folder = mkdtempSync(join(tmpdir(), "funnel-bench-"));
const settings = { DATA_DIR: folder };
const rows: Record<string, string>[] = [];
const npmStart = async (name: string) => {
  const { startTime, stop } = await startedServer(["npm", "start"], settings);
  rows.push({ what: name, value: `${Math.round(startTime)} ms` });
  await stop();
  return startTime;
};
await npmStart("first npm start");
const second = await npmStart("second npm start");
// Without npm, so that the process is the server itself.
const { startTime, memory, stop } = await startedServer(["node", "dist/server/main.js"], settings);
rows.push({ what: "server alone", value: `${Math.round(startTime)} ms` });
await new Promise((resolve) => setTimeout(resolve, 10_000));
rows.push({ what: "memory, idle for 10 s", value: `${memory()} MB` });
await stop();
rmSync(folder, { recursive: true });
console.table(rows);
budget("second npm start, ms", Math.round(second), { below: 3000 });
