import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { typesFunnel } from "../../tests/graph/funnels.ts";
import { readFunnel } from "../../tests/read-funnel.ts";
import { flowOf } from "../flow/index.ts";
import { emptyQuiz, type Quiz } from "../quiz/index.ts";
import { findVisit, quizAt } from "./quiz-at.ts";

const shipped = ["funnel.yaml", "examples/solar-roof/funnel.yaml", "examples/evening-piano/funnel.yaml"];

function flowIn(file: string) {
  const loaded = readFunnel(file);
  return { loaded, flow: flowOf(loaded) };
}

test.each(shipped)("finds answers for every step of %s, also behind a payment", (file) => {
  const { loaded, flow } = flowIn(file);
  expect(Object.keys(loaded.steps).filter((step) => !quizAt(flow, step, emptyQuiz))).toEqual([]);
});

const { flow } = flowIn("examples/solar-roof/funnel.yaml");

test("gives the answers that a branch asks for", () => {
  expect(quizAt(flow, "charging", emptyQuiz)?.choices.uses).toEqual(["car"]);
  expect(quizAt(flow, "guide", emptyQuiz)?.choices.home).not.toEqual(["house"]);
});

test("keeps what was answered, where it leads there", () => {
  const answered = { ...emptyQuiz, choices: { home: ["house"], roof: ["north"], uses: ["battery"] } };
  expect(quizAt(flow, "timing", answered)?.choices).toMatchObject({ roof: ["north"], uses: ["battery"] });
});

/** A bakery that asks for an optional text on a cake. */
const bakery = (cake: string, shape: string) =>
  flowOf(
    definition(`
start: cake
steps:
  cake: { type: multi-select, path: /, question: What shall stand on it?, min: 0, save: words, options: [A name, A date], button: Go on, next: ${cake} }
  shape: { type: question, path: /shape, question: Which shape?, record: Shape, options: [Round, Square], next: ${shape} }
  writing: { type: offer, path: /writing, sections: [{ type: heading, text: Which letters? }] }
  done: { type: offer, path: /done, sections: [{ type: heading, text: Thanks }] }
`),
  );

test("finds the answer that a condition asks for by its saved name, and gives none where none is asked for", () => {
  const flow = bakery("shape", "[{ when: { has: words }, go: writing }, { go: done }]");
  expect(quizAt(flow, "writing", emptyQuiz)?.choices).toEqual({ cake: ["a-name"], shape: ["round"] });
  expect(quizAt(flow, "done", emptyQuiz)?.choices).toEqual({ shape: ["round"] });
});

test("chooses as many options as a condition counts", () => {
  const flow = bakery("[{ when: { count: { cake: { min: 2 } } }, go: writing }, { go: shape }]", "done");
  expect(quizAt(flow, "writing", emptyQuiz)?.choices).toEqual({ cake: ["a-name", "a-date"] });
});

test("says which steps were passed on the way, whatever had been passed before", () => {
  const flow = bakery("shape", "[{ when: { has: words }, go: writing }, { go: done }]");
  expect(quizAt(flow, "cake", { ...emptyQuiz, reached: ["done"] })?.reached).toEqual(["cake"]);
  expect(quizAt(flow, "writing", emptyQuiz)?.reached).toEqual(["cake", "shape", "writing"]);
});

test("finds answers for every step of a quiz whose points add up in too many ways to try them all", () => {
  const flow = flowOf(typesFunnel());
  for (const step of Object.keys(flow.steps))
    expect([step, quizAt(flow, step, emptyQuiz)?.reached.at(-1)]).toEqual([step, step]);
});

test("finds answers for a computed value, which no answer brings nearer by itself", () => {
  const ids = Array.from({ length: 10 }, (_, index) => `q${index}`);
  const questions = ids.map((id, index) => {
    const next = ids[index + 1] ?? "[{ when: { value: { least: { min: 3 } } }, go: rich }, { go: some }]";
    return `  ${id}: { type: question, path: /${id}, question: Which?, options: [{ label: A, score: { a: 1 } }, { label: B, score: { b: 1 } }, { label: C }, { label: D, score: { d: 1 } }], next: ${next} }\n`;
  });
  const end = "sections: [{ type: heading, text: Bye }]";
  const flow = flowOf(
    definition(
      `start: q0\nscales: { a: {}, b: {}, d: {} }\nvalues: { least: { of: "min(score.a, score.b, score.d)" } }\nsteps:\n${questions.join("")}  rich: { type: end, path: /rich, ${end} }\n  some: { type: end, path: /some, ${end} }\n`,
    ),
  );
  expect(quizAt(flow, "rich", emptyQuiz)?.reached.at(-1)).toBe("rich");
});

test("knows none for a step that nothing leads to", () => {
  expect(quizAt(flow, "no-such-step", emptyQuiz)).toBeUndefined();
});

test("looks at each situation once where nothing leads to a wanted one", () => {
  const seen: string[] = [];
  const isFound = (at: string, { choices }: Quiz) => {
    seen.push(JSON.stringify([at, choices]));
    return false;
  };
  const flow = bakery("[{ when: { count: { cake: { min: 2 } } }, go: writing }, { go: shape }]", "done");
  expect(findVisit(flow, [], isFound, { wish: { step: "writing" } })).toBeUndefined();
  expect(seen).toEqual([...new Set(seen)]);
});
