import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { anyCharacter } from "../../tests/any-character.ts";
import { definition } from "../../tests/definition.ts";
import { unitTypedName } from "../fields/index.ts";
import { flowOf } from "../flow/index.ts";
import {
  answersOf,
  emptyQuiz,
  factsOf,
  forgetAbandoned,
  fromStored,
  lookupIn,
  nextStep,
  toStored,
  valuesOfFields,
} from "../quiz/index.ts";
import { compileFunnel } from "./machine.ts";

const flow = flowOf(
  definition(`
start: way
steps:
  way: { type: question, path: /, question: By?, options: [Car, { label: Train, next: end }], next: form }
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: weight, type: measure, label: Weight, units: [lb, kg], min: 30 kg, record: Weight }
      - { id: born, type: date, label: Born, max: 18 years ago }
      - { id: rise, type: time, label: Up at, required: false, record: Rises }
      - { id: seats, type: number, label: Seats, min: 1, max: 9, required: false, record: Seats }
      - { id: colour, type: select, label: Colour, options: [Red, { id: b, label: Blue, recordAs: Azure }], record: Colour }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{weight|None}" }] }
`),
);
const filled = { weight: "72.5 kg", born: "2000-02-29", rise: "06:45", seats: "2", colour: "b" };

function visit(...choice: string[]) {
  const actor = createActor(compileFunnel(flow)).start();
  actor.send({ type: "answer", choice });
  actor.send({ type: "next" });
  actor.send({ type: "save", values: filled });
  return actor;
}

describe("what was given in fields", () => {
  test("is plain data with its unit, and recorded under its label", () => {
    const quiz = visit("car").getSnapshot().context;
    expect(valuesOfFields(flow, quiz)).toEqual({
      weight: { kind: "measure", value: 72.5, unit: "kg" },
      born: { kind: "date", value: "2000-02-29" },
      rise: { kind: "time", value: "06:45" },
      seats: { kind: "number", value: 2 },
      colour: { kind: "choice", value: "b", label: "Blue", recordAs: "Azure" },
    });
    expect(answersOf(flow, quiz)).toEqual({ Weight: "72.5 kg", Rises: "06:45", Seats: "2", Colour: "Azure" });
  });

  test("comes back from storage, and an emptied field is gone", () => {
    const actor = visit("car");
    actor.send({ type: "save", values: { seats: "" } });
    const quiz = actor.getSnapshot().context;
    const stored = fromStored(flow, JSON.parse(JSON.stringify(toStored(flow, quiz))));
    expect(Object.keys(valuesOfFields(flow, stored))).toEqual(["weight", "born", "rise", "colour"]);
  });

  test("does not count once another answer leads past the form, and counts again on the way back to it", () => {
    const actor = visit("car");
    actor.send({ type: "go", step: "way" });
    actor.send({ type: "answer", choice: ["train"] });
    const left = actor.getSnapshot().context;
    expect(valuesOfFields(flow, left)).toEqual({});
    expect(answersOf(flow, left)).toEqual({});
    // The texts stay in the browser, and nobody else gets them.
    const values = { ...filled, [unitTypedName("weight")]: "lb" };
    expect(left.values).toEqual(filled);
    expect(forgetAbandoned(flow, { ...left, values }).values).toEqual({});
    actor.send({ type: "answer", choice: ["car"] });
    actor.send({ type: "next" });
    expect(valuesOfFields(flow, actor.getSnapshot().context).weight).toEqual({
      kind: "measure",
      value: 72.5,
      unit: "kg",
    });
  });

  test("does not count once another value leads past the form where it was given, and the form itself keeps counting", () => {
    const farm = flowOf(
      definition(`
start: size
steps:
  size:
    type: form
    path: /
    heading: Size
    fields: [{ id: cows, type: number, label: Cows, min: 0, max: 999, record: Cows }]
    button: Go on
    next: [{ when: { field: { cows: { min: 100 } } }, go: large }, { go: end }]
  large:
    type: form
    path: /large
    heading: Large
    fields: [{ id: staff, type: number, label: Staff, min: 1, max: 99, record: Staff }]
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
`),
    );
    const actor = createActor(compileFunnel(farm)).start();
    const recorded = () => answersOf(farm, actor.getSnapshot().context);
    actor.send({ type: "save", values: { cows: "500" } });
    actor.send({ type: "next" });
    actor.send({ type: "save", values: { staff: "7" } });
    expect(recorded()).toEqual({ Cows: "500", Staff: "7" });
    actor.send({ type: "go", step: "size" });
    actor.send({ type: "save", values: { cows: "5" } });
    actor.send({ type: "next" });
    expect(recorded()).toEqual({ Cows: "5" });
    expect(forgetAbandoned(farm, actor.getSnapshot().context).values).toEqual({ cows: "5" });
  });

  test("is known to conditions and texts only where the answers still lead to it, and as far as the field can give it", () => {
    const actor = visit("car");
    const known = () => {
      const quiz = actor.getSnapshot().context;
      return [factsOf(flow, quiz).has("weight"), lookupIn(flow, quiz, {})("weight") !== undefined];
    };
    expect(known()).toEqual([true, true]);
    actor.send({ type: "go", step: "way" });
    actor.send({ type: "answer", choice: ["train"] });
    expect(known()).toEqual([false, false]);
    actor.send({ type: "answer", choice: ["car"] });
    actor.send({ type: "next" });
    expect(known()).toEqual([true, true]);
    actor.send({ type: "save", values: { weight: "9 mi" } });
    expect(known()).toEqual([false, false]);
    // What no field asks for is known as soon as it is saved.
    actor.send({ type: "save", values: { email: "ann@example.com" } });
    expect(factsOf(flow, actor.getSnapshot().context).has("email")).toBe(true);
  });

  test("is said to visitors as people write it, in outcomes, too, and kept as it is", () => {
    const caller = {
      ...flow,
      outcomes: [{ id: "all", title: "Done", text: "We call {phone}." }],
    };
    const quiz = { ...emptyQuiz, values: { phone: "+447911123456" } };
    const said = lookupIn(caller, quiz, {}, { phone: (kept) => `${kept.slice(0, 3)} ${kept.slice(3)}` });
    expect(["phone", "outcome.text", "email"].map((name) => said(name))).toEqual([
      "+44 7911123456",
      "We call +44 7911123456.",
      undefined,
    ]);
    expect(lookupIn(caller, quiz, {})("phone")).toBe("+447911123456");
  });

  test("is handed on by addresses as it was given, as long as it is on the visitor's way", () => {
    const actor = visit("car");
    actor.send({ type: "save", values: { "weight.unit": "lb" } });
    const quiz = { ...actor.getSnapshot().context, fromAddress: { "given.query.ref": "a_1" } };
    const names = ["weight", "given.weight", "given.query.ref", "given.phone"];
    const told = (of: typeof quiz) => names.map((name) => lookupIn(flow, of, {})(name));
    expect(told(quiz)).toEqual(["159.83514 lb", "72.5 kg", "a_1", undefined]);
    expect(told({ ...quiz, choices: {}, reached: [] })).toEqual([undefined, undefined, "a_1", undefined]);
    // A field may have that name, too.
    expect(lookupIn(flow, { ...quiz, values: { given: "Ada" } }, {})("given")).toBe("Ada");
  });

  test("is a time where it is asked for in hours and minutes: said, compared and computed with", () => {
    const run = flowOf(
      definition(`
start: form
values:
  pace: { of: best / 42.195, unit: min, round: 2 }
  faster: { of: best - goal, unit: min, round: 0 }
steps:
  form:
    type: form
    path: /
    heading: Your marathon
    fields:
      - { id: best, type: measure, label: Your best time, units: [h-min], min: 2 h, max: 7 h, decimals: 0 }
      - { id: goal, type: measure, label: Your goal, units: [min, h-min], decimals: 0 }
    button: Go on
    next: [{ when: { field: { best: { below: 4 h } } }, go: fast }, { go: end }]
  fast: { type: end, path: /fast, sections: [{ type: heading, text: "{best}, {pace}, {faster}" }] }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{best}" }] }
`),
    );
    const ran = (values: Readonly<Record<string, string>>) => ({ ...emptyQuiz, values, reached: ["form"] });
    const typed = ran({ best: "234 min", "best.unit": "h-min", goal: "210 min" });
    const said = lookupIn(run, typed, {});
    expect(["best", "goal", "pace", "faster"].map((name) => said(name))).toEqual([
      "3 hours 54 minutes",
      "210 minutes",
      "5.55 minutes",
      "24 minutes",
    ]);
    expect(nextStep(run, typed, "form")).toBe("fast");
    expect(nextStep(run, ran({ best: "240 min" }), "form")).toBe("end");
    expect(valuesOfFields(run, ran({ best: "119 min" }))).toEqual({});
  });

  test("counts from the first step on, which no visit has to be noted for, also for what is left with a lead", () => {
    const school = flowOf(
      definition(`
start: you
values: { age: { of: today - born, unit: years } }
steps:
  you:
    type: form
    path: /
    heading: You
    fields: [{ id: born, type: date, label: Born, max: today, record: Born }]
    button: Go on
    next: [{ when: { all: [{ has: born }, { value: { age: { min: 18 } } }, { field: { born: { before: 18 years ago } } }] }, go: adult }, { go: young }]
  adult: { type: end, path: /adult, sections: [{ type: heading, text: "{age}" }] }
  young: { type: end, path: /young, sections: [{ type: heading, text: Welcome }] }
`),
      () => new Date(2026, 10, 23, 12),
    );
    const actor = createActor(compileFunnel(school)).start();
    // As a page begins: with what is stored, which is nothing yet.
    actor.send({ type: "restore", quiz: emptyQuiz });
    actor.send({ type: "save", values: { born: "1990-11-05" } });
    actor.send({ type: "next" });
    const { value, context } = actor.getSnapshot();
    expect([value, context.reached]).toEqual(["adult", ["adult"]]);
    expect(lookupIn(school, context, {})("age")).toBe("36 years");
    expect(answersOf(school, context)).toEqual({ Born: "1990-11-05" });
    expect(forgetAbandoned(school, context).values).toEqual({ born: "1990-11-05" });
    expect(Object.keys(valuesOfFields(school, context))).toEqual(["born"]);
  });

  test("is what its fields can give, whatever was stored", () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom("1e9", "-1", "300 kg", "9 mi", "2001-02-29", "toString"),
    );
    const anything = fc.oneof(text, fc.anything());
    const values = fc.record(
      { weight: anything, born: anything, seats: anything, colour: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (values) => {
        const quiz = fromStored(flow, { version: 1, quiz: { ...emptyQuiz, values, reached: ["way", "form"] } });
        for (const [id, value] of Object.entries(valuesOfFields(flow, quiz))) {
          const { kind } = flow.steps.form?.fields?.find((field) => field.id === id) ?? {};
          expect(value.kind).toBe(kind);
          if (typeof value.value === "number") expect(Number.isFinite(value.value)).toBe(true);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
