import { readdirSync } from "node:fs";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../test-database.ts";

/** Tests the home on Supabase Edge as far as Deno alone allows: every function's own `index.ts`. Not for Node. */

type Answer = (request: Request) => Promise<Response>;
// Captures what `serve` passes to Deno instead of listening.
const deno = (globalThis as unknown as { Deno: { serve: (answer: Answer) => void } }).Deno;

const db = await testDatabase();
afterAll(() => db.close());

process.env.DATABASE_URL = db.url;
// As in a copy of `.env.example`.
process.env.NODE_ENV = "";
const names = readdirSync(new URL("../../functions/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const served: Record<string, Answer> = {};
for (const name of names) {
  deno.serve = (answer) => {
    served[name] = answer;
  };
  await import(`../../functions/${name}/index.ts`);
}

const ask = async (name: string, init: RequestInit) =>
  served[name]?.(new Request(`https://edge.example/functions/v1/${name}`, init));

test("every function starts and turns down the other method", async () => {
  expect(names).toHaveLength(17);
  for (const name of names) {
    const answer = await ask(name, { method: name === "file" ? "POST" : "GET" });
    expect({ name, status: answer?.status, ...(await answer?.json()) }).toMatchObject({
      name,
      status: 405,
      error: { code: "wrong-method" },
    });
  }
});

test("a lead is kept with the fingerprint of the definition", async () => {
  const body = JSON.stringify({
    submissionId: crypto.randomUUID(),
    timestamp: "2026-11-01T11:59:58Z",
    source: "quiz",
    email: "ann@example.com",
  });
  const answer = await ask("lead", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  expect(await answer?.json()).toEqual({ accepted: true });
  expect(answer?.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  const rows = await db.query("select funnel_hash from funnel.leads");
  expect(rows).toEqual([{ funnel_hash: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
});

test("a client chooses no limit of its own, except that Supabase's own platform says who it is", async () => {
  const buckets = async () => {
    await db.query("truncate funnel.rate_limits");
    for (const address of ["198.51.100.7", "198.51.100.8"]) {
      const headers = { "Content-Type": "application/json", "CF-Connecting-IP": address, "X-Forwarded-For": address };
      expect((await ask("lead", { method: "POST", headers, body: "{}" }))?.status).toBe(400);
    }
    const [row] = await db.query<{ count: number }>(
      "select count(distinct bucket)::int as count from funnel.rate_limits",
    );
    return row?.count;
  };
  expect(await buckets()).toBe(1);
  process.env.SB_EXECUTION_ID = crypto.randomUUID();
  deno.serve = (answer) => {
    served.lead = answer;
  };
  // Imported under another name, so that the same file starts again.
  const again = "../../functions/lead/index.ts?on-supabase";
  await import(again);
  expect(await buckets()).toBe(2);
});

test("without keys nobody pays with test cards, though nobody has said that it is production", async () => {
  const id = () => crypto.randomUUID();
  const order = { planId: "plan2", quizState: {}, email: "ann@example.com", attempt: id(), eventId: id() };
  const body = JSON.stringify({ ...order, mayTrack: false });
  const answer = await ask("create-checkout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  expect(await answer?.json()).toMatchObject({ error: { code: "payment-not-configured" } });
});
