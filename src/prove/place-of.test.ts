import { expect, test } from "vitest";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import type { Move } from "../../engine/walks/index.ts";
import { definition } from "../../tests/definition.ts";
import { placeOfText, placeOfWay } from "./place-of.ts";

const tea = definition(`
start: tea
steps:
  tea:
    type: question
    path: /
    question: Which *tea* do you like?
    options: [{ id: green, label: Green tea, next: end }, { id: black, label: Black tea }, { id: herbs, label: Herbs }]
    record: Tea
    next: milk
  milk:
    type: question
    path: /milk
    question: Milk?
    options: [Some, None]
    record: Milk
    back: tea
    next: [{ when: { tea: black }, go: end }, { go: end }]
  end: { type: end, path: /end, back: milk, sections: [{ type: heading, text: "Enjoy it, {answer.milk|friend}" }] }
`);

const way = (from: string, to: string, action: Move["action"]) =>
  placeOfWay({ from, action, to: { step: to, quiz: emptyQuiz }, covers: [] }, tea);

test("a move that goes wrong is named at the way that says where it leads", () => {
  expect(way("tea", "end", { kind: "answer", choice: ["green"] })).toEqual(["steps", "tea", "options", 0, "next"]);
  expect(way("tea", "milk", { kind: "answer", choice: ["black"] })).toEqual(["steps", "tea", "next"]);
  expect(way("milk", "end", { kind: "answer", choice: ["some"] })).toEqual(["steps", "milk", "next", 0, "go"]);
  expect(way("milk", "tea", { kind: "back" })).toEqual(["steps", "milk", "back"]);
});

test("a move that no way of the definition makes is named at its step", () => {
  expect(way("tea", "end", { kind: "answer", choice: ["black"] })).toEqual(["steps", "tea"]);
  expect(way("tea", "end", { kind: "pay" })).toEqual(["steps", "tea"]);
  expect(way("nowhere", "end", { kind: "back" })).toEqual(["steps", "nowhere"]);
});

test("words that no visitor sees, and two letters, are no part of a page", () => {
  const short = definition(`
start: no
steps:
  "no": { type: question, path: /no-tea, question: No?, options: [{ id: oolong, label: On }, { id: b, label: Only then }], record: Recorded, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: "Tea" }, { type: text, text: "Tea for you" }] }
`);
  const at = (step: string, shown: string) => placeOfText(step, shown, short).slice(2).join(".");
  for (const unseen of ["Recorded", "/no-tea", "oolong", "question", "on and", "nothing"])
    expect(at("no", unseen)).toBe("");
  expect(at("no", "  on ")).toBe("options.0.label");
  expect(at("end", "tea")).toBe("sections.0.text");
  expect(at("end", "Here is tea\n for you and them")).toBe("sections.1.text");
  expect(at("end", "for you")).toBe("sections.1.text");
});

test("a part of a page that no text of its step says is named at the plan or the product that is called so", () => {
  const sold = definition(`
product: { name: Evening School }
plans: { long: { name: With supervision, price: 20, currency: USD }, short: { name: Alone, price: 10, currency: USD } }
start: offer
steps:
  offer: { type: offer, path: /, sections: [{ type: plans, heading: Alone or not, plans: [long, short], default: short }] }
`);
  expect(placeOfText("offer", "supervision", sold)).toEqual(["plans", "long", "name"]);
  expect(placeOfText("offer", "Alone", sold)).toEqual(["steps", "offer", "sections", 0, "heading"]);
  expect(placeOfText("offer", "Evening", sold)).toEqual(["product", "name"]);
  expect(placeOfText("offer", "USD", sold)).toEqual(["steps", "offer"]);
});

test("a part of a page is named at its text: the same one before a longer one, and the step if there is none", () => {
  expect(placeOfText("tea", "Black tea", tea)).toEqual(["steps", "tea", "options", 1, "label"]);
  expect(placeOfText("tea", "Which tea do you like?", tea)).toEqual(["steps", "tea", "question"]);
  expect(placeOfText("tea", "Herbs and more of it", tea)).toEqual(["steps", "tea", "options", 2, "label"]);
  expect(placeOfText("end", "Enjoy it, friend", tea)).toEqual(["steps", "end", "sections", 0, "text"]);
  expect(placeOfText("tea", "", tea)).toEqual(["steps", "tea"]);
  expect(placeOfText("tea", "Imprint", tea)).toEqual(["steps", "tea"]);
});
