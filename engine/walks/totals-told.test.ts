import { expect, test } from "vitest";
import { atomsIn, parseCondition } from "../flow/index.ts";
import { totalsTold } from "./totals-told.ts";

const asked = atomsIn(
  parseCondition({ any: [{ score: { wet: { min: 3 } } }, { score: { wet: { max: 5 }, dry: { min: 2 } } }] }, []),
);
const scored = (...scores: Record<string, number>[]) => [{}, { options: scores.map((score) => ({ score })) }];

test("totals are told apart up to the highest bound, and no further", () => {
  const told = totalsTold(scored({ wet: 2, dry: 0 }, { wet: 0 }), asked);
  expect([0, 3, 4, 5].map((total) => told("wet", total))).toEqual([0, 3, 4, 5]);
  expect(told("wet", 6)).toBe(told("wet", 60));
  expect(told("wet", 6)).not.toBe(5);
  expect([told("dry", 2), told("dry", 3)]).toEqual([2, told("dry", 4)]);
});

test("any total can fall to a bound where an option takes points away, on that scale alone", () => {
  const told = totalsTold(scored({ wet: 4, dry: 1 }, { wet: -1 }), asked);
  expect([told("wet", 6), told("wet", 60)]).toEqual([6, 60]);
  expect(told("dry", 9)).toBe(told("dry", 10));
});

test("a scale that nothing asks for is told as it is", () => {
  const told = totalsTold(scored({ wet: 1 }), asked);
  expect([told("hot", 7), told("hot", 8)]).toEqual([7, 8]);
});
