import { describe, expect, test } from "vitest";
import { answersAsked } from "../../engine/compile/index.ts";
import { type AskedField, type Flow, flowOf } from "../../engine/flow/index.ts";
import {
  answersOf,
  computedOf,
  emptyQuiz,
  factsOf,
  forgetAbandoned,
  lookupIn,
  nextStep,
  type Quiz,
  valuesOfFields,
} from "../../engine/quiz/index.ts";
import { computer } from "../../engine/values/index.ts";
import { coverFunnel } from "../../engine/walks/index.ts";
import { definition } from "../definition.ts";

const funnel = definition(`
entry: in-order
start: who
values: { seats: { of: staff * 2 } }
steps:
  who: { type: question, path: /, question: For whom?, options: [Company, Myself], record: For, next: form }
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: nick, type: text, label: Nickname }
      - { id: company, type: text, label: Company, when: { who: company }, record: Company }
      - { id: staff, type: number, label: Staff, min: 1, max: 500, when: { has: company } }
      - { id: floors, type: number, label: Floors, min: 1, max: 9, required: false, when: { value: { seats: { min: 100 } } } }
    button: Next
    back: who
    next: [{ when: { field: { staff: { min: 50 } } }, go: large }, { go: end }]
  large: { type: end, path: /large, sections: [{ type: heading, text: Many }] }
  end: { type: end, path: /end, sections: [{ type: heading, text: "Thank you, {company|friend}" }] }
`);
const flow = flowOf(funnel);

const values = { nick: "Ada", company: "Byron Ltd", staff: "60", floors: "3" };
const visit = (who: string, given: Quiz["values"] = values): Quiz => ({
  ...emptyQuiz,
  choices: { who: [who] },
  values: given,
  reached: ["who", "form"],
});
const asked = (quiz: Quiz, typed?: Quiz["values"]) => [...(computedOf(flow, quiz)?.fieldsAsked(typed) ?? [])];

/** A flow whose fields of numbers have these conditions, which no check has seen. */
const flowWith = (fields: readonly Pick<AskedField, "id" | "when">[]): Flow => ({
  ...flow,
  values: { twice: { of: ["*", "a", 2] } },
  compute: computer({ twice: { of: ["*", "a", 2] } }, "en", () => new Date(2026, 0, 31)),
  steps: { form: { path: "/", forward: [], fields: fields.map((field) => ({ ...field, kind: "number" })) } },
});

describe("a field for some visitors", () => {
  test("is asked for as earlier answers, other fields and values of them say", () => {
    expect(asked(visit("company"))).toEqual(["nick", "company", "staff", "floors"]);
    expect(asked(visit("myself"))).toEqual(["nick"]);
    expect(asked(visit("company", { nick: "Ada" }))).toEqual(["nick", "company"]);
    expect(asked(visit("company", { ...values, staff: "49" }))).toEqual(["nick", "company", "staff"]);
  });

  test("is asked for by what stands in other fields and is not kept yet", () => {
    const quiz = visit("company", {});
    expect(asked(quiz)).toEqual(["nick", "company"]);
    expect(asked(quiz, { company: "B", staff: "70" })).toEqual(["nick", "company", "staff", "floors"]);
    expect(asked(visit("company"), { company: "" })).toEqual(["nick", "company"]);
  });

  test("counts as empty for whoever is not asked for it any more, in conditions, texts, reports and what is sent", () => {
    const [is, was] = [visit("company"), visit("myself")];
    const told = (quiz: Quiz) => ({
      next: nextStep(flow, quiz, "form"),
      has: factsOf(flow, quiz).has("company"),
      says: lookupIn(flow, quiz, {})("company"),
      hands: lookupIn(flow, quiz, {})("given.company"),
      seats: computedOf(flow, quiz)?.amount("seats"),
      recorded: answersOf(flow, quiz),
      fields: Object.keys(valuesOfFields(flow, quiz)),
      sent: Object.keys(forgetAbandoned(flow, quiz).values),
    });
    expect(told(is)).toEqual({
      next: "large",
      has: true,
      says: "Byron Ltd",
      hands: "Byron Ltd",
      seats: 120,
      recorded: { For: "Company", Company: "Byron Ltd" },
      fields: ["nick", "company", "staff", "floors"],
      sent: ["nick", "company", "staff", "floors"],
    });
    expect(told(was)).toEqual({
      next: "end",
      has: false,
      says: undefined,
      hands: undefined,
      seats: undefined,
      recorded: { For: "Myself" },
      fields: ["nick"],
      sent: ["nick"],
    });
  });

  test("is filled in by a tester who is asked for it, and by no other", () => {
    const answers = [values];
    expect(answersAsked(flow, visit("company", {}), "form", { answers })).toEqual([values]);
    expect(answersAsked(flow, visit("myself", {}), "form", { answers })).toEqual([
      { nick: "Ada", company: "", staff: "", floors: "" },
    ]);
  });

  test("that asks for itself, which the check refuses, is asked of nobody and stops nothing", () => {
    const odd = flowWith([
      { id: "a", when: { kind: "value", name: "twice", of: "value", bounds: { min: 1 } } },
      { id: "b", when: { kind: "has", name: "c" } },
      { id: "c", when: { kind: "has", name: "b" } },
    ]);
    const quiz = { ...emptyQuiz, values: { a: "5", b: "5", c: "5" }, reached: ["form"] };
    expect([...(computedOf(odd, quiz)?.fieldsAsked() ?? [])]).toEqual([]);
  });

  test("is seen on walks by one visitor, and not by another, with both sides of its bounds", () => {
    const cover = coverFunnel(funnel);
    expect(cover.uncovered).toEqual([]);
    const forms = cover.walks.flatMap(({ moves }) =>
      moves.flatMap(({ action, to }) =>
        action.kind === "leave" ? [{ given: action.values, who: to.quiz.choices.who }] : [],
      ),
    );
    const filled = (who: string) =>
      forms.filter((form) => form.who?.includes(who)).map(({ given }) => Boolean(given.company));
    expect(new Set(filled("company"))).toEqual(new Set([true]));
    expect(new Set(filled("myself"))).toEqual(new Set([false]));
  });
});
