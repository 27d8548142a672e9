import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { handOver } from "../../src/services/hand-over.ts";
import { leadSender } from "../../src/services/lead-sender.ts";
import type { FunnelStorage } from "../../src/services/storage.ts";
import { storeLead } from "../../src/services/store-lead.ts";
import { handler } from "../../supabase/functions/lead/handler.ts";
import { testContext } from "../../supabase/testing/test-context.ts";
import { testDatabase } from "../../supabase/testing/test-database.ts";

const db = await testDatabase();
afterAll(() => db.close());

/** What a visitor stores in their own browser. */
function memory(): FunnelStorage {
  const kept = new Map<string, string>();
  return {
    read: (name) => JSON.parse(kept.get(name) ?? "null") ?? undefined,
    write: (name, value) => (value === undefined ? kept.delete(name) : kept.set(name, JSON.stringify(value))),
    onOtherTab: () => () => undefined,
  };
}

const answer = (url: string, init?: RequestInit) =>
  handler(new Request(url, init), testContext(db, { now: () => new Date(), clientAddress: "192.0.2.1" }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.parse("2026-11-01T12:00:00Z") });
  vi.stubGlobal("location", { origin: "http://localhost:3000" });
  vi.stubGlobal("navigator", {});
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, visibilityState: "visible" });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([20, 90, 300])(
  "of 60 visitors a minute behind one address, who stay %i s, every lead is stored, also after 14 s without a backend",
  { timeout: 120_000 },
  async (stay) => {
    await db.empty();
    let inFlight: Promise<unknown> = Promise.resolve();
    let isDown = false;
    /** The browser of a visitor who leaves at a given time: afterwards nothing is sent. */
    const fetchUntil = (gone: number) => async (url: string, init?: RequestInit) => {
      if (Date.now() >= gone) return new Promise<never>(() => undefined);
      const answered = isDown ? Promise.resolve(new Response(null, { status: 502 })) : answer(url, init);
      inFlight = answered;
      return answered;
    };
    for (let second = 0; second < 240; second++) {
      // Failures shorter than any visit.
      isDown = second >= 60 && second < 74;
      const storage = memory();
      const gone = Date.now() + stay * 1000;
      const start = handOver("f", storage, {
        onItsWay: 2_000,
        send: (lead, visit) => {
          vi.stubGlobal("fetch", fetchUntil(gone));
          return leadSender({ leadSource: "crowd" }).send(lead, visit);
        },
      });
      void start(storeLead(storage, { email: `visitor-${second}@example.com` }));
      await inFlight;
      await vi.advanceTimersByTimeAsync(1_000);
      await inFlight;
    }
    await vi.advanceTimersByTimeAsync(stay * 1000);
    await inFlight;
    const [stored] = await db.query<{ all: number; marked: number }>(
      `select count(*)::integer as all, (count(*) filter (where suspicion = 'crowded-address'))::integer as marked
       from funnel.leads`,
    );
    expect(stored?.all).toBe(240);
    expect(stored?.marked).toBeGreaterThan(0);
  },
);
