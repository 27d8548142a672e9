import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobs, startJobs } from "../../src/server/jobs.ts";
import { settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { enqueue } from "../../supabase/functions/_shared/outbox/index.ts";
import { testContext } from "../../supabase/testing/test-context.ts";
import { testDatabase } from "../../supabase/testing/test-database.ts";

const db = await testDatabase();
afterAll(() => db.close());

const toFake = ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "Date"] as const;
beforeEach(() => {
  vi.useFakeTimers({ toFake: [...toFake], now: Date.parse("2026-11-01T12:00:00Z") });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const patience = new AbortController();
    setTimeout(() => patience.abort(), milliseconds);
    return patience.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const settings = settingsOf({
  LEAD_WEBHOOK_URL: "https://hanging.example",
  MAIL_API_URL: "https://mail.example",
  MAIL_API_TOKEN: "token",
  MAIL_FROM: "hello@funnel.example",
});

test("behind 5,000 leads whose receiver hangs each buyer's mail is sent within ten seconds, and twenty leads at once", async () => {
  await db.query(
    `insert into funnel.outbox (kind, key, payload, due_at, created_at, funnel_id, funnel_version, funnel_hash)
     select 'lead-webhook', 'lead-' || number, '{"email":"ann@example.com"}', $1::timestamptz, $1::timestamptz, 'f', 1, 'h'
     from generate_series(1, 5000) as number`,
    [new Date().toISOString()],
  );
  let mails = 0;
  let hanging = 0;
  let mostHanging = 0;
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).includes("mail")) {
      mails++;
      return new Response();
    }
    mostHanging = Math.max(mostHanging, ++hanging);
    init?.signal?.addEventListener("abort", () => hanging--);
    return new Promise<Response>(() => undefined);
  };
  const context = testContext(db, { settings, fetch, now: () => new Date() });
  const stop = startJobs(
    jobs,
    (_, stop) => ({ ...context, stop }),
    () => undefined,
  );
  const waits: number[] = [];
  for (let count = 1; count <= 20; count++) {
    const payload = { to: "buyer@example.com", subject: "Your order", text: "Thank you" };
    await enqueue(db, { kind: "mail", key: `mail-${count}`, payload }, context.funnel, context.now());
    const asked = Date.now();
    while (mails < count && Date.now() < asked + 60_000) {
      await vi.advanceTimersByTimeAsync(500);
      // The jobs' queries come before this.
      for (let turn = 0; turn < 10; turn++) await db.query("select 1");
    }
    waits.push(Date.now() - asked);
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(Math.max(...waits)).toBeLessThan(10_000);
  expect(mostHanging).toBe(20);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
});
