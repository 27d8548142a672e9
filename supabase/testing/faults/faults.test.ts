import fc from "fast-check";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { fuzz, fuzzTime } from "../../../tests/fuzz.ts";
import type { Database } from "../../functions/_shared/database/index.ts";
import { settledRows } from "../rows.ts";
import { testDatabase } from "../test-database.ts";
import { type Action, acts, type Bank, sendChoice, sendLead, tell } from "./acts.ts";
import { brokenInvariants } from "./invariants.ts";
import { createWorld, receiverAnswers, undisturbed, type World } from "./world.ts";

const db = await testDatabase();
afterEach(() => void vi.useRealTimers());
afterAll(() => db.close());

const faults = ["none", "none", "lost", "throw", "hang", "kill", "500", "gone", "slow"] as const;

/** A name that stands for more than one is more likely. */
const often = ["press the button", "pay", "pay", "deliver", "an event is told"] as const;

const names = [...(Object.keys(acts) as (keyof typeof acts)[]), ...often];

const action: fc.Arbitrary<Action> = fc.record({
  act: fc.constantFrom(...names),
  who: fc.nat(2),
  pick: fc.nat(9),
  fault: fc.constantFrom(...faults),
  at: fc.integer({ min: 1, max: 24 }),
  isTwice: fc.nat(3).map((number) => number === 3),
});

const course = fc.record({
  provider: fc.constantFrom("memory", "memory", "sandbox"),
  /** Whether the provider's events arrive in the end; otherwise only the reconciler learns of payments. */
  isTold: fc.boolean(),
  answers: fc.array(fc.constantFrom(...receiverAnswers), { minLength: 1, maxLength: 12 }),
  actions: fc.array(action, { minLength: 1, maxLength: 40, size: "max" }),
});
type Course = typeof course extends fc.Arbitrary<infer One> ? One : never;

const minute = 60_000;

/** How far clocks are moved in one course: what a payment provider has forgotten after a month is not asked for here. */
const furthest = 18 * 24 * 60 * minute;

const begin = Date.parse("2026-11-01T12:00:00Z");

/** @returns what is broken at the end */
async function run({ provider, isTold, answers, actions }: Course): Promise<readonly string[]> {
  await db.empty();
  vi.useFakeTimers({ now: begin, toFake: ["Date"] });
  const world = createWorld(db, provider, answers);
  const bank: Bank = { waiting: [], taken: [], refunds: new Map(), refused: new Set() };
  for (const one of actions) {
    const visitor = world.visitors[one.who];
    if (!visitor || (one.act === "the clock jumps" && Date.now() - begin > furthest)) continue;
    vi.setSystemTime(Date.now() + 1000);
    world.endOverdue();
    await acts[one.act](world, visitor, one, bank);
  }
  await world.rest();
  vi.setSystemTime(Date.now() + 1000);
  // Once later than whatever was written while a clock was ahead, and once after the longest wait for a slow payment.
  await comeToRest(world, bank, isTold, [150 * minute, 370 * minute]);
  const broken = await brokenInvariants(world, bank);
  const rows = await settledRows(db);
  const arrived = world.arrivals.length;
  await comeToRest(world, bank, isTold, [0]);
  for (const event of [...bank.taken]) await tell(world, event, undisturbed, bank);
  expect(await settledRows(db)).toEqual(rows);
  expect(world.arrivals).toHaveLength(arrived);
  return broken;
}

/** Pages and the provider repeat what was not accepted, timers run, and what was given up is sent again by the operator. */
async function comeToRest(world: World, bank: Bank, isTold: boolean, waits: readonly number[]): Promise<void> {
  for (const visitor of world.visitors) {
    if (visitor.typed > 0) await sendLead(world, visitor, undisturbed);
    if (visitor.choice) await sendChoice(world, visitor, undisturbed);
  }
  for (const event of [...bank.waiting])
    if (isTold || event.id.startsWith("evt_refund")) await tell(world, event, undisturbed, bank);
  const [anybody] = world.visitors;
  if (!anybody) return;
  const still: Action = { ...undisturbed, act: "reconcile", who: 0, pick: 0 };
  for (const wait of waits) {
    vi.setSystemTime(Date.now() + wait);
    await acts.reconcile(world, anybody, still);
  }
  for (let rounds = 0; rounds < 40; rounds++) {
    await world.db.query("update funnel.outbox set state = 'waiting', attempts = 0 where state = 'dead'");
    const due = await nextDue(world.db);
    if (due === undefined) return;
    vi.setSystemTime(Math.max(Date.now(), due));
    await acts.deliver(world, anybody, still);
  }
}

async function nextDue(sql: Database): Promise<number | undefined> {
  const [next] = await sql.query<{ due: Date | null }>(
    "select min(due_at) as due from funnel.outbox where state = 'waiting'",
  );
  return next?.due?.getTime();
}

test("whatever fails, in whatever order: nobody is charged without an order, nothing is doubled, nothing is lost", {
  timeout: fuzzTime,
}, async () => {
  const property = fc.asyncProperty(course, async (one) => {
    expect(await run(one)).toEqual([]);
  });
  await fuzz("courses of events with faults", property, 15);
});
