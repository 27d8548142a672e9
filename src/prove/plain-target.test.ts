import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { plainTarget } from "./plain-target.ts";

const { steps } = definition(`
start: tea
steps:
  tea:
    type: question
    path: /
    question: Tea?
    options: [{ id: green, label: Green, next: end }, { id: black, label: Black }]
    record: Tea
    next: milk
  milk:
    type: question
    path: /milk
    question: Milk?
    options: [{ id: some, label: Some }, { id: none, label: None }]
    record: Milk
    back: previous
    next: [{ when: { milk: some }, go: end }, { go: end }]
  end: { type: end, path: /end, back: milk, sections: [{ type: heading, text: Enjoy it }] }
`);
const target = (step: string, action: Parameters<typeof plainTarget>[1]) => {
  const { [step]: its } = steps;
  return its && plainTarget(its, action);
};

test("where a plain way leads is read from the definition, an option's own before the step's", () => {
  expect(target("tea", { kind: "answer", choice: ["green"] })).toBe("end");
  expect(target("tea", { kind: "answer", choice: ["black"] })).toBe("milk");
  expect(target("end", { kind: "back" })).toBe("milk");
});

test("where conditions or earlier steps decide, the definition alone does not tell", () => {
  expect(target("milk", { kind: "answer", choice: ["some"] })).toBeUndefined();
  expect(target("milk", { kind: "back" })).toBeUndefined();
});
