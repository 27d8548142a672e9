import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../src/server/database/index.ts";
import { reconcile } from "../../supabase/functions/_shared/orders/index.ts";
import { paymentContext } from "../../supabase/testing/payment-context.ts";
import { bundled, preparedDatabase } from "./prepared.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-killed-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = bundled("take-leads.ts", "take-payments.ts");
const prepared = preparedDatabase();

/**
 * Runs a script that takes leads or payments, and kills it without warning after a number of acknowledgements.
 *
 * @returns the acknowledged ids
 */
async function killAfter(count: number, script: string, dataDir: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileOf(script), dataDir]);
  const ids: string[] = [];
  for await (const line of createInterface(child.stdout)) if (ids.push(line) === count) child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return ids;
}

test("a killed process has lost no lead that it acknowledged, and no delivery of one", async () => {
  const dataDir = join(folder, "leads");
  cpSync(prepared, dataDir, { recursive: true });
  const acknowledged: string[] = [];
  // Run again on what the killed process left behind.
  for (const leads of [1, 7, 23]) acknowledged.push(...(await killAfter(leads, "take-leads.ts", dataDir)));
  const db = openDatabase({ dataDir });
  const ids = async (text: string) => (await db.query<{ id: string }>(text)).map(({ id }) => id).sort();
  const stored = await ids("select submission_id as id from funnel.leads");
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(await ids("select key as id from funnel.outbox")).toEqual(stored);
  expect(await ids("select visit_id as id from funnel.visits")).toEqual(stored);
  await db.close();
}, 180_000);

test("a killed process has lost no payment that it took, and sells none of them twice", async () => {
  const dataDir = join(folder, "payments");
  cpSync(prepared, dataDir, { recursive: true });
  const acknowledged: string[] = [];
  // Three buyers are active each time, so that one is always in the middle of a payment.
  for (const sales of [1, 4, 9]) acknowledged.push(...(await killAfter(sales, "take-payments.ts", dataDir)));
  const db = openDatabase({ dataDir });
  const ids = async (text: string) => (await db.query<{ id: string }>(text)).map(({ id }) => id).sort();
  const paid = await ids("select session as id from funnel.sandbox_sessions where is_paid");
  expect(paid).toEqual(expect.arrayContaining(acknowledged));
  // The jobs of the next process.
  await reconcile(
    paymentContext(
      db,
      { ORDER_WEBHOOK_URL: "https://orders.internal" },
      { now: () => new Date("2026-11-01T12:10:00Z") },
    ),
  );
  expect(await ids("select session as id from funnel.orders")).toEqual(paid);
  expect(await ids("select session as id from funnel.checkout_sessions where status = 'complete'")).toEqual(paid);
  expect(await ids("select substr(key, 6) as id from funnel.outbox where kind = 'mail'")).toEqual(paid);
  expect(await ids("select payload->'data'->>'session' as id from funnel.outbox where kind = 'order-webhook'")).toEqual(
    paid,
  );
  expect(await ids("select distinct kind as id from funnel.outbox")).toEqual(["mail", "order-webhook"]);
  // Every buyer has an address of their own.
  const buyers = await ids("select email as id from funnel.orders");
  expect(new Set(buyers).size).toBe(paid.length);
  expect(await ids("select email as id from funnel.accounts")).toEqual(buyers);
  await db.close();
}, 180_000);
