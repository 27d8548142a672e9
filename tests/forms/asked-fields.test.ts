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

  test.each([
    ["beds: { of: extra * 2 }, size: { of: rooms * 2 }"],
    ["size: { of: rooms * 2 }, beds: { of: extra * 2 }"],
  ])("is known whatever the order of the values that conditions ask for: %s", (written) => {
    const house = flowOf(
      definition(`
start: form
values: { ${written} }
steps:
  form:
    type: form
    path: /
    heading: You
    fields:
      - { id: rooms, type: number, label: Rooms, min: 1, max: 50 }
      - { id: extra, type: number, label: Extra, min: 1, max: 50, when: { value: { size: { min: 5 } } } }
      - { id: who, type: text, label: Who, record: Who, when: { value: { beds: { min: 10 } } } }
    button: Next
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`),
    );
    const quiz = { ...emptyQuiz, values: { rooms: "20", extra: "20", who: "Ann" }, reached: ["form"] };
    expect(answersOf(house, quiz)).toEqual({ Who: "Ann" });
  });

  describe("that is a contact", () => {
    const club = flowOf(
      definition(`
start: who
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it. }] }
steps:
  who: { type: question, path: /, question: For whom?, options: [Company, Myself], next: form }
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: tel, type: phone, label: Phone, contact: true, required: false, when: { who: company } }
      - { id: boss, type: text, label: Boss, contact: name, required: false, when: { who: company } }
      - { id: best, type: text, label: When to call, when: { has: phone } }
      - { id: mail, type: email, label: Email, contact: true }
    consent: See our [privacy policy](legal:privacy).
    button: Next
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "Thanks, {name|friend}" }] }
`),
    );
    const own = {
      tel: "+4930123456",
      phone: "+4930123456",
      boss: "Ann",
      name: "Ann",
      mail: "a@x.org",
      email: "a@x.org",
    };
    const at = (who: string, values: Quiz["values"]): Quiz => ({
      ...emptyQuiz,
      choices: { who: [who] },
      values,
      reached: ["who", "form"],
    });
    const told = (quiz: Quiz) => ({
      has: ["phone", "name", "email"].filter((name) => factsOf(club, quiz).has(name)),
      says: lookupIn(club, quiz, {})("name"),
      sent: Object.keys(forgetAbandoned(club, quiz).values).sort(),
    });

    test("is known under its own name as long as its field is asked for", () => {
      expect(told(at("company", own))).toEqual({
        has: ["phone", "name", "email"],
        says: "Ann",
        sent: Object.keys(own).sort(),
      });
      expect(told(at("myself", own))).toEqual({ has: ["email"], says: undefined, sent: ["email", "mail"] });
    });

    test("leaves alone what another step took", () => {
      const others = { ...own, phone: "+4930999999", name: "Bob" };
      expect(told(at("myself", others))).toEqual({
        has: ["phone", "name", "email"],
        says: "Bob",
        sent: ["email", "mail", "name", "phone"],
      });
      expect(answersAsked(club, at("myself", { phone: "+4930999999" }), "form", { answers: [own] })).toEqual([
        { ...own, tel: "", boss: "", phone: "+4930999999", name: "" },
      ]);
      expect(answersAsked(club, at("myself", own), "form", { answers: [own] })).toEqual([
        { ...own, tel: "", boss: "", best: "", phone: "", name: "" },
      ]);
    });

    test("is known to the fields below it while it is typed, and until it is emptied", () => {
      const asked = (quiz: Quiz, typed?: Quiz["values"]) => computedOf(club, quiz)?.fieldsAsked(typed).has("best");
      expect(asked(at("company", {}))).toBe(false);
      expect(asked(at("company", {}), { tel: own.tel })).toBe(true);
      expect(asked(at("myself", {}), { tel: own.tel })).toBe(false);
      expect(asked(at("company", own))).toBe(true);
      expect(asked(at("company", own), { tel: "" })).toBe(false);
    });
  });

  test("may ask for a contact only if none is known yet", () => {
    const asking = (values: Quiz["values"]) => {
      const odd = flowWith([{ id: "tel", when: { kind: "not", part: { kind: "has", name: "phone" } } }]);
      const fields = odd.steps.form?.fields?.map((field) => ({ ...field, contact: "phone" as const }));
      const once: Flow = { ...odd, steps: { form: { path: "/", forward: [], ...(fields && { fields }) } } };
      return [...(computedOf(once, { ...emptyQuiz, values, reached: ["form"] })?.fieldsAsked() ?? [])];
    };
    expect(asking({})).toEqual(["tel"]);
    expect(asking({ tel: "5", phone: "5" })).toEqual(["tel"]);
    expect(asking({ phone: "6" })).toEqual([]);
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
