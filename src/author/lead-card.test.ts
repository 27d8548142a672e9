import { expect, test } from "vitest";
import { flowOf } from "../../engine/flow/index.ts";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import { definition } from "../../tests/definition.ts";
import { leadAt, placed } from "./lead-card.tsx";

const funnel = definition(`
start: dog
lead: { source: spring, send: [values, computed] }
values: { portion: { of: "weight / 50", unit: g, round: 0 } }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: None. }] }
steps:
  dog: { type: question, path: /, question: A dog?, record: Dog, options: ["Yes", "No"], next: weight }
  weight:
    type: form
    path: /weight
    heading: How heavy?
    fields: [{ id: weight, type: measure, label: Weight, units: [kg, lb] }, { id: mail, type: email, label: E-mail, contact: true }]
    consent: "See [privacy](legal:privacy)."
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`);

test("the desk shows what a lead would carry: the parts that are sent, and those that are only stored", () => {
  const touches = {
    first: { at: "2026-01-31T12:00:00.000Z", landing: "/" },
    last: { at: "2026-01-31T12:00:00.000Z", landing: "/" },
  };
  const memory = { read: (name: string) => (name === "touches" ? touches : undefined), write: () => undefined };
  const quiz = {
    ...emptyQuiz,
    choices: { dog: ["yes"] },
    values: { weight: "20 kg", "weight.unit": "lb", mail: "ada@example.com", email: "ada@example.com" },
    reached: ["dog", "weight", "end"],
  };
  const { sent, kept } = leadAt(funnel, flowOf(funnel), quiz, memory, Date.parse("2026-02-01"));
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    source: "spring",
    email: "ada@example.com",
    values: { weight: "20 kg", "weight.unit": "lb", mail: "ada@example.com" },
    computed: { portion: 400 },
  });
  expect(kept).toMatchObject({ answers: { Dog: "Yes" }, touches, language: "en" });
  expect(placed(sent)).toEqual([
    ["source", "spring"],
    ["email", "ada@example.com"],
    ["values.weight", "20 kg"],
    ["values.weight.unit", "lb"],
    ["values.mail", "ada@example.com"],
    ["computed.portion", "400"],
  ]);
  expect(placed({ answers: {}, touches })[0]).toEqual(["answers", undefined]);
});
