import { beforeAll, describe, expect, it, vi } from "vitest";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { openDatabase } from "../../../src/server/database/index.ts";
import { handler as count } from "../../../supabase/functions/count-visitors/handler.ts";
import { paymentContext } from "../../../supabase/testing/payment-context.ts";
import { post } from "../../../supabase/testing/post.ts";
import { readFunnel } from "../../read-funnel.ts";
import { runFunnel } from "../run-funnel.ts";
import { ownDatabase } from "./own-database.ts";

const dataDir = ownDatabase();
const file = "tests/trades/meal-kits.yaml";
const funnel = serverFunnelOf(readFunnel(file), "test-hash");

const table = (...words: string[]) => {
  const { code, err, out } = runFunnel("visitors", ...words);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out.split("\n\n").map((part) => part.split("\n").map((line) => line.trim().split(/ {2,}/)));
};

describe("funnel visitors", { timeout: 120_000 }, () => {
  it("before anybody was counted: says so, and that a funnel does not ask for it", () => {
    expect(table(file)).toEqual([
      [["No visitor was counted in this time. A visitor counts once they leave or hide a page."], [""]],
    ]);
    expect(table("funnel.yaml")[0]).toEqual([
      ["This funnel does not count its visitors. Let it: countVisitors: true"],
      [""],
    ]);
  });

  describe("after visitors have come", () => {
    beforeAll(async () => {
      vi.stubEnv("DATA_DIR", dataDir);
      const db = openDatabase({ dataDir });
      const comes = async (day: string, reached: readonly string[], headline: string, id = funnel.id) => {
        const context = paymentContext(db, {}, { funnel: { ...funnel, id }, now: () => new Date(`${day}T12:00:00Z`) });
        const body = { reached, passed: reached.slice(0, -1), variants: { headline } };
        expect(await post(count, body, context)).toMatchObject({ status: 200 });
      };
      await comes("2026-11-01", ["welcome", "diet", "cook"], "time");
      await comes("2026-11-02", ["welcome", "diet"], "time");
      await comes("2026-11-02", ["welcome"], "waste");
      await comes("2026-11-03", ["welcome", "diet", "email"], "waste");
      await comes("2026-11-03", ["welcome"], "waste", "other");
      await db.close();
    });

    it("shows how many came to each step, and how far with each variant", () => {
      const [began = [], [head, welcome, diet, cook] = [], worst, headline = []] = table(file);
      expect(began).toEqual([["4 visitors began from 2026-11-01 to 2026-11-03 (UTC)."]]);
      expect([head, welcome, diet, cook]).toEqual([
        ["step", "reached", "of all", "went on", "stopped here", "of these"],
        ["welcome", "4", "100.0 %", "3", "1", "25.0 %"],
        ["diet", "3", "75.0 %", "2", "1", "33.3 %"],
        ["cook", "1", "25.0 %", "0", "1", "100.0 %"],
      ]);
      expect(worst).toEqual([['Most stopped at "welcome": 1 of the 4 who reached it, 25.0 %.']]);
      expect(headline.slice(0, 3).map(([variant, began, email]) => [variant, began, email])).toEqual([
        ["headline", "began", "email"],
        ["time", "2", "0.0 %"],
        ["waste", "2", "50.0 %"],
      ]);
    });

    it("counts the days that are asked for, both of them included", () => {
      const reached = (...days: string[]) => {
        const { code, out } = runFunnel("visitors", file, "--format", "json", ...days);
        expect(code).toBe(0);
        const { days: counted, steps } = JSON.parse(out);
        return [counted?.first, counted?.last, steps[0].reached];
      };
      expect(reached("--since", "2026-11-02")).toEqual(["2026-11-02", "2026-11-03", 3]);
      expect(reached("--until", "2026-11-02")).toEqual(["2026-11-01", "2026-11-02", 3]);
      expect(reached("--since", "2026-11-02", "--until", "2026-11-02")).toEqual(["2026-11-02", "2026-11-02", 2]);
      expect(reached("--since", "2026-12-01")).toEqual([undefined, undefined, 0]);
    });

    it("refuses a span that ends before it begins", () => {
      const { code, err } = runFunnel("visitors", file, "--since", "2026-11-03", "--until", "2026-11-02");
      expect(code).toBe(2);
      expect(err).toContain("No day is both from 2026-11-03 on and up to 2026-11-02. Put the earlier day in --since.");
    });
  });
});
