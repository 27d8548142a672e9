import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";

/** A funnel in which sections, ways, ways back and outcomes depend on variants, and for each variant there is one. */
const right = `id: right
language: en
entry: in-order
start: welcome
product: { name: Right, support: help@right.internal }
experiments:
  quiz: [whole, brief]
  goal-words: [plain, warm]
  guarantee: [short, long]
  result: [words, numbers]
facts:
  short-days: { value: 14 days, source: Our terms }
  long-days: { value: 30 days, source: Our terms }
plans:
  box: { name: A box, price: 40, currency: EUR }
outcomes:
  - { id: plain, when: { experiment: { result: words } }, title: You cook at home }
  - { id: figures, when: { experiment: { result: numbers } }, title: You cook five times a week }
lead: { source: right, send: [answers, query] }
legal:
  title: Legal
  tabs:
    - { id: terms, purpose: terms, label: Terms, text: "You have {facts.short-days} or {facts.long-days}, as the page said when you bought." }
    - { id: refund, purpose: refund, label: Refunds, text: "You have {facts.short-days} or {facts.long-days}, as the page said when you bought. Write to {product.support}." }
steps:
  welcome:
    type: info
    path: /
    sections:
      - { type: heading, text: What shall we cook? }
      - { type: text, when: { experiment: { quiz: brief } }, text: One question and you are there. }
      - { type: text, when: { experiment: { quiz: whole } }, text: Three questions and you are there. }
    button: Go on
    next:
      - { when: { experiment: { goal-words: warm } }, go: goal-warm }
      - { go: goal }
  goal:
    type: question
    path: /goal
    number: 1
    question: What is your goal?
    record: Goal
    save: goal
    options: [{ id: save, label: Save time }, { id: eat, label: Eat better }]
    back: welcome
    next: [{ when: { experiment: { quiz: brief } }, go: offer }, { go: second }]
  goal-warm:
    type: question
    path: /your-goal
    number: 1
    question: What would make dinner good again?
    record: Goal
    save: goal
    options: [{ id: save, label: Save time }, { id: eat, label: Eat better }]
    back: welcome
    next: [{ when: { experiment: { quiz: brief } }, go: offer }, { go: second }]
  second:
    type: question
    path: /second
    number: 2
    question: Who eats with you?
    record: Who
    options: [Nobody, Two, More]
    back: [{ when: { experiment: { goal-words: warm } }, go: goal-warm }, { go: goal }]
    next: third
  third:
    type: question
    path: /third
    number: 3
    question: Do you have an oven?
    record: Oven
    options: ["Yes", "No"]
    back: second
    next: offer
  offer:
    type: offer
    path: /offer
    number: 4
    sections:
      - { type: heading, text: "{outcome.title}, to {goal|eat well}" }
      - { type: text, when: { experiment: { quiz: whole } }, text: "For {answer.second|you}." }
      - { type: plans, heading: Boxes, plans: [box], default: box }
      - { type: button, when: { experiment: { guarantee: short } }, text: Buy, action: next }
      - { type: button, when: { experiment: { guarantee: long } }, text: Buy without a risk, action: next }
      - { type: guarantee, when: { experiment: { guarantee: short } }, heading: "{facts.short-days} to send it back", text: "See our [refunds](legal:refund)." }
      - { type: guarantee, when: { experiment: { guarantee: long } }, heading: "{facts.long-days} to send it back", text: "See our [refunds](legal:refund)." }
      - { type: text, small: true, text: "See our [terms](legal:terms)." }
    back: [{ when: { experiment: { quiz: brief } }, go: goal }, { go: third }]
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: It comes., failed: Write to us., support: Back }
counter: { total: 4 }
`;

const rulesOn = (what: string, by: string) =>
  checkFunnel("right.yaml", () => ({ text: right.replace(what, () => by) })).problems.map(({ rule }) => rule);

const rest = "      - { go: goal }\n";
const plain = "      - { when: { experiment: { goal-words: plain } }, go: goal }\n";

test("nothing is told where each visitor has a section, a way and an outcome by their variant", () => {
  expect(rulesOn("", "")).toEqual([]);
  expect(rulesOn(rest, plain)).toEqual([]);
});

test("a variant that has no way, or no outcome, is told", () => {
  expect(rulesOn(rest, plain.replace("plain", "[warm]"))).toContain("missing-unguarded-target");
  expect(rulesOn("result: [words, numbers]", "result: [words, numbers, both]")).toEqual(["unset-placeholder"]);
});

test("two variants that no condition tells apart are told", () => {
  expect(rulesOn("goal-words: [plain, warm]", "goal-words: [plain, warm, cool]")).toEqual(["idle-experiment"]);
});

/** What is told of a text of the first page, where an experiment is asked for by nothing else. */
const rulesOnText = (text: string) =>
  checkFunnel("right.yaml", () => ({
    text: right
      .replace("quiz: [whole, brief]", "quiz: [whole, brief]\n  tone: [calm, bold]")
      .replace("text: What shall we cook?", () => `text: ${JSON.stringify(text)}`),
  })).problems.map(({ rule }) => rule);

test("words by variant are right with signs, markup and nothing for a variant", () => {
  expect(rulesOnText("{experiment.tone|calm=Is 1 + 1 = 2?|bold=Cook, now: a=b!}")).toEqual([]);
  expect(rulesOnText("**{experiment.tone|calm=One|bold=Two} dinners**")).toEqual([]);
  expect(
    rulesOnText("One {experiment.tone|calm=dinner** or **two|bold=dinner}{experiment.quiz|whole=|brief= today}."),
  ).toEqual([]);
  expect(
    rulesOnText("**One {experiment.tone|bold=class** each|calm=lesson** a} week{experiment.quiz|brief=|whole=: good}"),
  ).toEqual([]);
});

test("a question, a heading or a button that has no words for a variant is told, and what may be left out is not", () => {
  const empty = '"{experiment.quiz|whole=|brief=Only two}"';
  for (const text of ["What is your goal?", "What shall we cook?", "Go on", "Boxes", "Buy without a risk"])
    expect(rulesOn(text, empty), text).toEqual(["unknown-placeholder"]);
  for (const text of ["One question and you are there.", '"See our [refunds](legal:refund)."'])
    expect(rulesOn(text, empty), text).not.toContain("unknown-placeholder");
  const hint = `question: What is your goal?\n    hint: ${empty}`;
  expect(rulesOn("question: What is your goal?", hint)).toEqual([]);
  expect(rulesOn("What shall we cook?", '"What shall we cook{experiment.quiz|whole=|brief= today}?"')).toEqual([]);
});

test("words by variant that are written otherwise are told once, and not as an experiment that nothing asks for", () => {
  expect(rulesOnText("{variant.tone|calm=Hello|bold=Hi}")).toEqual(["unknown-placeholder"]);
  expect(rulesOnText("{tone|calm=Hello|bold=Hi}")).toEqual(["unknown-placeholder"]);
  expect(rulesOnText("{query.tone|calm=Hello|bold=Hi}")).toEqual(["experiment-name"]);
  expect(rulesOnText("{experiment.tone|calm=Hello}")).toEqual(["unknown-placeholder"]);
  expect(rulesOnText("{experiment.tone|calm=Hello|calm=Hi|bold=Ho}")).toEqual(["unknown-placeholder"]);
  expect(rulesOnText("{experiment.tone|calm=Hello {product.name}|bold=Hi}")).toEqual(["stray-brace"]);
  expect(rulesOnText("{experiment tone|calm=Hello|bold=Hi}")).toEqual(["stray-brace"]);
  expect(rulesOnText("{experiment.tone|calm=Hello **you|bold=Hi**}")).toEqual(["broken-markup"]);
  expect(rulesOnText("{experiment.tone|calm=Hello|bold=Hello}")).toEqual(["idle-experiment"]);
});
