import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { emptyQuiz, toStored } from "../../../engine/quiz/index.ts";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { type OpenDatabase, openDatabase } from "../../../src/server/database/index.ts";
import type { Context } from "../../../supabase/functions/_shared/context/index.ts";
import { handler as createCheckout } from "../../../supabase/functions/create-checkout/handler.ts";
import { handler as leaveLead } from "../../../supabase/functions/lead/handler.ts";
import { handler as pay } from "../../../supabase/functions/sandbox-pay/handler.ts";
import { checkoutRequest } from "../../../supabase/testing/checkout-request.ts";
import { paymentContext } from "../../../supabase/testing/payment-context.ts";
import { post } from "../../../supabase/testing/post.ts";
import { readFunnel } from "../../read-funnel.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();
const file = "tests/trades/meal-kits.yaml";
const mealKits = readFunnel(file);
const flow = flowOf(mealKits);
const funnel = serverFunnelOf(mealKits, "test-hash");

/** The quiz as a page stores it that shows these variants. */
const quizWith = (query: Readonly<Record<string, string>>) => toStored(flow, { ...emptyQuiz, query });

let visitors = 0;

/** Visitors of these variants leave a contact; the parts differ from what a page sends. */
async function leave(context: Context, query: Readonly<Record<string, string>>, times = 1, parts: object = {}) {
  for (let time = 0; time < times; time++) {
    const { status } = await post(
      leaveLead,
      {
        submissionId: crypto.randomUUID(),
        visitId: crypto.randomUUID(),
        timestamp: "2026-11-01T11:00:00Z",
        source: "crate-and-kettle",
        email: `visitor-${++visitors}@example.com`,
        about: { quiz: quizWith(query) },
        ...parts,
      },
      context,
    );
    expect(status).toBe(200);
  }
}

/** A visitor of these variants pays on the test provider's form. */
async function order(context: Context, query: Readonly<Record<string, string>>, parts: object = {}) {
  const email = `visitor-${++visitors}@example.com`;
  const request = checkoutRequest({ planId: "box", quizState: quizWith(query), email, ...parts });
  const { body } = await post(createCheckout, request, context);
  const card = { clientSecret: body.clientSecret, card: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  expect((await post(pay, card, context)).body).toMatchObject({ status: "paid" });
  return String(body.sessionId);
}

const seen = { quiz: "whole", "first-box": "full-price" };
const changed = join(dirname(dataDir), "changed.yaml");
const changing = (from: string, to: string) => writeFileSync(changed, readFileSync(file, "utf8").replace(from, to));
const table = (...words: string[]) => {
  const { code, err, out } = runFunnel("experiments", ...words);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out.split("\n\n").map((part) => part.split("\n").map((line) => line.trim().split(/ {2,}/)));
};

describe("funnel experiments", { timeout: 120_000 }, () => {
  let db: OpenDatabase;
  const within = async (work: (context: Context) => Promise<void>) => {
    db = openDatabase({ dataDir });
    // Each comes a millisecond after the one before.
    let at = Date.parse("2026-11-01T12:00:00Z");
    await work(paymentContext(db, {}, { funnel, now: () => new Date(at++) })).finally(db.close);
  };

  it("before anybody has come: says so, and how many it takes", () => {
    const [headline = [], ...rest] = table(file);
    expect(headline).toEqual([
      ["headline", "drawn", "leads", "expected", "orders", "expected", "paid"],
      ["time", "50 %", "0", "0", "0", "0", "–"],
      ["waste", "50 %", "0", "0", "0", "0", "–"],
    ]);
    expect(rest[0]).toEqual([
      ["Too few to tell: no leads yet with time or waste."],
      ["Too few to tell: no orders yet with time or waste."],
      ["To show a difference of 20 % four times out of five takes about 970 leads or orders of both together."],
    ]);
    expect(rest).toHaveLength(5);
  });

  describe("after visitors have come", () => {
    beforeAll(async () => {
      vi.stubEnv("DATA_DIR", dataDir);
      await within(async (context) => {
        await leave(context, { ...seen, headline: "time" }, 20);
        await leave(context, { ...seen, headline: "waste" }, 48);
        await leave(context, { ...seen, headline: "waste", "first-box": "half-price" }, 2);
        // One person, in another browser and again in the same.
        const visitId = crypto.randomUUID();
        await leave(context, { ...seen, headline: "time" }, 1, { email: "ann@example.com", visitId });
        await leave(context, { ...seen, headline: "waste" }, 1, { email: "Ann@example.com" });
        await leave(context, { ...seen, headline: "waste" }, 1, { visitId });
        // Before the experiment; a variant that is gone; a machine; another funnel.
        await leave(context, seen, 3);
        await leave(context, { ...seen, headline: "together" }, 2);
        await leave(context, { ...seen, headline: "waste" }, 4, { website: "spam" });
        await leave({ ...context, funnel: { ...funnel, id: "other" } }, { ...seen, headline: "waste" }, 7);

        const bob = { email: "bob@example.com", visitId: crypto.randomUUID() };
        const sold = [
          await order(context, { ...seen, headline: "time" }),
          // One person, who comes by another link the second time.
          await order(context, { ...seen, headline: "time" }, bob),
          await order(context, { ...seen, headline: "waste" }, bob),
          await order(context, { ...seen, headline: "waste" }, { planId: "large-box" }),
          await order(context, seen),
        ];
        await order(context, { ...seen, headline: "waste" });
        await db.query("update funnel.checkout_sessions set provider = 'stripe' where session = any($1)", [sold]);
        // Opened before checkouts kept their variants: its visit has them.
        await db.query("update funnel.checkout_sessions set query = null where session = $1", [sold[3]]);
        for (const [id, kind, state, amount, session] of [
          ["ch_1", "charge", "partly-refunded", 1500, sold[0]],
          ["re_1", "refund", "failed", 500, sold[0]],
          ["dp_1", "dispute", "lost", 4800, sold[1]],
          ["dp_2", "dispute", "won", 4800, sold[2]],
        ])
          await db.query(
            `insert into funnel.provider_objects (provider, object_id, kind, state, amount, currency, attempt, payment_intent, is_final,
               happened_at, funnel_id, funnel_version, funnel_hash)
             select 'stripe', $1, $2, $3, $4, 'EUR', attempt::text, session, true, now(), funnel_id, 1, 'h'
             from funnel.checkout_sessions where session = $5`,
            [id, kind, state, amount, session],
          );
      });
    }, 60_000);

    it("counts each person once, what they paid without what they got back, and what the draw would give", () => {
      const [[, ...rows] = [], sentences, , , box = [], boxSentences = []] = table(file);
      expect(rows).toEqual([
        ["time", "50 %", "21", "35.5", "2", "1.5", "€38.00"],
        ["waste", "50 %", "50", "35.5", "1", "1.5", "€120.00"],
      ]);
      expect(sentences).toEqual([
        [
          "waste brought 2.4 times as many leads as time; the truth lies between 40 % more and 4.2 times as many. Chance alone gives such a difference 1 time in 1,300.",
        ],
        [
          "Too few orders to tell: 2 with time and 1 with waste. Chance alone gives such a difference nearly always; the truth lies between 99 % fewer and 9.6 times as many.",
        ],
        ["To show a difference of 20 % four times out of five takes about 970 leads or orders of both together."],
        [
          "Left out: 3 leads and 1 order without a variant, as from before the experiment; 2 leads with one that the definition does not have.",
        ],
      ]);
      expect(box.slice(1).map(([variant, drawn, leads, expected]) => [variant, drawn, leads, expected])).toEqual([
        ["full-price", "80 %", "74", "60.8"],
        ["half-price", "20 %", "2", "15.2"],
      ]);
      expect(boxSentences[0]).toEqual([
        expect.stringMatching(/^half-price brought 89 % fewer leads than full-price; /),
      ]);
    });

    it("says at the end what is left out, and what takes chance for an effect", () => {
      expect(table(file).at(-1)).toEqual([
        ["Left out: 4 leads marked as suspicious and 1 test order."],
        [expect.stringContaining("who looks often and stops at the first good figure takes chance for an effect.")],
        [""],
      ]);
    });

    it("of several variants, compares each with the first, and allows for that", () => {
      changing("headline: [time, waste]", "headline: { time: 1, waste: 1, family: 1, together: 0 }");
      const [[, ...rows] = [], sentences = []] = table(changed);
      expect(rows.map(([variant, drawn, leads, expected]) => [variant, drawn, leads, expected])).toEqual([
        ["time", "33.3 %", "21", "23.7"],
        ["waste", "33.3 %", "50", "23.7"],
        ["family", "33.3 %", "0", "23.7"],
        ["together", "0 %", "2", "0"],
      ]);
      expect(sentences.map(([sentence]) => sentence)).toEqual([
        expect.stringContaining("such a difference 1 time in 650."),
        expect.stringMatching(
          /^family brought no leads and time 21; the truth lies between none at all and \d\d % fewer/,
        ),
        expect.any(String),
        expect.any(String),
        "This allows for the 2 comparisons with time, each of which chance could decide.",
        "Not drawn any more, and not compared: together.",
        expect.any(String),
        expect.stringMatching(/without a variant, as from before the experiment\.$/),
      ]);
    });

    it("says it to a program, with the same sentences", () => {
      const { code, err, out } = runFunnel("experiments", file, "--format", "json");
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(JSON.parse(out)).toMatchObject({
        ...{ funnel: "crate-and-kettle", suspicious: 4, tests: 1 },
        experiments: [
          {
            experiment: "headline",
            variants: [
              {
                ...{ variant: "time", drawn: 0.5, paid: [{ currency: "EUR", amount: 3800 }] },
                counts: [
                  { measure: "leads", people: 21, expected: 35.5 },
                  { measure: "orders", people: 2, expected: 1.5 },
                ],
              },
              { variant: "waste" },
            ],
            comparisons: [
              {
                ...{ measure: "leads", variant: "waste", with: "time", people: [50, 21], verdict: "more" },
                ...{ ratio: expect.closeTo(2.38, 2), low: expect.closeTo(1.4, 2), high: expect.closeTo(4.17, 1) },
                ...{
                  chance: expect.closeTo(0.00077, 5),
                  needed: 968,
                  sentence: expect.stringMatching(/^waste brought/),
                },
              },
              { measure: "orders", verdict: "too few to tell" },
            ],
          },
          { experiment: "quiz" },
          { experiment: "first-box" },
        ],
      });
    });
  });

  it("a funnel without experiments: says how to begin one, with or without a database", () => {
    vi.stubEnv("DATA_DIR", join(dataDir, "nothing"));
    expect(table("tests/cli/sound.yaml")).toEqual([
      [["This funnel has no experiments. Begin one with two variants: experiments: { headline: [short, long] }"], [""]],
    ]);
  });

  it("a funnel that asks for nothing: says that there is nothing to compare", () => {
    writeFileSync(changed, `${readFileSync("tests/cli/sound.yaml", "utf8")}experiments: { headline: [short, long] }\n`);
    expect(runFunnel("experiments", changed)).toMatchObject({
      code: 0,
      out: "This funnel neither asks for a contact nor sells, so no variant can bring more of either.\n",
    });
  });

  it("no database yet: says so", () => {
    vi.stubEnv("DATA_DIR", join(dataDir, "nothing"));
    expect(runFunnel("experiments", file)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Start the server once"),
    });
  });
});
