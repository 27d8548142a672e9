import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checked } from "./checked.ts";
import { expectFound } from "./expect-found.ts";
import { shipped } from "./shipped.ts";

const file = shipped["funnel.yaml"] ?? "";

expectFound("the shipped funnel", [file]);

describe("the shipped funnel", () => {
  it("has no problem but the warnings that its specification asks for", async () => {
    const problems = checked(file, await readFile(file, "utf8"));
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const rules = problems.map(({ rule }) => rule);
    const counts = rules.map((rule) => [rule, rules.filter((other) => other === rule).length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
  });
});

/**
 * Number of warnings by rule. All are about honesty: the specification contradicts itself, and its claims are samples.
 */
const expected = {
  "contradicting-facts": 3,
  "currency-mismatch": 4,
  "example-address": 4,
  "extendable-timer": 1,
  "fixed-prize": 1,
  "idle-countdown": 1,
  "purchase-before-payment": 1,
  "renewal-mismatch": 7,
  "sample-content": 19,
  "total-mismatch": 1,
  "unhonoured-bonus": 1,
  "unpaid-original-price": 1,
  // The start amount of its figures stands on no page.
  "unused-fact": 1,
  "unused-question": 8,
};
