import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { addOrder } from "../../../supabase/testing/add-order.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();

/** What `funnel doctor` says of stocks once an order has taken so many seats. */
async function diagnosis(seats: number): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const db = openDatabase({ dataDir });
  await db.query(
    `update funnel.checkout_sessions set funnel_id = 'books-in-balance', plan_id = 'early', takes = $1::text::jsonb
     where status = 'complete'`,
    [JSON.stringify({ seats })],
  );
  await db.close();
  const { code, out } = runFunnel("doctor", "tests/trades/course-launch.yaml");
  return { code, lines: out.split("\n").filter((line) => line.includes("stock")) };
}

describe("funnel doctor about stocks", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const db = openDatabase({ dataDir });
    await addOrder(db);
    await db.query(
      `insert into funnel.checkout_sessions (attempt, provider, session, status, plan_id, email, amount, currency, terms,
         event_id, takes, funnel_id, funnel_version, funnel_hash)
       values (gen_random_uuid(), 'stripe', 'cs_test_2', 'open', 'full', 'bob@example.com', 49000, 'USD', 'terms',
         gen_random_uuid(), '{"seats": 1}', 'books-in-balance', 1, 'h')`,
    );
    await db.close();
  }, 60_000);

  it("says how many are sold of how many, and held by payments under way", async () => {
    expect(await diagnosis(3)).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^✓ stock +seats: 3 of 60 sold, 1 more in payments under way$/)],
    });
  });

  it("takes more orders than there are pieces for a problem, and names the way out", async () => {
    expect(await diagnosis(62)).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^✗ stock +seats: 62 of 60 sold, 1 more in payments under way, 2 too many; see npx funnel orders: give back orders that took 2, or raise/,
        ),
      ],
    });
  });
});
