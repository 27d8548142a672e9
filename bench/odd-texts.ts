import { checkFunnel } from "../engine/check/index.ts";
import { frame } from "../tests/frame.ts";
import { budget } from "./budget.ts";

/**
 * How long all rules take for a text that repeats one odd part, against as long a text of plain sentences:
 * `node src/scripts/run.mjs bench/odd-texts.ts`. A pattern that begins anew at each letter would show as a ratio of hundreds.
 */
const parts: readonly (readonly [language: string, part: string])[] = [
  ...["1", "1,", "a@b.", "§ 5 ", "¿", "“", "of ", "[a](", "**", "{a|"].map((part) => ["en", part] as const),
  ...["a.", "{", "(", "1 Abs. ", "„"].map((part) => ["de", part] as const),
  ...[["ja", "1万"] as const, ["ja", "「"] as const],
  ...[["nl", "1."] as const, ["sv", "1 "] as const, ["it", "ا"] as const, ["tr", "é"] as const],
  ...[["es", "sión "] as const, ["fr", "à 9 h "] as const, ["pl", "zł 1"] as const],
];
const length = 10_000;
const turns = 6;

const textOf = (part: string) => part.repeat(Math.ceil(length / part.length));

function timeOf(language: string, part: string): number {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
plans: { month: { name: Month, price: 24.8, currency: EUR, period: 1 month } }
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: T, text: ${JSON.stringify(textOf(part))} }] }
steps:
  a:
    type: offer
    path: /
    sections: [{ type: text, text: ${JSON.stringify(textOf(part))} }, { type: plans, heading: P, plans: [month], default: month }]
`;
  const begun = performance.now();
  checkFunnel("funnel.yaml", () => ({ text }));
  return performance.now() - begun;
}

const rows = parts.map(([language, part]) => {
  // In turn, as other work on the machine may hold one of them up.
  const times = Array.from({ length: turns }, () => ({
    odd: timeOf(language, part),
    plain: timeOf(language, "So it goes. "),
  }));
  const odd = Math.min(...times.map((time) => time.odd));
  const plain = Math.min(...times.map((time) => time.plain));
  return {
    language,
    part,
    ms: Math.round(odd),
    "plain ms": Math.round(plain),
    times: Number((odd / plain).toFixed(1)),
  };
});

console.table(rows);
budget("the slowest odd text, times as long as a plain one", Math.max(...rows.map(({ times }) => times)), {
  below: 10,
});
