import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { fuzz, fuzzTime } from "../../tests/fuzz.ts";
import { flowOf } from "../flow/index.ts";
import { choose } from "./choose.ts";
import { valuesOfFields } from "./fields.ts";
import { answersOf, emptyQuiz } from "./quiz.ts";
import { fromStored, toStored } from "./stored.ts";

const flow = flowOf(
  definition(`
version: 3
start: goal
steps:
  goal:
    type: question
    path: /
    renamedFrom: aim
    question: What do you want?
    record: Goal
    save: goal
    options: [{ id: home-own, label: A house, renamedFrom: home }, { id: car, label: A car, renamedFrom: 4-wheels }]
    next: form
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: size, type: measure, label: Size, units: [cm, ft-in], min: 50 cm, record: Size }
      - { id: born, type: date, label: Born }
      - { id: colour, type: select, label: Colour, options: [Red, Blue], record: Colour }
    button: Go on
    next: end
  end: { type: offer, path: /end, sections: [{ type: heading, text: End }] }
`),
);
const quiz = {
  ...choose(flow, emptyQuiz, "goal", ["home-own"]),
  values: { email: "a@example.com" },
  reached: ["goal", "end"],
};

describe("a stored quiz", () => {
  test("is one object with the answers by label and the saved value", () => {
    expect(toStored(flow, quiz)).toMatchObject({ version: 3, answers: { Goal: "A house" }, goal: "A house" });
  });

  test("comes back as it was", () => {
    expect(fromStored(flow, JSON.parse(JSON.stringify(toStored(flow, quiz))))).toEqual(quiz);
  });

  test("is found under an id that was made from a label and starts with a digit", () => {
    const stored = { version: 3, quiz: { choices: { goal: ["4-wheels"] }, values: {}, query: {}, reached: ["goal"] } };
    expect(fromStored(flow, stored)).toEqual({ ...emptyQuiz, choices: { goal: ["car"] }, reached: ["goal"] });
  });

  test("is found under the ids that steps and options had before", () => {
    const stored = { version: 3, quiz: { choices: { aim: ["home"] }, values: {}, query: {}, reached: ["aim"] } };
    expect(fromStored(flow, stored)).toEqual({ ...emptyQuiz, choices: { goal: ["home-own"] }, reached: ["goal"] });
  });

  test("is empty when another version of the funnel stored it", () => {
    expect(fromStored(flow, { ...toStored(flow, quiz), version: 2 })).toEqual(emptyQuiz);
  });

  test("loses steps and options that are gone, and keeps the rest", () => {
    const choices = { goal: ["home-own", "yacht"], gone: ["x"] };
    expect(fromStored(flow, { version: 3, quiz: { choices } }).choices).toEqual({ goal: ["home-own"] });
  });

  test("is a valid quiz whatever 50,000 stored states hold, and touches no prototype", {
    timeout: fuzzTime,
  }, async () => {
    // Names that objects inherit and ids that exist, so that wrong values turn up where texts belong.
    const name = fc.constantFrom(
      "goal",
      "aim",
      "size",
      "born",
      "colour",
      "home",
      "end",
      "toString",
      "valueOf",
      "__proto__",
      "constructor",
      "length",
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, depthSize: "small" },
        fc.constantFrom<unknown>(
          "goal",
          "home-own",
          "form",
          "end",
          "",
          "180 cm",
          "9e9 cm",
          "2000-02-30",
          "red",
          0,
          -1,
          null,
          true,
        ),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(name, tie("value"), { maxKeys: 3 }),
      ),
    }));
    const quiz = fc.record({ choices: value, values: value, query: value, reached: value }, { requiredKeys: [] });
    const stored = fc.oneof(fc.record({ version: fc.constant(3), quiz: fc.oneof(quiz, value) }), value);
    const inherited = () => Object.getOwnPropertyNames(Object.prototype).join();
    const before = inherited();
    await fuzz(
      "stored states",
      fc.property(stored, (state) => {
        // As it comes back from storage.
        const quiz = fromStored(flow, JSON.parse(JSON.stringify(state)));
        const { choices, values, query, reached } = quiz;
        const given = Object.entries(valuesOfFields(flow, quiz)).map(([id, { kind }]) => `${id} ${kind}`);
        if (!given.every((field) => ["size measure", "born date", "colour choice"].includes(field)))
          throw new Error("field");
        if (!Object.values(answersOf(flow, quiz)).every((text) => typeof text === "string")) throw new Error("answer");
        if (![...Object.keys(choices), ...reached].every((step) => Object.hasOwn(flow.steps, step)))
          throw new Error("step");
        const texts = [...Object.values(choices).flat(), ...Object.values({ ...values, ...query })];
        if (!texts.every((text) => typeof text === "string")) throw new Error("text");
      }),
      50_000,
    );
    expect(inherited()).toBe(before);
  });

  test("is a valid quiz whatever the bytes", { timeout: fuzzTime }, async () => {
    const nearly = fc.record({ version: fc.constant(3), quiz: fc.anything() });
    await fuzz(
      "stored bytes",
      fc.property(fc.oneof(fc.anything(), nearly), (stored) => {
        const { choices, reached } = fromStored(flow, stored);
        expect(Object.keys(choices).every((step) => step in flow.steps)).toBe(true);
        expect(reached.every((step) => step in flow.steps)).toBe(true);
      }),
      100,
    );
  });
});
