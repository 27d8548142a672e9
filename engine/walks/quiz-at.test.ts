import { expect, test } from "vitest";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";
import { checkFunnel } from "../check/index.ts";
import { emptyQuiz } from "../compile/index.ts";
import { flowOf } from "../flow/index.ts";
import { quizAt } from "./quiz-at.ts";

const shipped = ["funnel.yaml", "examples/solar-roof/funnel.yaml", "examples/evening-piano/funnel.yaml"];

function flowIn(file: string) {
  const { definition } = checkFunnel(file, readText, findFile);
  if (!definition) throw new Error(`${file} has problems`);
  return { definition, flow: flowOf(definition) };
}

test.each(shipped)("finds answers for every step of %s that the quiz itself leads to", (file) => {
  const { definition, flow } = flowIn(file);
  const led = new Set([flow.start, ...Object.values(flow.steps).flatMap(({ forward }) => forward.map(({ to }) => to))]);
  expect(Object.keys(definition.steps).filter((step) => led.has(step) && !quizAt(flow, step, emptyQuiz))).toEqual([]);
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

test("knows none for a step that nothing leads to", () => {
  expect(quizAt(flow, "no-such-step", emptyQuiz)).toBeUndefined();
});
