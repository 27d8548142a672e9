import { expect, it } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** Whether the check says that {floor} may be empty in a section of the last page. */
function isTold(shown: string, past: string, who = "[A, B, C]"): boolean {
  const text = `id: t
language: en
start: who
steps:
  who: { type: question, path: /, question: Who?, record: Who, options: ${who}, next: where }
  where: { type: question, path: /where, question: Where?, record: Where, options: [M, N, O], next: many }
  many: { type: multi-select, path: /many, question: What?, record: What, options: [P, Q], button: Go, next: [{ when: ${past}, go: end }, { go: form }] }
  form: { type: form, path: /form, heading: Which?, fields: [{ id: floor, type: number, label: Floor, min: 0, max: 9 }], button: Go, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Yours }, { type: text, when: ${shown}, text: "Floor {floor}" }] }
`;
  return checkFunnel("t.yaml", () => ({ text })).problems.some(({ rule }) => rule === "unset-placeholder");
}

it.each([
  ["{ who: [b, c] }", "{ who: a }"],
  ["{ not: { who: a } }", "{ who: a }"],
  ["{ all: [{ who: [a, b] }, { who: [b, c] }] }", "{ who: a }"],
  ["{ who: b }", "{ all: [{ who: a }, { many: p }] }"],
  ["{ who: b }", "{ not: { any: [{ who: b }, { many: p }] } }"],
  ["{ who: c, where: o }", "{ any: [{ who: a }, { where: m }] }"],
])("where a section is for %s, a way for %s is not taken", (shown, past) => {
  expect(isTold(shown, past)).toBe(false);
});

it.each([
  ["{ who: [a, b] }", "{ who: a }"],
  ["{ not: { who: b } }", "{ who: a }"],
  ["{ all: [{ who: [a, b] }, { who: [a, c] }] }", "{ who: a }"],
  ["{ any: [{ who: b }, { where: m }] }", "{ who: a }"],
  // Whoever has chosen one of several may have chosen the other, too.
  ["{ many: q }", "{ many: p }"],
  ["{ who: a }", "{ any: [{ who: a }, { who: b }] }"],
  ["{ who: a }", "{ not: { all: [{ who: a }, { many: p }] } }"],
  ["{ who: a, where: [m, n] }", "{ where: m }"],
])("where a section is for %s, a way for %s may be taken", (shown, past) => {
  expect(isTold(shown, past)).toBe(true);
});

it("an option with a way of its own leads there whoever has chosen it", () => {
  const own = "[{ label: A, next: end }, B, C]";
  expect([isTold("{ who: a }", "{ who: a }", own), isTold("{ who: [b, c] }", "{ who: a }", own)]).toEqual([
    true,
    false,
  ]);
});
