import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

type Told = {
  /** Conditions of a way after the first question, of one after the second, and of a section on the last page. */
  readonly early?: string;
  readonly late?: string;
  readonly shown?: string;
  readonly outcomes?: string;
  readonly text?: string;
  readonly step?: string;
};

const three = `[{ id: calm, when: { score: { fit: { min: 4 } } }, title: Calm },
  { id: brisk, when: { second: often }, title: Brisk, text: Go. }, { id: other, title: Something else }]`;

/** The rules with findings about a funnel, and what they say. */
function found({ early, late, shown, outcomes = three, text = "Thank you", step = "end" }: Told): readonly string[] {
  const when = (condition: string | undefined) => (condition ? `{ when: { ${condition} }, go: aside }, ` : "");
  const yaml = `id: t
language: en
start: first
scales: { fit: {} }
outcomes: ${outcomes}
steps:
  first: { type: question, path: /, question: First?, record: First, options: [{ label: Yes indeed, score: { fit: 2 } }, Not yet], next: [${when(early)}{ go: second }] }
  second: { type: question, path: /second, question: Second?, record: Second, options: [{ label: Often, score: { fit: 2 } }, Seldom], next: [${when(late)}{ go: ${step} }] }
  aside: { type: question, path: /aside, question: Aside?, record: Aside, options: [More, Less], next: ${step} }
  ${step}: { type: end, path: /end, sections: [{ type: heading, text: Yours }, { type: text, ${shown ? `when: { ${shown} }, ` : ""}text: "${text}" }] }
`;
  const { problems } = checkFunnel("t.yaml", () => ({ text: yaml }));
  return problems.filter(({ rule }) => rule !== "unreachable-step").map(({ rule, message }) => `${rule}: ${message}`);
}

test.each<[string, Told]>([
  ["a way", { late: "outcome: calm" }],
  ["several, on a way", { late: "outcome: [calm, brisk]" }],
  ["a section", { shown: "outcome: other" }],
  ["none of one", { shown: "not: { outcome: calm }" }],
  ["a section that says it", { shown: "outcome: [brisk]", text: "{outcome.title}: {outcome.text}" }],
])("an outcome can be asked for by %s", (_, told) => {
  expect(found({ late: "first: yes-indeed", ...told })).toEqual([]);
});

test.each<[string, Told, string]>([
  [
    "a slip",
    { shown: "outcome: clam" },
    'unknown-condition: A condition asks for the outcome "clam", which does not exist. Did you mean "calm"?',
  ],
  [
    "a title",
    { shown: "outcome: [Something else]" },
    'unknown-condition: A condition asks for the outcome "Something else", which does not exist. The id of that outcome is "other".',
  ],
  [
    "a name like no other",
    { shown: "outcome: winter" },
    'unknown-condition: A condition asks for the outcome "winter", which does not exist. The outcomes are: calm, brisk, other.',
  ],
  [
    "an outcome where there are none",
    { shown: "outcome: calm", outcomes: "[]" },
    'unknown-condition: A condition asks about "calm", but there are no "outcomes". Write them at the left edge: outcomes: [{ id: …, title: … }].',
  ],
  [
    "another word for it",
    { shown: "result: calm" },
    'unknown-condition: A condition asks about "result", which is not a step. To ask for the outcome, write outcome: calm.',
  ],
  [
    "an outcome of an outcome",
    { outcomes: three.replace("second: often", "outcome: calm") },
    "guard-before-answer: An outcome asks for an outcome, which is only known once all have been tried. Ask for answers, scores or values.",
  ],
  [
    "an answer of a later step",
    { early: "outcome: brisk" },
    'guard-before-answer: Step "first" has a condition about the outcome "brisk", which is never known by then. Move what depends on it further down the way, or remove the condition.',
  ],
  [
    "points that come later",
    { early: "outcome: calm" },
    'impossible-bound: Nobody comes here with outcome "calm": it asks for 4 or more points on "fit", and answers make 0 to 2 until then. Ask for it further down the way, or remove the condition.',
  ],
  [
    "two at once",
    { shown: "all: [{ outcome: calm }, { outcome: other }]" },
    'impossible-bound: These never hold together: a visitor has one outcome, and it asks for two. Use "any" where one of them is enough.',
  ],
  [
    "an answer that it rules out",
    { late: "outcome: brisk, second: seldom" },
    'impossible-bound: These never hold together: step "second" takes one answer, and it asks for two. Use "any" where one of them is enough.',
  ],
  [
    "a text that it does not have",
    { shown: "outcome: calm", text: "{outcome.text}" },
    'unset-placeholder: {outcome.text} is shown in step "end", but not every visitor gets an outcome with one. Write a fallback: {outcome.text|…}.',
  ],
  [
    "a step of that name",
    { step: "outcome", shown: "outcome: done" },
    'reserved-name: No step can be called "outcome": conditions use that word. Choose another name.',
  ],
])("%s is told, once", (_, told, message) => {
  expect(found({ late: "first: yes-indeed", ...told })).toEqual([message]);
});

test("a way for an outcome that a way above it has taken is told", () => {
  const late = "outcome: [calm, brisk] }, go: aside }, { when: { outcome: calm";
  expect(found({ late })).toEqual([
    expect.stringMatching(/^untried-way: Nobody goes this way: "aside" above it takes/),
  ]);
});
