import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";
import { stepFlows } from "../../flow/index.ts";
import { totalsOn } from "./score-totals.ts";

type Asked = {
  readonly type: string;
  readonly max: number;
  readonly points: readonly number[];
  readonly alone: boolean;
};

const asked: fc.Arbitrary<Asked> = fc.record({
  type: fc.constantFrom("question", "multi-select"),
  max: fc.integer({ min: 1, max: 4 }),
  points: fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 2, maxLength: 4 }),
  alone: fc.boolean(),
});

/** Every total, by making every choice. */
function totals([first, ...rest]: readonly Asked[]): ReadonlySet<number> {
  if (!first) return new Set([0]);
  const { type, max, points, alone } = first;
  const choices = Array.from({ length: 2 ** points.length }, (_, bits) =>
    points.flatMap((_, at) => (bits & (1 << at) ? at : [])),
  )
    .filter(({ length }) => length <= (type === "question" ? 1 : max))
    .filter((choice) => !(alone && choice.includes(0)) || choice.length === 1);
  const others = [...totals(rest)];
  return new Set(
    choices.flatMap((choice) => others.map((other) => choice.reduce((sum, at) => sum + (points[at] ?? 0), other))),
  );
}

test("the totals on a scale are those that some answers make, and no others", () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 3 }), (questions) => {
      const steps = questions.map(({ type, max, points, alone }, index) => {
        const options = points.map(
          (fit, at) => `{ label: L${at}, score: { fit: ${fit} }${alone && at === 0 ? ", exclusive: true" : ""} }`,
        );
        const more = type === "question" ? "" : `min: 0, max: ${Math.min(max, points.length)}, button: Go, `;
        return `  s${index}: { type: ${type}, path: /s${index}, question: Q, options: [${options.join(", ")}], ${more}next: ${index + 1 < questions.length ? `s${index + 1}` : "end"} }`;
      });
      const text = `id: t\nlanguage: en\nstart: s0\nscales: { fit: {} }\nsteps:\n${steps.join("\n")}\n  end: { type: end, path: /end, sections: [{ type: text, text: T }] }\n`;
      const { definition, problems } = checkFunnel("t.yaml", () => ({ text }));
      if (!definition) throw new Error(problems[0]?.message);
      const { min, max, within } = totalsOn("fit", stepFlows(definition), definition.start);
      const wanted = [...totals(questions)].sort((a, b) => a - b);
      expect(within({})).toEqual(wanted);
      expect([min, max]).toEqual([wanted[0], wanted.at(-1)]);
    }),
    { numRuns: 60 },
  );
});

const branching = (back: string) => `id: t
language: en
start: who
scales: { fit: {} }
steps:
  who: { type: question, path: /, question: Who?, options: [{ label: I, next: mine }, { label: They, score: { fit: 1 } }], next: theirs }
  mine: { type: question, path: /mine, question: M?, options: [{ label: A, score: { fit: 3 } }, B], next: last }
  theirs: { type: question, path: /theirs, question: T?, options: [{ label: A, score: { fit: 4 } }, B], next: last }
  last: { type: question, path: /last, question: A?, options: [{ label: A, score: { fit: 10 } }, { label: B${back} }], next: end }
  end: { type: end, path: /end, sections: [{ type: text, text: T }] }
`;

test.each([
  ["branches exclude each other", "", [0, 15], [0, 1, 3, 4, 5, 10, 11, 13, 14, 15]],
  ["a way leads back, so that somebody may see both", ", next: who", [0, 18], undefined],
])("where %s, totals are those of a way", (_, back, ends, wanted) => {
  const { definition, problems } = checkFunnel("t.yaml", () => ({ text: branching(back) }));
  if (!definition) throw new Error(problems[0]?.message);
  const { min, max, within } = totalsOn("fit", stepFlows(definition), definition.start);
  expect([min, max]).toEqual(ends);
  if (wanted) expect(within({})).toEqual(wanted);
});

test.each([
  ["the start", "start: who", "start: whom", "unknown-start"],
  ["a way", "next: theirs", "next: their", "unknown-target"],
])("a slip in the name of %s says nothing of scores", (_, name, slip, rule) => {
  const outcomes =
    "outcomes: [{ id: a, when: { score: { fit: { min: 14 } } }, title: A, text: A }, { id: b, title: B, text: B }]";
  const text = branching("").replace("steps:", `${outcomes}\nsteps:`).replace(name, slip);
  const found = checkFunnel("t.yaml", () => ({ text })).problems.map((problem) => problem.rule);
  expect(found).toContain(rule);
  expect(found).not.toContain("unreachable-outcome");
});
