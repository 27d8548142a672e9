import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** Problems of a page that sells, with sections of its own. */
function problems(sections: string, more = "") {
  const text = `${frame.replace("language: en", "language: ja")}start: end
plans: { p: { name: P, price: 1980, currency: JPY, period: 1 month } }
steps:
  end:
    type: offer
    path: /
    sections:
      - { type: plans, heading: P, plans: [p], default: p }
${sections}
${more}`;
  const found = checkFunnel("test.yaml", () => ({ text }), { today: "2026-06-30" }).problems.filter(
    ({ rule }) => rule !== "missing-legal-terms" && rule !== "missing-imprint",
  );
  return found.map(({ rule, message, column, endColumn, line }) => ({
    rule,
    message,
    shown: text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1),
  }));
}

it("full-width figures are read like others, and shown as they are written", () => {
  expect(problems("      - { type: text, text: 毎月１，９８０円です。 }")).toEqual([
    {
      rule: "price-in-text",
      message:
        'Step "end", section 2, "text" states １，９８０円 as plain text, not with a placeholder. Write {plan.price}.',
      shown: "１，９８０円",
    },
  ]);
});

it.each(["９８％", "98%"])("the figure %s needs a source", (value) => {
  const rules = problems(`      - { type: figures, figures: [{ value: "${value}", text: 満足 }] }`);
  expect(rules.map(({ rule }) => rule)).toEqual(["claim-without-source"]);
});

it("a countdown in full-width digits is as long as it lasts", () => {
  const countdown = (text: string) =>
    problems("", `    countdown: { text: ${text}, lasts: 20 min, onExpire: hide }\n`).filter(
      ({ rule }) => rule === "wrong-duration",
    );
  expect(countdown("残り３０分")).toHaveLength(1);
  expect(countdown("残り２０分")).toEqual([]);
});

it("brackets that are not around a name, and marks alone, are an author's own", () => {
  expect(problems("      - { type: text, text: ｛限定｝のお茶です。［新茶］（静岡）＊数に限りがあります。 }")).toEqual(
    [],
  );
});
