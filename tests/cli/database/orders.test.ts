import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../src/server/database/index.ts";
import { addOrder, order } from "../../../supabase/testing/add-order.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();

const touches = { first: { at: "2026-11-01T11:00:00Z", utm_source: "news" }, last: { referrer: "blog.internal" } };

describe("funnel orders", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const db = openDatabase({ dataDir });
    await addOrder(db);
    await db.query(
      "update funnel.orders set id = '0c6f0a4e-1d5b-4f0e-9a53-0c6d9b1f7a20', customer = 'cus_1', touches = $1::text::jsonb",
      [JSON.stringify(touches)],
    );
    await db.query(
      `insert into funnel.visits (visit_id, quiz, funnel_id, funnel_version, funnel_hash)
       values ($1, $2::text::jsonb, 'f', 1, 'h')`,
      [order.visit, JSON.stringify({ version: 1, quiz: { query: { headline: "long" } } })],
    );
    for (const [id, kind, state, amount, reason] of [
      ["ch_1", "charge", "partly-refunded", 500, null],
      ["re_1", "refund", "failed", 300, "lost_or_stolen_card"],
      ["dp_1", "dispute", "needs_response", 1999, "product_not_received"],
      ["in_1", "invoice", "failed", 3999, "not tried again"],
      ["sub_1", "subscription", "past_due", 0, null],
    ])
      await db.query(
        `insert into funnel.provider_objects (provider, object_id, kind, state, amount, currency, reason, customer, is_final,
           ends_at, happened_at, funnel_id, funnel_version, funnel_hash)
         values ('stripe', $1, $2, $3, $4, 'USD', $5, 'cus_1', false,
           case when $2 = 'subscription' then '2026-12-24T00:00:00Z'::timestamptz end, '2026-11-05T09:00:00Z', 'f', 1, 'h')`,
        [id, kind, state, amount, reason],
      );
    await db.close();
  }, 60_000);

  it("says what has become of an order, and nobody's address", () => {
    const [, row, count, ...rest] = runFunnel("orders").out.split("\n");
    expect(row?.split(/ {2,}/)).toEqual([
      ...["2026-11-01", "0c6f0a4e", "a…@e…", "news", "plan2", "$19.99", "disputed"],
      "$5.00 refunded; $3.00 refund failed since 2026-11-05 (lost or stolen card); " +
        "$19.99 disputed (product not received): needs response; " +
        "$39.99 unpaid since 2026-11-05 (not tried again); subscription past due, ends 2026-12-24",
      "headline=long",
    ]);
    expect([count, ...rest]).toEqual(["1 order", ""]);
  });

  it("says it to a program in whole", () => {
    const { code, err, out } = runFunnel("orders", "--format", "json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toEqual([
      {
        ...{ id: "0c6f0a4e-1d5b-4f0e-9a53-0c6d9b1f7a20", state: "disputed", paid_at: "2026-11-01T11:59:00.000Z" },
        ...{ email: order.email, plan: "plan2", amount: 1999, currency: "USD", provider: "stripe" },
        ...{ paid: 1999, refunded: 500 },
        unrefunded: [
          { state: "failed", amount: 300, since: "2026-11-05T09:00:00.000Z", reason: "lost_or_stolen_card" },
        ],
        ...{ payment_intent: null, subscription: null, parts: null, parts_paid: null },
        touches,
        query: { headline: "long" },
        disputes: [{ state: "needs_response", amount: 1999, reason: "product_not_received" }],
        renewal: { state: "past_due", ends_at: "2026-12-24T00:00:00.000Z" },
        unpaid: [{ amount: 3999, since: "2026-11-05T09:00:00.000Z", reason: "not tried again" }],
      },
    ]);
  });

  it("says it to a spreadsheet, with amounts that can be summed", () => {
    const { code, err, out } = runFunnel("orders", "--format", "csv");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\r\n")).toEqual([
      "\u{feff}id,paid_at,email,plan,amount,currency,state,paid,refunded,since,provider,payment_intent,subscription,query.headline,first.at,first.utm_source,last.referrer",
      `0c6f0a4e-1d5b-4f0e-9a53-0c6d9b1f7a20,2026-11-01T11:59:00.000Z,${order.email},plan2,19.99,USD,disputed,19.99,5,"` +
        "$5.00 refunded; $3.00 refund failed since 2026-11-05 (lost or stolen card); " +
        "$19.99 disputed (product not received): needs response; " +
        '$39.99 unpaid since 2026-11-05 (not tried again); subscription past due, ends 2026-12-24",stripe,,,long,2026-11-01T11:00:00Z,news,blog.internal',
      "",
    ]);
  });

  it("an order has the parameters that its own checkout was opened with, whatever its visit has by now", async () => {
    const db = openDatabase({ dataDir });
    await db.query(`update funnel.checkout_sessions set query = '{"headline": "short"}'`).finally(db.close);
    expect(JSON.parse(runFunnel("orders", "--format", "json").out)).toMatchObject([{ query: { headline: "short" } }]);
  });

  it("of a plan in parts all that are paid can be summed", async () => {
    const change = async (statement: string) => {
      const db = openDatabase({ dataDir });
      await db.query(statement).finally(db.close);
    };
    await change("update funnel.checkout_sessions set parts = 3, renewal_every = '1 month'");
    await change("update funnel.orders set subscription = 'sub_1'");
    const paidOf = () => {
      const [head = "", row = ""] = runFunnel("orders", "--format", "csv").out.split("\r\n");
      const at = (name: string) => row.split(",")[head.split(",").indexOf(name)];
      return [at("amount"), at("paid")];
    };
    // The first is paid, though its bill has not been told of.
    expect(paidOf()).toEqual(["19.99", "19.99"]);
    await change(
      `insert into funnel.provider_objects (provider, object_id, kind, state, amount, currency, subscription, is_final,
         happened_at, funnel_id, funnel_version, funnel_hash)
       select 'stripe', 'in_paid_' || part, 'invoice', 'paid', 1999, 'USD', 'sub_1', true, '2026-11-05T09:00:00Z', 'f', 1, 'h'
       from generate_series(1, 2) part`,
    );
    expect(paidOf()).toEqual(["19.99", "39.98"]);
  });

  it("no database yet: says so", () => {
    vi.stubEnv("DATA_DIR", join(dataDir, "nothing"));
    expect(runFunnel("orders")).toMatchObject({ code: 2, err: expect.stringContaining("Start the server once") });
  });
});
