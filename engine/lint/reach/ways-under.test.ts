import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** Whether a sum of the rooms and the floor is told to be unset in a section, on ways where the floor is asked of some. */
function isTold(when: string, next: string, options = "[Move, Clean, Both]"): boolean {
  const text = `id: t
language: en
start: job
entry: in-order
values: { sum: { of: rooms + floor } }
steps:
  job: { type: question, path: /, question: Which?, options: ${options}, next: rooms }
  rooms: { type: form, path: /rooms, heading: R, fields: [{ id: rooms, type: number, label: Rooms }], button: Go, next: ${next} }
  floor: { type: form, path: /floor, heading: F, fields: [{ id: floor, type: number, label: Floor }], button: Go, next: sure }
  sure: { type: question, path: /sure, question: Sure?, options: ["Yes", "No"], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: H }, { type: text, when: ${when}, text: "{sum}" }] }
`;
  return checkFunnel("t.yaml", () => ({ text })).problems.some(({ rule }) => rule === "unset-placeholder");
}

const cleanersSkip = "[{ when: { job: clean }, go: sure }, { go: floor }]";
const moversGo = "[{ when: { any: [{ job: move }, { job: both }] }, go: floor }, { go: sure }]";

test.each([
  ["{ job: move }", cleanersSkip],
  ["{ job: [move, both] }", cleanersSkip],
  ["{ not: { job: clean } }", cleanersSkip],
  ["{ sure: 'yes', job: both }", cleanersSkip],
  ["{ job: move }", moversGo],
  ["{ not: { job: clean } }", moversGo],
  ["{ not: { any: [{ job: clean }, { sure: 'no' }] } }", moversGo],
  ["{ job: clean }", "[{ when: { not: { job: clean } }, go: sure }, { go: floor }]"],
])("whoever reads a section for %s has come by %s", (when, next) => {
  expect(isTold(when, next)).toBe(false);
});

test.each([
  ["{ job: clean }", cleanersSkip],
  ["{ job: [move, clean] }", cleanersSkip],
  ["{ not: { job: move } }", cleanersSkip],
  ["{ any: [{ job: move }, { sure: 'yes' }] }", cleanersSkip],
  ["{ sure: 'yes' }", cleanersSkip],
  ["{ job: clean }", moversGo],
  // Nobody has answered this question when the list is tried.
  ["{ sure: 'yes' }", "[{ when: { sure: 'yes' }, go: floor }, { go: sure }]"],
  [
    "{ not: { sure: 'no' } }",
    "[{ when: { sure: 'no' }, go: sure }, { when: { sure: 'yes' }, go: floor }, { go: sure }]",
  ],
])("who reads a section for %s may not have come by the question, on %s", (when, next) => {
  expect(isTold(when, next)).toBe(true);
});

test.each([
  ["{ job: clean }", false],
  ["{ not: { job: move } }", false],
  ["{ job: move }", true],
  ["{ not: { job: clean } }", true],
])("an option's own way is taken by those who have chosen it: %s", (when, told) => {
  expect(isTold(when, "floor", "[{ label: Move, next: sure }, Clean]")).toBe(told);
});

test("in a round, an answer of last time may have led elsewhere", () => {
  const round = "[{ when: { sure: 'no' }, go: floor }, { go: sure }]";
  expect(isTold("{ sure: 'no' }", round)).toBe(true);
});
