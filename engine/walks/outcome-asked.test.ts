import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { atomsIn, flowOf, parseCondition, spelledOut } from "../flow/index.ts";
import { emptyQuiz, nextStep, outcomeOf, type Quiz } from "../quiz/index.ts";
import { viewOf } from "../views/index.ts";
import { coverFunnel } from "./cover-funnel.ts";
import { findVisit, quizAt } from "./quiz-at.ts";

/** A shop that sends each of three results its own way. */
const shop = definition(`
start: nights
scales: { load: {} }
outcomes:
  - { id: huge, when: { score: { load: { min: 4 } } }, title: Large }
  - { id: light, when: { field: { weight: { max: 5 kg } } }, title: Light }
  - { id: usual, title: Usual }
steps:
  nights:
    type: question
    path: /
    question: How many nights?
    options: [{ label: One, score: { load: 1 } }, { label: More, score: { load: 2 } }]
    next: winter
  winter:
    type: question
    path: /winter
    question: In winter, too?
    options: [{ label: "Yes", score: { load: 2 } }, "No"]
    next: about
  about:
    type: form
    path: /about
    heading: About you
    fields: [{ id: weight, type: measure, label: Weight of your things, units: [kg] }]
    button: Go on
    next: [{ when: { outcome: [huge, light] }, go: special }, { go: result }]
  special: { type: info, path: /special, sections: [{ type: heading, text: One more thing }], button: Go on, next: result }
  result:
    type: end
    path: /result
    back: [{ when: { outcome: usual }, go: about }, { go: special }]
    sections: [{ type: heading, text: Yours }, { type: text, when: { outcome: huge }, text: It is large. }]
`);
const flow = flowOf(shop);

test("a way and a way back follow the outcome, and a section is told no more than its id", () => {
  const choices = { nights: ["more"], winter: ["yes"] };
  expect(nextStep(flow, { ...emptyQuiz, choices }, "about")).toBe("special");
  expect(nextStep(flow, { ...emptyQuiz, values: { weight: "9" } }, "about")).toBe("result");
  expect(flow.steps.result?.back).toEqual([
    { to: "about", when: { kind: "outcome", name: "usual" } },
    { to: "special" },
  ]);
  expect(viewOf(shop, "result").conditions).toEqual({ 1: { kind: "outcome", name: "huge" } });
});

test("walks take every way and way back that outcomes open", () => {
  expect(coverFunnel(shop).uncovered).toEqual([]);
});

test("walks take each way back that outcomes open where nothing else asks for them", () => {
  const quiz = definition(`
start: nights
scales: { load: {} }
outcomes:
  - { id: huge, when: { score: { load: { min: 7 } } }, title: Large }
  - { id: middling, when: { score: { load: { min: 4, max: 4 } } }, title: Middling }
  - { id: usual, title: Usual }
steps:
  nights: { type: question, path: /, question: Nights?, options: [One, { label: More, score: { load: 4 } }], next: winter }
  winter: { type: question, path: /winter, question: Winter?, options: ["No", { label: "Yes", score: { load: 3 } }], next: result }
  result:
    type: end
    path: /result
    back: [{ when: { outcome: huge }, go: winter }, { when: { outcome: middling }, go: nights }, { go: winter }]
    sections: [{ type: heading, text: Yours }]
`);
  expect(coverFunnel(quiz).uncovered).toEqual([]);
});

test("a visitor is found who comes to a step with an outcome, or without", () => {
  expect(quizAt(flow, "special", emptyQuiz)).toBeDefined();
  const met = [parseCondition({ outcome: "huge" }, [])];
  const isFound = (at: string, quiz: Quiz) => at === "result" && outcomeOf(flow, quiz)?.id === "huge";
  const found = findVisit(flow, met.flatMap(atomsIn), isFound, { wish: { step: "result", met } });
  expect(found?.quiz.choices).toEqual({ nights: ["more"], winter: ["yes"] });
});

test("an outcome is spelled out as what it asks, and that none of those above it is the visitor's", () => {
  const [huge, light] = flow.outcomes.flatMap(({ when }) => when ?? []);
  expect(spelledOut({ kind: "outcome", name: "usual" }, flow.outcomes, {})).toEqual({
    kind: "all",
    parts: [
      { kind: "all", parts: [] },
      { kind: "not", part: huge },
      { kind: "not", part: light },
    ],
  });
});
