import { expect, test } from "vitest";
import { flowOf } from "../../engine/flow/index.ts";
import { emptyQuiz, nextStep, type Quiz } from "../../engine/quiz/index.ts";
import { definition } from "../../tests/definition.ts";
import { teaShop } from "../../tests/forms/tea-shop.ts";
import { jumpTo } from "./jump-to.ts";

const birth = definition(`
start: due
values: { left: { of: due - today, unit: days } }
steps:
  due:
    type: form
    path: /
    heading: When is your baby due?
    fields: [{ id: due, type: date, label: Due, min: today, max: in 280 days, record: Due }]
    button: Go on
    next: [{ when: { value: { left: { max: 27 } } }, go: soon }, { go: course }]
  soon: { type: end, path: /soon, sections: [{ type: heading, text: We call you today }] }
  course: { type: end, path: /course, sections: [{ type: heading, text: Your course }] }
`);

test.each(["2024-03-01", "2026-11-28", "2030-06-15"])("jumps with a due date that leads there on %s", (day) => {
  const noon = new Date(`${day}T12:00`);
  const flow = flowOf(birth, () => noon);
  for (const step of ["soon", "course"]) {
    const quiz = jumpTo({ definition: birth, flow }, step, emptyQuiz, noon.getTime());
    expect([step, quiz && nextStep(flow, quiz, "due")]).toEqual([step, step]);
  }
});

test("fills in an address for pages that show one, unless the visitor left one", () => {
  const flow = flowOf(birth);
  expect(jumpTo({ definition: birth, flow }, "due", emptyQuiz, Date.now())?.values.email).toBe("visitor@example.com");
  const own = { ...emptyQuiz, values: { email: "ann@mail.internal" } };
  expect(jumpTo({ definition: birth, flow }, "due", own, Date.now())?.values.email).toBe("ann@mail.internal");
});

test("has the plan of an offer on the pages behind it: the one that was picked, or as it is offered", () => {
  const flow = flowOf(teaShop);
  const plan = (quiz: Quiz, step: string) => jumpTo({ definition: teaShop, flow }, step, quiz, Date.now())?.values.plan;
  expect([plan(emptyQuiz, "offer"), plan(emptyQuiz, "end")]).toEqual([undefined, "box"]);
  expect(plan({ ...emptyQuiz, values: { plan: "crate" } }, "end")).toBe("crate");
});
