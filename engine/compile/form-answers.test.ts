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

test("a time is tried on both sides of a bound, on its step", () => {
  expect(sides("time", "min: 22:00")).toEqual(["21:55", "22:00"]);
  expect(sides("hour(time)", "min: 6, max: 11")).toEqual(["05:55", "06:00", "11:55", "12:00"]);
});
