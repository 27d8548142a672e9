import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { flowOf, placedAtoms, stepFlows } from "../flow/index.ts";
import { formAnswers } from "./index.ts";

/** What is tried on both sides of each bound, when somebody asks for bounds of a value. */
function sides(of: string, ...bounds: readonly string[]) {
  const outcomes = bounds.map((bound, at) => `{ id: o${at}, when: { value: { it: { ${bound} } } }, title: One }`);
  const funnel = definition(`
start: born
values: { it: { of: ${of} } }
outcomes: [${outcomes.join(", ")}, { id: rest, title: Rest }]
steps:
  born:
    type: form
    path: /
    heading: When were you born?
    fields:
      - { id: born, type: date, label: Day of birth, min: 1950-01-01, max: 18 years ago }
      - { id: time, type: time, label: Time of birth, step: 5 }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title}" }] }
`);
  const asked = placedAtoms(funnel, stepFlows(funnel));
  return formAnswers(flowOf(funnel), asked, "2026-01-31")
    .get("born")
    ?.sides.map(({ text }) => text)
    .toSorted();
}

test("a day of birth is tried on both sides of each bound of a part of the year", () => {
  expect(sides("month(born) * 100 + day(born)", "min: 321, max: 419", "min: 1122, max: 1221")).toEqual([
    ...["2007-03-20", "2007-03-21", "2007-04-19", "2007-04-20"],
    ...["2007-11-21", "2007-11-22", "2007-12-21", "2007-12-22"],
    // What is no more than 1221 begins anew with the year.
    ...["2007-12-31", "2008-01-01"],
  ]);
});

test("a day of birth is tried on both sides of a bound that comes once", () => {
  expect(sides("2026-01-31 - born, in: years", "min: 40")).toEqual(["1986-01-31", "1986-02-01"]);
});

test("a field is left empty where a formula has something that stands in for it", () => {
  const textsOf = (of: string, field = "required: false") => {
    const funnel = definition(`
start: trip
values: { it: { of: "${of}" } }
outcomes: [{ id: far, when: { value: { it: { min: 5 } } }, title: Far }, { id: near, title: Near }]
steps:
  trip:
    type: form
    path: /
    heading: Your trip
    fields:
      - { id: days, type: number, label: Days, min: 1, max: 9, ${field} }
      - { id: people, type: number, label: People, min: 1, max: 3 }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title}" }] }
`);
    const { sides = [] } = formAnswers(flowOf(funnel), placedAtoms(funnel, stepFlows(funnel))).get("trip") ?? {};
    return sides.flatMap(({ field, text }) => (field === "days" ? text : []));
  };
  expect(textsOf("ifempty(days, 0)")).toEqual(["4", "5", ""]);
  expect(textsOf("ifempty(days, people + 4)")).toEqual(["4", "5", ""]);
  expect(textsOf("days")).toEqual(["4", "5"]);
  expect(textsOf("ifempty(days, 0)", "required: true")).toEqual(["4", "5"]);
});

test("a number is tried on both sides of a bound that only those ask for whose answers have points", () => {
  const funnel = definition(`
start: goal
scales: { retires: {} }
values: { years: { of: "if(score.retires > 0, stop-age - age, horizon)" } }
steps:
  goal:
    type: question
    path: /
    question: What for?
    options: [{ label: My retirement, next: age, score: { retires: 1 } }, A house]
    record: Goal
    next: horizon
  horizon:
    type: form
    path: /horizon
    heading: How long?
    fields: [{ id: horizon, type: slider, label: Years, min: 1, max: 30 }]
    button: Go on
    next: end
  age:
    type: form
    path: /age
    heading: When would you like to stop?
    fields:
      - { id: age, type: number, label: Your age, min: 18, max: 74 }
      - { id: stop-age, type: slider, label: The age, min: 55, max: 75 }
    button: Go on
    next: [{ when: { value: { years: { below: 1 } } }, go: past }, { go: end }]
  past: { type: end, path: /past, sections: [{ type: heading, text: You are past that age }] }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
`);
  const ages = formAnswers(flowOf(funnel), placedAtoms(funnel, stepFlows(funnel))).get("age")?.answers ?? [];
  const left = ages.map(({ age, "stop-age": stop }) => Number(stop) - Number(age));
  expect(left).toContain(1);
  expect(left).toContain(0);
});

test("a time is tried on both sides of a bound, on its step", () => {
  expect(sides("time", "min: 22:00")).toEqual(["21:55", "22:00"]);
  expect(sides("hour(time)", "min: 6, max: 11")).toEqual(["05:55", "06:00", "11:55", "12:00"]);
});
