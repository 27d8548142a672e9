import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** The rules with findings about a funnel that shows its outcome, after answers that make 0, 2 or 4 points. */
function rulesOn(outcomes: string): readonly (string | undefined)[] {
  const text = `id: t
language: en
start: who
scales: { fit: {}, more: {} }
outcomes: [${outcomes}]
steps:
  who: { type: question, path: /, question: Who?, options: [{ label: I, score: { fit: 2 } }, You], next: when }
  when: { type: question, path: /when, question: When?, options: [{ label: Now, score: { fit: 2 } }, Then], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title}" }] }
`;
  return checkFunnel("t.yaml", () => ({ text })).problems.map(({ rule }) => rule);
}

test.each([
  ["all totals are in one or the other", "{ fit: { max: 2 } }", "{ fit: { min: 3 } }", false],
  ["one total is in neither", "{ fit: { max: 1 } }", "{ fit: { min: 3 } }", true],
  ["they ask for another score, too", "{ fit: { max: 2 }, more: { min: 0 } }", "{ fit: { min: 3 } }", true],
])("of two outcomes, %s: %s and %s", (_, low, high, isTold) => {
  const found = rulesOn(`{ id: a, when: { score: ${low} }, title: A }, { id: b, when: { score: ${high} }, title: B }`);
  expect(found.includes("unset-placeholder")).toBe(isTold);
});

test("an outcome that asks for an answer besides is not everybody's", () => {
  const found = rulesOn(
    "{ id: a, when: { score: { fit: { max: 2 } }, who: i }, title: A }, { id: b, when: { score: { fit: { min: 3 } } }, title: B }",
  );
  expect(found).toContain("unset-placeholder");
});
